// Facts alone, no schema: both sides count by this.

interface Category {
  id: string
  weight: number
}

/** How columns count: alone where there are no categories, else within theirs, which count beside each other. */
export interface Weighting {
  categories: readonly Category[]
  /** What is in no category, where there are some. */
  otherWeight: number
}

interface CountedScore {
  score: number
  maximum: number
  weight: number
  /** Null, or one that is not there: in none. */
  categoryId: string | null
}

const weightedMean = (parts: readonly { value: number; weight: number }[]): number | null => {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  return total === 0 ? null : parts.reduce((sum, { value, weight }) => sum + value * weight, 0) / total
}

const meanOf = (scores: readonly CountedScore[]) =>
  weightedMean(scores.map(({ score, maximum, weight }) => ({ value: (score / maximum) * 100, weight })))

/**
 * What somebody has reached, of a hundred: every score as a share of its maximum, by weight. What is not given to
 * this does not count, neither for nor against. Null where nothing counts. It is not rounded.
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

/** The mean of the scores of a column, in its own points. It is not rounded. */
export const columnMean = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length

/**
 * Half up, as schools round: 84.5 is 85, and 84.45 with one decimal 84.5. What is binary about a number, as 1.005 being a
 * little less, counts for nothing: no average of scores comes so near to a half without being one.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.floor(value * scale + 0.5 + 1e-9) / scale
}
