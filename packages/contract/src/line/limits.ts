/** Of lines at one node. How often a line says that it is there is in `live/limits.ts`, as a stream does the same. */
export const lineLimits = {
  /** Lines that one person has open. */
  perPerson: 12,
  /** Lines that have not shown a token yet. All of a school that come back at once need an instant each. */
  unfinished: 2_000,
  /** Words that come by one line in ten seconds, of whatever kind. */
  wordsInTenSeconds: 200,
  /** Bytes of one word: a change of what several write, a third longer where the line carries text alone. */
  wordBytes: 384 * 1024,
} as const
