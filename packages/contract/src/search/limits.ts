export const searchLimits = {
  /** Words that are remembered of one person. */
  history: 30,
  /** What is suggested while somebody types, of each kind. */
  suggestions: 5,
  /** What is shown of each category where all are. */
  section: 3,
  /** More of a category are not counted. */
  counted: 1_000,
  /** Pages that can be asked for by their number; cursors lead on from there. */
  numberedPages: 10,
} as const
