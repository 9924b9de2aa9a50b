/** Texts that attack one kind of sink each. Every page shows them as plain text. */
export const payloads = [
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>", // changes when parsed twice
  "<base href='https://evil.example/'>",
  "</title></textarea></style></noscript></template><script>alert(1)</script>",
  "<form id=document><input name=cookie></form>", // DOM clobbering
  "<!--",
  "--!><script>alert(1)</script>",
  '<!--$--><!-- slice-start id="_gatsby-scripts-1" -->',
  "]]><!ENTITY x SYSTEM 'file:///etc/passwd'>",
  '" autofocus onfocus="alert(1)" x="',
  "' onmouseover='alert(1)",
  // Encodings that must not be decoded
  "&lt;script&gt;alert(1)&lt;/script&gt; &#x3c;img src=x onerror=alert(1)&#x3e; &",
  "\\u003cscript\\u003e \\n \\",
  "';alert(1);//",
  '"}],"x":"y',
  "`${alert(1)}` {{constructor.constructor('alert(1)')()}}",
  "{title}",
  "{year}",
  "$& $` $' $$ $1",
  "};body{display:none;background:url(//evil.example/)}",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "http://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "https://good.example@evil.example/",
  "/about/../../etc/passwd",
  'mailto:"><script>@b.example',
  "images/../../secret.png",
  "/*\n  X-Injected: 1",
  "x\r\nSet-Cookie: a=b",
  "a \u2067مرحبا (1)\u2069 b",
  "می\u200cخواهم",
  "👩\u200d🌾🏳\ufe0f\u200d🌈👩🏽\u200d🚀",
]

/** The only links of this list that content may hold. All of them are harmless. */
export const safeLinks = [
  "https://good.example/'x",
  "https://good.example/a,b;c?x='y'&amp;=1#'",
  "https://гоод.example/%",
  "/about/?next=//evil.example",
  "mailto:a@b.example?bcc=c%40d.example&body=%0d%0a",
]
