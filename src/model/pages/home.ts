import { FixedSections } from "../section"
import { sharedPage } from "./page"
import { HomeCallToAction } from "../../sections/CallToAction/schema"
import { Hero } from "../../sections/Hero/schema"
import { Ventures } from "../../sections/Ventures/schema"
import { Vision } from "../../sections/Vision/schema"

export const HomePage = sharedPage({
  hero: Hero,
  ventures: Ventures,
  vision: Vision,
  sections: FixedSections,
  callToAction: HomeCallToAction,
}).meta({ id: "HomePage", title: "Home page", files: "pages/home.json", address: "/" })
