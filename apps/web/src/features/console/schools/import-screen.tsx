import type { SchoolFileReport, SchoolImportView } from '@learntrail/contract/console/school-imports'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { schoolImportsQuery, useCheckSchools, useStartSchoolImport } from '../api/school-imports.ts'
import { StaffScreen } from '../frame/staff-screen.tsx'
import { ImportCard } from '../imports/import-card.tsx'
import { ImportsList } from '../imports/imports-list.tsx'
import { BringList } from '../list-file/bring-list.tsx'
import { useTrouble } from '../list-file/use-trouble.ts'
import { SchoolCounts, SchoolDifferences } from './school-differences.tsx'
import css from './schools.module.css'

/** Imports the ministry's lists of schools, each after a preview. */
export function ImportScreen() {
  const { t } = useTranslation('console/schools')
  return (
    <StaffScreen title={t('import.title')} level="operator" back={paths.consoleSchools}>
      <div className={css.parts}>
        <Bring />
        <Imports />
      </div>
    </StaffScreen>
  )
}

function Bring() {
  const { t } = useTranslation('console/schools')
  const check = useCheckSchools()
  const start = useStartSchoolImport()
  return (
    <BringList
      texts={{
        file: t('import.file'),
        askTitle: (name) => t('import.askTitle', { name }),
        ask: t('import.askText'),
        confirm: t('import.confirm'),
        done: t('import.done'),
      }}
      check={check}
      start={start.mutateAsync}
      frame={(picker) => (
        <Card as="section">
          <p className={css.note}>{t('import.note')}</p>
          <div className={css.ways}>{picker}</div>
        </Card>
      )}
      report={(report, name, onImport) => <Report name={name} report={report} onImport={onImport} />}
    />
  )
}

interface ReportProps {
  name: string
  report: SchoolFileReport
  onImport: () => void
}

function Report({ name, report, onImport }: ReportProps) {
  const { t } = useTranslation('console/schools')
  const say = useTrouble()
  const { trouble, counts, differences } = report
  if (trouble !== null) return <FormAlert>{t('import.unreadable', { name, reason: say(trouble) })}</FormAlert>
  const isNothing = counts.added + counts.changed + counts.gone === 0
  return (
    <Card as="section" aria-labelledby="report">
      <h2 id="report" className={css.heading}>
        {t('import.report', { name })}
      </h2>
      <SchoolCounts counts={counts} />
      <SchoolDifferences counts={counts} differences={differences} />
      {isNothing ? (
        <p className={css.note}>{t('import.nothing')}</p>
      ) : (
        <Button onClick={onImport} aria-haspopup="dialog">
          {t('import.start')}
        </Button>
      )}
    </Card>
  )
}

function Imports() {
  const query = useQuery(schoolImportsQuery)
  return <ImportsList query={query} show={(one) => <SchoolImportRow one={one} />} />
}

function SchoolImportRow({ one }: { one: SchoolImportView }) {
  const { t } = useTranslation('console/schools')
  const say = useTrouble()
  const { report } = one
  return (
    <ImportCard one={one}>
      {one.state === 'failed' && !report?.trouble ? <p>{t('import.stopped')}</p> : null}
      {report?.trouble ? <p>{say(report.trouble)}</p> : null}
      {one.state === 'done' && report ? <SchoolCounts counts={report.counts} /> : null}
      {report && report.differences.length > 0 ? (
        <details className={css.differences}>
          <summary>{t('import.differences')}</summary>
          <SchoolDifferences counts={report.counts} differences={report.differences} />
        </details>
      ) : null}
    </ImportCard>
  )
}
