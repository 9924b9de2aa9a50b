/** Shows the errors of content/ on the page while the development server runs. */
export const onClientEntry = () => {
  if (process.env.NODE_ENV === "development")
    void import("./gatsby/dev/errorOverlay").then(({ showErrorOverlay }) => showErrorOverlay())
}
