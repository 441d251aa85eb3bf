interface Scored {
  /** Quality points of the question. */
  most: number
  /** Null for a remark in words only. */
  score: number | null
  totalScore: number
}

/**
 * Returns the group points for quality if the corrector set none: the score's share of its total, applied to `most`.
 */
export const qualityPointsBy = ({ most, score, totalScore }: Scored): number =>
  score === null ? most : Math.round((most * Math.min(score, totalScore)) / totalScore)

/** Clamps typed points to a whole number from 0 to `most`. */
export const clampPoints = (typed: number, most: number): number =>
  Number.isFinite(typed) ? Math.min(most, Math.max(0, Math.round(typed))) : 0
