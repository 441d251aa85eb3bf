import { textLength } from '@learntrail/contract/characters'
import type { Execution, PlanResult } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { isSame } from '../../../../saving/stamp.rules.ts'

export type Evaluation = PlanResult['evaluations'][number]

const isJudged = ({ level, text }: Evaluation) => level !== null || text.trim() !== ''

export const textOfResult = ({ result }: Execution): PlanResult => ({
  summary: result.summary,
  difference: result.difference,
  evaluations: result.evaluations,
})

/** Returns an evaluation for each criterion of the plan, then those judged under criteria the plan no longer has. */
export function evaluationsOf(criteria: readonly string[], { evaluations }: PlanResult): Evaluation[] {
  const judgedOf = (criterion: string) => evaluations.find((one) => one.criterion === criterion)
  const dropped = evaluations.filter((one) => !criteria.includes(one.criterion) && isJudged(one))
  return [...criteria.map((criterion) => judgedOf(criterion) ?? { criterion, level: null, text: '' }), ...dropped]
}

/** Returns the evaluations with one replaced; an evaluation without level and text is dropped. */
export function withEvaluation({ evaluations }: PlanResult, changed: Evaluation): Evaluation[] {
  const others = evaluations.filter(({ criterion }) => criterion !== changed.criterion)
  const at = evaluations.findIndex(({ criterion }) => criterion === changed.criterion)
  if (!isJudged(changed)) return others
  return others.toSpliced(at < 0 ? others.length : at, 0, changed)
}

const plainText = (result: PlanResult): PlanResult => ({
  summary: result.summary.trim(),
  difference: result.difference.trim(),
  evaluations: result.evaluations
    .map((one) => ({ ...one, text: one.text.trim() }))
    .toSorted((one, another) => (one.criterion < another.criterion ? -1 : 1)),
})
export const plainResult = plainText
const isSamePart = (one: PlanResult, another: PlanResult, key: keyof PlanResult) =>
  isSame(plainText(one)[key], plainText(another)[key])

/** Merges evaluations criterion by criterion; null if both sides judged one differently. */
function mergeEvaluations(base: PlanResult, mine: PlanResult, theirs: PlanResult): Evaluation[] | null {
  const find = (side: PlanResult, criterion: string) => side.evaluations.find((one) => one.criterion === criterion)
  const criteria = [...new Set([...theirs.evaluations, ...mine.evaluations].map(({ criterion }) => criterion))]
  const merged = criteria.map((criterion) => {
    const [before, here, there] = [base, mine, theirs].map((side) => find(side, criterion))
    if (isSame(here, before)) return there
    if (isSame(there, before) || isSame(here, there)) return here
    return null
  })
  return merged.includes(null) ? null : merged.flatMap((one) => one ?? [])
}

/** Three-way merge; null if both sides changed the same part differently. */
export function mergeResult(base: PlanResult, mine: PlanResult, theirs: PlanResult): PlanResult | null {
  const evaluations = mergeEvaluations(plainText(base), plainText(mine), plainText(theirs))
  if (evaluations === null) return null
  const merged = { ...theirs, evaluations }
  for (const key of ['summary', 'difference'] as const) {
    if (isSamePart(mine, base, key) || isSamePart(mine, theirs, key)) continue
    if (!isSamePart(theirs, base, key)) return null
    merged[key] = mine[key]
  }
  return merged
}

/** Returns the parts that the server may not have yet. */
export const newPartsOf = (result: PlanResult, held: readonly PlanResult[]): Partial<PlanResult> =>
  Object.fromEntries(
    (['summary', 'difference', 'evaluations'] as const)
      .filter((key) => held.some((one) => !isSamePart(result, one, key)))
      .map((key) => [key, result[key]]),
  )

export const isTooLong = (text: string, most: number) => textLength(text.trim()) > most

/** Returns what may be saved: a text over its limit is held back, its saved value sent instead. */
export const fitResult = (result: PlanResult, base: PlanResult): PlanResult => ({
  summary: isTooLong(result.summary, planLimits.resultSummary) ? base.summary : result.summary,
  difference: isTooLong(result.difference, planLimits.resultSummary) ? base.difference : result.difference,
  evaluations: result.evaluations.some(({ text }) => isTooLong(text, planLimits.evaluation))
    ? base.evaluations
    : result.evaluations,
})
