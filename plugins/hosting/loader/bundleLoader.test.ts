import { bundleLoader } from "./bundleLoader"

test.each(["hydrateOnIntent", "hydrateForm", "updateByClock"] as const)(
  "%s is one script",
  (name) => {
    const loader = bundleLoader(name)
    expect(loader).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/)
    expect(loader).not.toMatch(/<\/script|<!--|import\b/)
  },
)
