declare module "@adobe/structured-data-validator" {
  export default class Validator {
    constructor(vocabulary: object)
    validate(found: { jsonld: Record<string, object[]> }): Promise<{ issueMessage: string }[]>
  }
}
