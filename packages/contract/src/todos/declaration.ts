/**
 * Declaration of things that can wait for a person: `todos` in a feature's `feature.ts`. The web has their words and
 * buttons.
 */
export interface TodoFacts {
  /** Position among all kinds; the most urgent has the smallest number. */
  readonly place: number
  /** Another person waits for an answer, so it is also shown above the notices. */
  readonly isAsked?: true
}
