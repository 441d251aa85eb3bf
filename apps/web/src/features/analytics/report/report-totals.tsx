import type { SchoolReport } from '@learntrail/contract/analytics/analytics'
import type { SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { Numbers } from '../../analysis/index.ts'
import { useFigureWords } from './figure-words.ts'
import css from './report.module.css'
import { useOpenReport } from './report-context.ts'

interface ReportTotalsProps {
  totals: SchoolReport['totals']
  /** Question of the totals, where it is not the report's. */
  of?: SchoolQuestion
}

/** The large numbers: each says what it counts and how it compares with the semester before. */
export function ReportTotals({ totals, of }: ReportTotalsProps) {
  const { question } = useOpenReport()
  const words = useFigureWords()
  const asked = of ?? question ?? 'use'
  if (totals.length === 0) return null
  return (
    <Numbers
      numbers={totals.map(({ name, unit, ...cell }) => ({
        name: words.nameOf(asked, name),
        value: words.valueOf(cell.value, unit),
        note: (
          <>
            <span className={css.compared}>{words.comparedWith(cell, unit)}</span>
            {of === undefined ? <span className={css.says}>{words.saysOf(asked, name)}</span> : null}
          </>
        ),
      }))}
    />
  )
}
