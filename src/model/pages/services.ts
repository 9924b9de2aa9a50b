import { FixedSections } from "../section"
import { sharedPage } from "./page"
import { Closing } from "../../sections/Closing/schema"
import { PageHeader } from "../../sections/PageHeader/schema"
import { ServiceLabels } from "../../sections/ServiceSection/schema"

export const ServicesPage = sharedPage({
  header: PageHeader,
  serviceWords: ServiceLabels,
  sections: FixedSections,
  closing: Closing,
}).meta({
  id: "ServicesPage",
  title: "Services page",
  files: "pages/services.json",
  address: "/services/",
  icon: "layout-list",
})
