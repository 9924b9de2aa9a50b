/** Texts that attack one kind of sink each. Every page shows them as plain text. */
export const payloads = [
  // HTML
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>", // changes when parsed twice
  "<base href='https://evil.example/'>",
  "</title></textarea></style></noscript></template><script>alert(1)</script>",
  "<template shadowrootmode=open><script>alert(1)</script></template>",
  "<form id=document><input name=cookie></form>", // DOM clobbering
  "</p></div></main></body></html>",
  // Comments, which React and Gatsby also use as marks
  "<!--",
  "--!><script>alert(1)</script>",
  '<!--$--><!-- slice-start id="_gatsby-scripts-1" -->',
  // XML
  "]]><!ENTITY x SYSTEM 'file:///etc/passwd'>",
  // Attributes
  '" autofocus onfocus="alert(1)" x="',
  "' onmouseover='alert(1)",
  "` onmouseover=alert(1)",
  // Encodings that must not be decoded
  "&lt;script&gt;alert(1)&lt;/script&gt; &#x3c;img src=x onerror=alert(1)&#x3e; &",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "\\u003cscript\\u003e \\n \\",
  // Strings and templates of scripts, keys of objects, patterns of String.replace
  "';alert(1);//",
  '"}],"x":"y',
  "*/alert(1)/*",
  "`${alert(1)}` {{constructor.constructor('alert(1)')()}}",
  "{title}",
  "{year}",
  "$& $` $' $$ $1",
  "__proto__",
  // Styles
  "};body{display:none;background:url(//evil.example/)}",
  // Addresses
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "http://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "https://good.example@evil.example/",
  "/about/../../etc/passwd",
  'mailto:"><script>@b.example',
  "images/../../secret.png",
  // Lines of _headers
  "/*\n  X-Injected: 1",
  "x\r\nSet-Cookie: a=b",
  // Languages and signs that need invisible characters
  "a \u2067مرحبا (1)\u2069 b",
  "می\u200cخواهم",
  "👩\u200d🌾🏳\ufe0f\u200d🌈👩🏽\u200d🚀",
  // Length
  "X".repeat(90),
  "𝒳".repeat(140),
]

/** The only links of this list that content may hold. All of them are harmless. */
export const safeLinks = [
  "https://good.example/'x",
  "https://good.example/%3Cscript%3E%22%27",
  "https://good.example/a,b;c?x='y'&amp;=1#'",
  "https://гоод.example/",
  "/about/?next=//evil.example",
  "mailto:a@b.example?bcc=c%40d.example&body=%0d%0a",
  "tel:+1-000",
]
