/** On a link whose press shows its target in a frame: the page's policy allows that frame. */
export const frameAttribute = "data-frame"
