import type { CaseReport } from '@learntrail/contract/reports/cases'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { dot } from '../../../ui/dotted.ts'
import { PersonName } from '../../../ui/person-link.tsx'
import { When } from '../../../ui/when.tsx'
import { FileList } from '../../files/index.ts'
import css from './case.module.css'
import { fileAddress } from './file-address.ts'

/** The reports: by whom, for which reason, and their descriptions. */
export function Reports({ reports }: { reports: readonly CaseReport[] }) {
  const { t } = useTranslation(['reports/cases', 'reports'])
  return (
    <Card as="section" className={css.part} aria-labelledby="reports">
      <h2 id="reports" className={css.heading}>
        {t('reportsOfIt', { count: reports.length })}
      </h2>
      <ul className={css.entries}>
        {reports.map((report) => (
          <li key={report.id} className={css.entry}>
            <p className={css.note}>
              <span>
                <PersonName person={report.reporter} />
                {dot}
                <When time={report.at} relative />
              </span>
              {report.isFalse ? <Chip tone="rose">{t('reports:isFalse')}</Chip> : null}
            </p>
            <p>{report.reasons.map((reason) => t(`reports:reasons.${reason}`)).join(t('reports:comma'))}</p>
            <p className={css.words}>{report.description}</p>
            {report.pictures.length > 0 ? (
              <FileList files={report.pictures} addressOf={fileAddress(report.pictures)} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
