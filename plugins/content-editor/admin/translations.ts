export type Translations = { [key: string]: string | Translations }

/** What the editor says in the place of Decap's own words. */
export const translations: Translations = {
  collection: {
    collectionTop: { newButton: "New: %{collectionLabel}" },
  },
  editor: {
    // The report says it, at the field and above the form.
    editorControlPane: { widget: { required: "" } },
    editorToolbar: { deployButtonLabel: "See the page" },
  },
  ui: {
    toast: {
      missingRequiredField: "This cannot be saved yet. What needs mending stands above the form.",
    },
  },
}

/** The same where saving writes into the folder on this computer, and nothing is published. */
export const localTranslations: Translations = {
  editor: {
    editorToolbar: {
      publish: "Save",
      publishing: "Saving…",
      published: "Saved",
      publishNow: "Save now",
      publishAndCreateNew: "Save and create new",
      publishAndDuplicate: "Save and duplicate",
    },
  },
}

/** Words of which some take the place of others. */
export function deepMerge(all: Translations, some: Translations): Translations {
  const own = Object.entries(some).map(([key, value]) => {
    const other = all[key]
    return [key, isGroup(value) && isGroup(other) ? deepMerge(other, value) : value]
  })
  return { ...all, ...Object.fromEntries(own) }
}

const isGroup = (some?: string | Translations): some is Translations => typeof some === "object"
