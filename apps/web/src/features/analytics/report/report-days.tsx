import type { SchoolReport } from '@learntrail/contract/analytics/analytics'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../ui/dates.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { WholeFacts } from '../../../ui/whole-facts.tsx'
import { useFigureWords } from './figure-words.ts'
import css from './report.module.css'
import { hasBefore } from './report-facts.rules.ts'

type Days = Omit<SchoolReport, 'question'>

/** Says whose figures these are, which days they cover, when they were counted and what they are compared with. */
export function ReportDays({ report }: { report: Days }) {
  const { t } = useTranslation('analytics')
  const words = useFigureWords()
  const { school, place, semester, semesterBefore, from, to, countedAt } = report
  return (
    <div className={css.days}>
      <h2>
        <WholeFacts facts={[school.name, place.grade && words.placeName(place), words.semesterName(semester)]} />
      </h2>
      <p>
        {t('counted', { from: formatDay(from), to: formatDay(to), at: formatTaipei(countedAt) })}
        {semesterBefore === null || !hasBefore(report)
          ? null
          : t('beside', { semester: words.semesterName(semesterBefore) })}
      </p>
    </div>
  )
}
