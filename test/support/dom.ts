// jsdom applies style sheets slowly. Of an element's style, tests see what it says itself.
if (typeof window !== "undefined")
  Object.assign(window, {
    getComputedStyle: ({ style }: HTMLElement) => style,
    // So styled-components adds a rule alone, in place of a text that is parsed anew each time.
    SC_DISABLE_SPEEDY: false,
  })
