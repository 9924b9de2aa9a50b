/** The values of each directive of a Content-Security-Policy. */
export const parseCsp = (csp: string): Record<string, string[]> =>
  Object.fromEntries(
    csp.split("; ").map((directive) => {
      const [name, ...values] = directive.split(" ")
      return [name, values]
    }),
  )
