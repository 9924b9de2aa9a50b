import type { sections as allSections } from "./pageSections"

// plugins/hosting finds each file by the name of its chunk: see `sectionChunk` in layout/hydration.ts.
const imports: Record<string, () => Promise<Partial<typeof allSections>>> = {
  story: () => import(/* webpackChunkName: "section-story" */ "../sections/Story"),
  text: () => import(/* webpackChunkName: "section-text" */ "../sections/composed/Text"),
  cards: () => import(/* webpackChunkName: "section-cards" */ "../sections/composed/lists/Cards"),
  steps: () => import(/* webpackChunkName: "section-steps" */ "../sections/composed/lists/Steps"),
  questions: () =>
    import(/* webpackChunkName: "section-questions" */ "../sections/composed/lists/Questions"),
  quotes: () =>
    import(/* webpackChunkName: "section-quotes" */ "../sections/composed/lists/Quotes"),
  figures: () =>
    import(/* webpackChunkName: "section-figures" */ "../sections/composed/lists/Figures"),
  prices: () =>
    import(/* webpackChunkName: "section-prices" */ "../sections/composed/lists/Prices"),
  gallery: () =>
    import(/* webpackChunkName: "section-gallery" */ "../sections/composed/lists/Gallery"),
  video: () => import(/* webpackChunkName: "section-video" */ "../sections/composed/Video"),
  downloads: () =>
    import(/* webpackChunkName: "section-downloads" */ "../sections/composed/lists/Downloads"),
  visit: () => import(/* webpackChunkName: "section-visit" */ "../sections/composed/Visit"),
  message: () =>
    import(/* webpackChunkName: "section-message" */ "../sections/contact-form/Message"),
  items: () => import(/* webpackChunkName: "section-items" */ "../sections/composed/Items"),
  callToAction: () =>
    import(/* webpackChunkName: "section-callToAction" */ "../sections/CallToAction"),
}

/** The components that are loaded. */
export const sections: Partial<typeof allSections> = {}

/** Loads the components of the sections of a page. */
export const loadSections = ({ kinds }: { kinds: string[] }) =>
  Promise.all(kinds.map(async (kind) => Object.assign(sections, await imports[kind]())))
