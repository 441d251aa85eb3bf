import type { Cast } from './kinds.ts'

/** Returns a word that nobody else says. */
export type NewWord = () => string

/** What the owner of a cast may have left in the tables of one feature, for the test of an erasure. */
export interface LifePart {
  /** Fills every column that can hold personal data, each with its own word. */
  live(cast: Cast, newWord: NewWord): Promise<void>
  /** Columns without personal data, and why. `table.*` is all of a table. */
  holdNothing?: Record<string, string>
  /** Where something of theirs remains afterwards, and why. */
  staysIn?: Record<string, string>
  /** Prefixes of columns that keep words, since they belong to other people as well. */
  isShared?: readonly string[]
}
