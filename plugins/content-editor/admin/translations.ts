export type Translations = { [key: string]: string | Translations }

/** Replacements for Decap's texts. */
export const translations: Translations = {
  collection: {
    collectionTop: { newButton: "New: %{collectionLabel}" },
  },
  editor: {
    // The field and the panel above the form show this.
    editorControlPane: { widget: { required: "" } },
    editorToolbar: { deployButtonLabel: "See the page" },
  },
  ui: {
    toast: {
      missingRequiredField:
        "This cannot be saved yet. The list above the form says what to correct.",
    },
  },
}

/** Further replacements for the local editor, which saves to disk and publishes nothing. */
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

/** Merges translations; the second argument wins. */
export function deepMerge(base: Translations, overrides: Translations): Translations {
  const merged = Object.entries(overrides).map(([key, value]) => {
    const old = base[key]
    return [key, isGroup(value) && isGroup(old) ? deepMerge(old, value) : value]
  })
  return { ...base, ...Object.fromEntries(merged) }
}

const isGroup = (value?: string | Translations): value is Translations => typeof value === "object"
