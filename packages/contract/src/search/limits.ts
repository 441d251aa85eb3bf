export const searchLimits = {
  /** Searches remembered per person. */
  history: 30,
  /** Suggestions of each kind while typing. */
  suggestions: 5,
  /** Results per category when all categories are shown. */
  section: 3,
  /** Results of a category are counted up to this number. */
  counted: 1_000,
  /** Pages that can be requested by number; cursors lead on from there. */
  numberedPages: 10,
} as const
