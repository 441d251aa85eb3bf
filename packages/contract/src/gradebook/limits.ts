/** Characters unless said otherwise. */
export const gradebookLimits = {
  /** Of a column, and of a category. */
  title: 40,
  category: 20,
  categories: 10,
  /** Columns that are made here, of one term. */
  columns: 60,
  maximum: { min: 1, max: 1_000 },
  /** Of a column or a category; how much it counts beside the others. */
  weight: 100,
  /** Scores entered at a time, of one column. */
  entries: 100,
  /** Decimals of a score that is entered here. */
  decimals: 2,
  /** A sheet has so many cells at most: pupils by columns. */
  cells: 30_000,
} as const
