import { sharedPage } from "./page"
import { ContactPanel } from "../../sections/ContactPanel/schema"
import { MessageForm } from "../../sections/Message/schema"
import { PageHeader } from "../../sections/PageHeader/schema"

export const ContactPage = sharedPage({
  header: PageHeader,
  form: MessageForm,
  panel: ContactPanel,
}).meta({
  id: "ContactPage",
  title: "Contact page",
  files: "pages/contact.json",
  address: "/contact/",
  icon: "send",
})
