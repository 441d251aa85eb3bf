interface Scored {
  /** Points that the question has for quality. */
  most: number
  /** Null where words say it all. */
  score: number | null
  totalScore: number
}

/** Points of the group for the quality of work where its corrector says nothing of them: as many of all as the score is of its total. */
export const qualityPointsBy = ({ most, score, totalScore }: Scored): number =>
  score === null ? most : Math.round((most * Math.min(score, totalScore)) / totalScore)

/** What is typed as points: a whole number between nothing and all. */
export const clampPoints = (typed: number, most: number): number =>
  Number.isFinite(typed) ? Math.min(most, Math.max(0, Math.round(typed))) : 0
