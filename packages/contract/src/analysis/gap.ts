import type { Charts, SchoolGroup } from './analysis.ts'
import { enoughRecords, type NeedCode, schoolGroupNeeds } from './school-group-needs.ts'

/** With fewer records, the analysis shows what is missing instead of a judgement. */
export const recordsToJudge = 5

export type NeedWeight = keyof typeof enoughRecords
export type EvidenceState = 'there' | 'little' | 'missing'

export interface EvidenceItem {
  code: NeedCode
  weight: NeedWeight
  /** Records that show it, and the number that is enough. */
  count: number
  enough: number
  state: EvidenceState
}

type Counts = Pick<Charts, 'intelligences' | 'abilities' | 'classifications'>

/** Returns the evidence that a portfolio has for the needs of a school group, most important first. */
export function evidenceFor(group: SchoolGroup, counts: Counts): EvidenceItem[] {
  const counted = new Map<string, number>(
    [...counts.intelligences, ...counts.abilities, ...counts.classifications].map(({ code, count }) => [code, count]),
  )
  return (['core', 'helpful', 'rounding'] as const).flatMap((weight) =>
    schoolGroupNeeds[group][weight].map((code) => {
      const [count, enough] = [counted.get(code) ?? 0, enoughRecords[weight]]
      return { code, weight, count, enough, state: stateOf(count, enough) }
    }),
  )
}

function stateOf(count: number, enough: number): EvidenceState {
  if (count === 0) return 'missing'
  return count < enough ? 'little' : 'there'
}
