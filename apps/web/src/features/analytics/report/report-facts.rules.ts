import type { FigureCell, SchoolReport } from '@learntrail/contract/analytics/analytics'

type Figures = Pick<SchoolReport, 'totals' | 'tables'> & { questions?: readonly Pick<SchoolReport, 'totals'>[] }

const cellsOf = ({ totals, tables, questions = [] }: Figures): FigureCell[] => [
  ...totals,
  ...questions.flatMap((question) => question.totals),
  ...tables.flatMap(({ items }) => items.flatMap(({ cells }) => cells)),
]

/** Whether anything of it is hidden, which is explained once. */
export const hasHidden = (figures: Figures): boolean =>
  cellsOf(figures).some(({ value, before }) => value === null || before === null)

/** Whether those of the former semester stand beside them. */
export const hasBefore = (figures: Figures): boolean => cellsOf(figures).some(({ before }) => before !== undefined)

/** Whether nobody has done anything, now or before; what pupils lack is no such thing. */
export const isEmpty = ({ totals, questions = [] }: Omit<Figures, 'tables'>): boolean => {
  const done = [...totals, ...questions.flatMap((question) => question.totals)].filter(
    ({ name }) => name !== 'pupils' && name !== 'ready',
  )
  return done.length > 0 && done.every(({ value, before = 0 }) => value === 0 && before === 0)
}
