import type { FigureRow, FigureTable } from '@learntrail/contract/analytics/analytics'
import { useTranslation } from 'react-i18next'
import { analyticsAddresses } from '../addresses.ts'
import { withFilter } from '../filters/figure-filter.ts'
import { useFigureWords } from './figure-words.ts'
import { useOpenReport } from './report-context.ts'

export interface ShownRow extends FigureRow {
  name: string
  /** Address of the report narrowed to this row. */
  to?: string
}

/** Returns the rows of a table with their names, in the order sent: sorting by value would give away hidden cells. */
export function useShownRows({ items }: FigureTable): ShownRow[] {
  const { t } = useTranslation('analytics/words')
  const { school, filter, question, report, isOfThing } = useOpenReport()
  const words = useFigureWords()
  const asked = question ?? 'use'
  const path = question === null ? analyticsAddresses.dashboard : analyticsAddresses.question(question, school.id)
  const narrowed = (change: object) => withFilter(path, school.id, { ...filter, ...change })

  const named = ({ place, week, code, step, thing }: FigureRow): { name: string; to?: string } => {
    if (thing) {
      const to = question === null ? undefined : analyticsAddresses.thing(question, thing.id, school.id)
      return { name: thing.name || t('unnamed'), ...(to && { to: withFilter(to, school.id, filter) }) }
    }
    if (week) return { name: words.weekName(school, week), to: narrowed({ week: week.monday }) }
    if (place) {
      const { grade, className } = place
      // There is no filter for pupils in no listed grade.
      const isHere = grade === report.place.grade && className === report.place.className
      const part = { grade: grade ?? undefined, className: className ?? undefined }
      return { name: words.placeName(place), ...(!isHere && grade !== '' && { to: narrowed(part) }) }
    }
    if (step) return { name: words.stepName(step) }
    return { name: code === undefined ? t('total') : words.nameOf(asked, code) }
  }

  return items.map((row) => {
    const { name, to } = row.isTotal && !row.place ? { name: t('total') } : named(row)
    return { ...row, name, ...(to !== undefined && !isOfThing && { to }) }
  })
}
