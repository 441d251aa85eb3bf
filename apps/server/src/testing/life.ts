import type { Cast } from './kinds.ts'

/** A word that nobody else says. */
export type NewWord = () => string

/** What the owner of a cast may have left behind in the tables of one feature, for the test of an erasure. */
export interface LifePart {
  /** Fills every column that can hold something of a person's, each with a word of its own. */
  live(cast: Cast, newWord: NewWord): Promise<void>
  /** Columns that hold nothing of a person's, and why. `table.*` is all of a table. */
  holdNothing?: Record<string, string>
  /** Where something of theirs is still found afterwards, and why. */
  staysIn?: Record<string, string>
  /** What the names of columns begin with that keep words, as they are the others’ as well. */
  isShared?: readonly string[]
}
