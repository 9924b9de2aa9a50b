/** A reason that a person can act on; its message is all that they need to see. */
export class Advice extends Error {}
