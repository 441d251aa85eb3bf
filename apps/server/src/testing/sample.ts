import type { TestPerson } from './people.ts'

interface OwnSample {
  path: string
  body: object
}

/** What the calls of a feature take, by `METHOD /path`. Ids are nobody's, but for `own`. */
export interface Samples {
  /** A valid body of every call that takes one, for tests that spoil it field by field. */
  bodies?: Record<string, unknown>
  /** A valid query of every call that takes one. */
  queries?: Record<string, Record<string, string>>
  /** The orders of a list, each of which goes on after a key of its own. */
  orders?: Record<string, Record<string, string>[]>
  /**
   * Calls that a member makes with things of their own, which is as far as a call can come: each answers success as it
   * is made here, so that what is spoiled in it is all there is to refuse.
   */
  own?: Record<string, (person: TestPerson) => Promise<OwnSample>>
}
