import {
  type FactField,
  type FormPart,
  isLined,
  type LinedPart,
  type PlanForm,
} from '@learntrail/contract/plans/school/facts'

/** Parts about the result, printed once the plan is being done. */
export type ResultField = 'summary' | 'difference' | 'evaluations' | 'opinion'
const resultFields: readonly FormPart[] = ['summary', 'difference', 'evaluations', 'opinion'] satisfies ResultField[]
const isResult = (part: FormPart): part is ResultField => resultFields.includes(part)

/** Choices of the part `proposal`. */
export type ProposalField = 'proposalType' | 'proposalPresent'

/** A cell and its width in columns, of three. */
export interface FactCell {
  field: FactField | ProposalField
  columns: 1 | 2 | 3
}

export type DrawnPart =
  | { kind: 'facts'; rows: FactCell[][] }
  /** `lines` to write on when nothing was typed. */
  | { kind: 'text'; field: LinedPart; lines: number }
  | { kind: 'result'; field: ResultField }
  | { kind: 'weeks' | 'signatures' }

const columnsOf: Partial<Record<FactField, 2 | 3>> = {
  projectName: 2,
  learningType: 3,
  actType: 3,
  days: 3,
  disciplines: 3,
  location: 3,
}

/** Arranges cells in rows of three columns, in order; a row's last cell is widened to fill it. */
export function rowsOf(facts: readonly FactField[]): FactCell[][] {
  const rows: FactCell[][] = []
  let left = 0
  for (const field of facts) {
    const columns = columnsOf[field] ?? 1
    if (columns > left) {
      widenLast(rows.at(-1), left)
      rows.push([])
      left = 3
    }
    rows.at(-1)?.push({ field, columns })
    left -= columns
  }
  widenLast(rows.at(-1), left)
  return rows
}

function widenLast(row: FactCell[] | undefined, left: number): void {
  const last = row?.at(-1)
  if (last !== undefined) last.columns = (last.columns + left) as FactCell['columns']
}

/** Returns the parts of the form in the order they are drawn. */
export const drawnParts = ({ parts, facts }: Pick<PlanForm, 'parts' | 'facts'>): DrawnPart[] =>
  parts.map<DrawnPart>(({ part, lines }) => {
    if (isLined(part)) return { kind: 'text', field: part, lines }
    if (isResult(part)) return { kind: 'result', field: part }
    if (part === 'facts') return { kind: 'facts', rows: rowsOf(facts) }
    if (part === 'proposal')
      return {
        kind: 'facts',
        rows: [[{ field: 'proposalType', columns: 3 }], [{ field: 'proposalPresent', columns: 3 }]],
      }
    return { kind: part }
  })
