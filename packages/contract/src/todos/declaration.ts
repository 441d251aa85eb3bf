/** What of a feature can wait for somebody: `todos` of its `feature.ts`. Its words and buttons are the web's. */
export interface TodoFacts {
  /** Its place among all that waits: what presses most has the smallest number. */
  readonly place: number
  /** Somebody waits for an answer, so that it stands above the notices as well. */
  readonly isAsked?: true
}
