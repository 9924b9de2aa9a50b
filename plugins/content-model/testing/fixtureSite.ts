import "../../../scripts/lib/siteModel"
/**
 * A small site on the model of this one, for tests that need content. No test reads what `content/`
 * says, because another business replaces it.
 */
export const fixtureContent = "test/fixture/content"

export const fixtureStatic = "test/fixture/static"
