/** @jest-environment node */
import { readDocument, testIssues } from "../../testing/readDocument"
import { colourIssues } from "./colours"

const tooLow = "has too little contrast in the light colour scheme"
const nearest = "the nearest colour with enough contrast."

testIssues((change) => colourIssues(readDocument("values/ambition.json", change)), {
  'colour: "#ffe600"': `7:13 warning low-contrast Colour (colour): #ffe600 ${tooLow} as badges and buttons (1.1, but 3 is needed; the site shows #998a00) and as text (1.1, but 4.5 is needed; the site shows #796c00). Use #796c00, ${nearest}`,
  'colour: "#cc7a00"': `7:13 warning low-contrast Colour (colour): #cc7a00 ${tooLow} as text (2.9, but 4.5 is needed; the site shows #9d5d00). Use #9d5d00, ${nearest}`,
})

testIssues((change) => colourIssues(readDocument("site.json", change)), {
  'palette.brand: "#f2a922"': `10:14 warning low-contrast Brand colour (brand): #f2a922 ${tooLow} as buttons (1.7, but 3 is needed; the site shows #b37900) and as links (1.7, but 4.5 is needed; the site shows #8e6000). Use #8e6000, ${nearest}`,
  'palette.accent: "#0e4d43"': `11:15 warning low-contrast Accent (accent): #0e4d43 ${tooLow} as text on dark sections (1.5, but 4.5 is needed; the site shows #60998d). Use #60998d, ${nearest}`,
  'palette.paper: "#808080"': `12:14 warning low-contrast Paper (paper): #808080 ${tooLow} as the page's background (3.8, but 7 is needed; the site shows #f3f3f3). Use #f3f3f3, ${nearest}`,
})
