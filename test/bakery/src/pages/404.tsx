/** The engine's server needs the page of unknown addresses. */
export default function Lost() {
  return <h1>Hier liegt kein Brot</h1>
}

export const Head = () => (
  <>
    <html lang="de-DE" />
    <title>Seite nicht gefunden</title>
  </>
)
