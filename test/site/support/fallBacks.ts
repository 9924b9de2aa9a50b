/**
 * What pages use although a browser of browserslist lacks it, by its path in MDN's data, and what
 * visitors see there.
 */
export const fallBacks = {
  "css.at-rules.media.scripting":
    "The home page shows the brand in its bar at all times. Without JavaScript the announcement has a close button that does nothing.",
  "css.at-rules.supports.selector": "As if the browser lacked the selector.",
  "css.at-rules.view-transition": "The next page appears at once.",
  "css.properties.anchor-name":
    "While a page has an announcement, the menu opens at the lower edge of a phone.",
  "css.properties.animation-range": "Sections stand still while the page is scrolled.",
  "css.properties.animation-timeline": "Sections stand still while the page is scrolled.",
  "css.properties.backdrop-filter": "The prefixed property does the same.",
  "css.properties.break-after.avoid": "On paper, a heading may be the last line of a page.",
  "css.properties.content-visibility": "Nothing differs; the browser draws what nobody sees yet.",
  "css.properties.content-visibility.visible": "An answer that is folded is not printed.",
  "css.properties.cursor.pointer": "There is no pointer on a phone.",
  "css.properties.cursor.progress": "There is no pointer on a phone.",
  "css.properties.forced-color-adjust":
    "In forced colours, a logo may stand on a dark plate, and the mark of a film has the system's colours.",
  "css.properties.position-anchor":
    "While a page has an announcement, the menu opens at the lower edge of a phone.",
  "css.properties.resize": "The message field has one height; its text scrolls.",
  "css.properties.resize.vertical": "The message field has one height; its text scrolls.",
  "css.properties.text-size-adjust": "The prefixed property, or nothing: letters are not enlarged.",
  "css.properties.text-wrap": "Lines break where they are full.",
  "css.properties.text-wrap.balance": "Lines break where they are full.",
  "css.properties.text-wrap.pretty": "Lines break where they are full.",
  "css.properties.user-select": "The prefixed property does the same.",
  "css.properties.view-transition-name": "The next page appears at once.",
  "css.selectors.details-content": "An answer that is folded is not printed.",
  "css.selectors.has": "The bar of contact items is shown on pages with a form, too.",
  "css.selectors.popover-open":
    "The links of the bar stand at the lower edge of small screens at all times.",
  "css.selectors.view-transition": "The next page appears at once.",
  "css.selectors.view-transition-group": "The next page appears at once.",
  "css.types.color.light-dark": "Numerals of steps and figures have the colour of the text.",
  "html.elements.button.popovertarget":
    "The links of the bar stand at the lower edge of small screens at all times.",
  "html.elements.img.fetchpriority": "The first picture arrives a little later.",
  "html.elements.link.rel.icon": "The bookmark has another icon.",
  "html.elements.link.rel.manifest": "The site is a bookmark, not an app.",
  "html.elements.meta.name.theme-color": "The browser's own bar has its own colour.",
  "html.elements.meta.name.viewport": "Desktop browsers need none.",
  "html.elements.script.type.speculationrules":
    "The next page is requested when its link is pressed.",
  "html.global_attributes.popover":
    "The links of the bar stand at the lower edge of small screens at all times.",
}
