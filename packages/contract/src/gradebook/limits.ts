/** Characters unless stated otherwise. */
export const gradebookLimits = {
  /** Titles of columns, and names of categories. */
  title: 40,
  category: 20,
  categories: 10,
  /** Columns made in the gradebook, per term. */
  columns: 60,
  maximum: { min: 1, max: 1_000 },
  /** Highest weight of a column or a category relative to the others. */
  weight: 100,
  /** Scores entered per call, for one column. */
  entries: 100,
  /** Decimals of an entered score. */
  decimals: 2,
  /** Cells of one sheet: pupils times columns. */
  cells: 30_000,
} as const
