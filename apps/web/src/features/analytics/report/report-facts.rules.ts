import type { FigureCell, SchoolReport } from '@learntrail/contract/analytics/analytics'

type Figures = Pick<SchoolReport, 'totals' | 'tables'> & { questions?: readonly Pick<SchoolReport, 'totals'>[] }

const cellsOf = ({ totals, tables, questions = [] }: Figures): FigureCell[] => [
  ...totals,
  ...questions.flatMap((question) => question.totals),
  ...tables.flatMap(({ items }) => items.flatMap(({ cells }) => cells)),
]

/** Whether any cell is hidden; the report explains hiding once. */
export const hasHidden = (figures: Figures): boolean =>
  cellsOf(figures).some(({ value, before }) => value === null || before === null)

/** Whether any cell is compared with the semester before. */
export const hasBefore = (figures: Figures): boolean => cellsOf(figures).some(({ before }) => before !== undefined)

/**
 * Whether every total is zero, now and in the semester before. `pupils` and `ready` do not count, as they measure no
 * activity.
 */
export const isEmpty = ({ totals, questions = [] }: Omit<Figures, 'tables'>): boolean => {
  const done = [...totals, ...questions.flatMap((question) => question.totals)].filter(
    ({ name }) => name !== 'pupils' && name !== 'ready',
  )
  return done.length > 0 && done.every(({ value, before = 0 }) => value === 0 && before === 0)
}
