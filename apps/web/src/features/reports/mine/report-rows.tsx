import type { CaseState } from '@learntrail/contract/reports/facts'
import type { OwnReport } from '@learntrail/contract/reports/reports'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { dot } from '../../../ui/dotted.ts'
import { When } from '../../../ui/when.tsx'
import css from './mine.module.css'

const toneOf = { open: 'honey', in_progress: 'accent', resolved: 'leaf', rejected: 'plain' } as const satisfies Record<
  CaseState,
  string
>

/** My reports and their state. */
export function ReportRows({ reports }: { reports: readonly OwnReport[] }) {
  const { t } = useTranslation('reports')
  return (
    <ul className={css.rows}>
      {reports.map((report) => (
        <li key={report.id}>
          <Card as="article" className={css.card}>
            <p className={css.chips}>
              <Chip tone={toneOf[report.state]}>{t(`states.${report.state}`)}</Chip>
              {report.isFalse ? <Chip tone="rose">{t('isFalse')}</Chip> : null}
            </p>
            <h3 className={css.title}>{report.title || t(`types.${report.targetType}`)}</h3>
            <p className={css.words}>{report.description}</p>
            <p className={css.note}>
              {report.reasons.map((reason) => t(`reasons.${reason}`)).join(t('comma'))}
              {dot}
              <When time={report.at} relative />
            </p>
            {report.closedAt ? <p className={css.note}>{t(`outcomes.${report.state}`)}</p> : null}
          </Card>
        </li>
      ))}
    </ul>
  )
}
