// Facts only, no schema: both sides calculate with them.

interface Category {
  id: string
  weight: number
}

/** How columns count: directly if there are no categories, otherwise within their category. */
export interface Weighting {
  categories: readonly Category[]
  /** Weight of columns without a category, if there are categories. */
  otherWeight: number
}

interface CountedScore {
  score: number
  maximum: number
  weight: number
  /** Null, or an unknown id: in no category. */
  categoryId: string | null
}

const weightedMean = (parts: readonly { value: number; weight: number }[]): number | null => {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  return total === 0 ? null : parts.reduce((sum, { value, weight }) => sum + value * weight, 0) / total
}

const meanOf = (scores: readonly CountedScore[]) =>
  weightedMean(scores.map(({ score, maximum, weight }) => ({ value: (score / maximum) * 100, weight })))

/**
 * Returns the average out of 100: every score as a share of its maximum, weighted. Columns without a score do not count
 * for or against. Null if nothing counts. Not rounded.
 */
export function averageOf(scores: readonly CountedScore[], { categories, otherWeight }: Weighting): number | null {
  if (categories.length === 0) return meanOf(scores)
  const named = new Set(categories.map(({ id }) => id))
  const of = (id: string | null) =>
    scores.filter(({ categoryId }) => (categoryId !== null && named.has(categoryId) ? categoryId : null) === id)
  const parts = [...categories, { id: null, weight: otherWeight }].flatMap(({ id, weight }) => {
    const value = meanOf(of(id))
    return value === null ? [] : [{ value, weight }]
  })
  return weightedMean(parts)
}

/** Returns the mean of a column's scores in its own points, null without scores. Not rounded. */
export const columnMean = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length

/**
 * Rounds half up, as schools do: 84.5 to 85, and 84.45 with one decimal to 84.5. The added 1e-9 compensates for binary
 * fractions (1.005 is stored slightly too small); no average of scores comes that close to a half without being one.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.floor(value * scale + 0.5 + 1e-9) / scale
}
