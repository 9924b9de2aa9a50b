export type Words = { [key: string]: string | Words }

/** What the editor says in the place of Decap's own words. */
export const words: Words = {
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
export const localWords: Words = {
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
export function merged(all: Words, some: Words): Words {
  const own = Object.entries(some).map(([key, value]) => {
    const other = all[key]
    return [key, isGroup(value) && isGroup(other) ? merged(other, value) : value]
  })
  return { ...all, ...Object.fromEntries(own) }
}

const isGroup = (some?: string | Words): some is Words => typeof some === "object"
