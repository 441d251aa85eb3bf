import type { TestPerson } from './people.ts'

interface OwnSample {
  path: string
  body: object
}

/** What the calls of a feature take, by `METHOD /path`. Ids are nobody's, except in `own`. */
export interface Samples {
  /** A valid body for every call that takes one, for tests that corrupt it field by field. */
  bodies?: Record<string, unknown>
  /** A valid query for every call that takes one. */
  queries?: Record<string, Record<string, string>>
  /** The orders of a list, each with a cursor key of its own. */
  orders?: Record<string, Record<string, string>[]>
  /**
   * Calls that a member makes with their own things, which get as far as calls can: each succeeds as it is, so that
   * only what is corrupted in it can be refused.
   */
  own?: Record<string, (person: TestPerson) => Promise<OwnSample>>
}
