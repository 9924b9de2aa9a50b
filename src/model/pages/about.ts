import { FixedSections } from "../section"
import { sharedPage } from "./page"
import { PageHeader } from "../../sections/PageHeader/schema"
import { Quote } from "../../sections/Quote/schema"
import { Story } from "../../sections/Story/schema"
import { Values } from "../../sections/Values/schema"

export const AboutPage = sharedPage({
  header: PageHeader,
  story: Story,
  values: Values,
  sections: FixedSections,
  quote: Quote,
}).meta({ id: "AboutPage", title: "About page", files: "pages/about.json", address: "/about/" })
