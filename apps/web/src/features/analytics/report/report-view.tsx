import type { AnalyticsSchool, FigureFilter, SchoolReport } from '@learntrail/contract/analytics/analytics'
import type { SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { hiddenUpTo } from '@learntrail/contract/analytics/facts'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import type { Behind } from '../pupils/behind.rules.ts'
import { PupilsDialog } from '../pupils/pupils-dialog.tsx'
import { FigurePart } from './figure-part.tsx'
import css from './report.module.css'
import { ReportProvider } from './report-context.ts'
import { ReportDays } from './report-days.tsx'
import { hasHidden, isEmpty } from './report-facts.rules.ts'
import { ReportTotals } from './report-totals.tsx'
import { asksForThings, ThingsElsewhere } from './things-elsewhere.tsx'
import { TooSmall } from './too-small.tsx'

interface ReportViewProps {
  school: AnalyticsSchool
  filter: FigureFilter
  question: SchoolQuestion | null
  report: Omit<SchoolReport, 'question'>
  isOfThing?: boolean
  /** Actions on the report, shown when it has figures. */
  acts?: ReactNode
  /** Content between the totals and the tables. */
  children?: ReactNode
}

/** A report of any question: its days, totals and tables, or why there are none. */
export function ReportView({ school, filter, question, report, isOfThing = false, acts, children }: ReportViewProps) {
  const { t } = useTranslation(['analytics', 'analytics/words'])
  const [behind, openPupils] = useState<Behind | null>(null)
  const open = useMemo(
    () => ({ school, filter, question, report, isOfThing, openPupils }),
    [school, filter, question, report, isOfThing],
  )
  const { tables, isTooSmall } = report
  const lacksThings = !isOfThing && asksForThings(question) && !tables.some(({ rows }) => rows === 'things')
  return (
    <ReportProvider value={open}>
      <div className={css.report}>
        <ReportDays report={report} />
        {isTooSmall ? <TooSmall school={school} /> : null}
        {!isTooSmall && isEmpty(report) ? (
          <EmptyState title={t('empty.title')}>
            <p>{t('empty.text')}</p>
          </EmptyState>
        ) : null}
        {isTooSmall || isEmpty(report) ? null : (
          <>
            {acts}
            {hasHidden(report) ? <p className={css.hidden}>{t('hiddenNote', { most: hiddenUpTo.school })}</p> : null}
            <ReportTotals totals={report.totals} />
            {children}
            {tables.map((table) => (
              <FigurePart key={`${table.name} ${table.columns[0]?.name}`} table={table} />
            ))}
            {lacksThings ? <ThingsElsewhere question={question} /> : null}
            <p className={css.footer}>{t('analytics/words:footer')}</p>
          </>
        )}
      </div>
      {behind ? <PupilsDialog behind={behind} onClose={() => openPupils(null)} /> : null}
    </ReportProvider>
  )
}
