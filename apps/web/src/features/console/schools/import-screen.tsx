import type { SchoolFileReport, SchoolImportView } from '@learntrail/contract/console/school-imports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { schoolImportsQuery, useCheckSchools, useStartSchoolImport } from '../api/school-imports.ts'
import { DangerDialog } from '../danger/danger-dialog.tsx'
import { StaffScreen } from '../frame/staff-screen.tsx'
import { ImportCard } from '../imports/import-card.tsx'
import { ImportsList } from '../imports/imports-list.tsx'
import { type ListFile, ListFilePicker } from '../list-file/list-file-picker.tsx'
import { useTrouble } from '../list-file/use-trouble.ts'
import { SchoolCounts, SchoolDifferences } from './school-differences.tsx'
import css from './schools.module.css'

/** The ministry's lists: first what would come of one, then the import. */
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
  const [file, setFile] = useState<(ListFile & { clientId: string }) | null>(null)
  const [isAsked, setAsked] = useState(false)
  const check = useCheckSchools()
  const start = useStartSchoolImport()
  const report = check.data
  return (
    <>
      <Card as="section">
        <p className={css.note}>{t('import.note')}</p>
        <div className={css.ways}>
          <ListFilePicker
            label={t('import.file')}
            isChosen={report !== undefined}
            isBusy={check.isPending}
            failure={check.error}
            onFile={(chosen) => {
              setFile({ ...chosen, clientId: newId() })
              check.mutate(chosen)
            }}
          />
        </div>
      </Card>
      {file && report ? <Report name={file.name} report={report} onImport={() => setAsked(true)} /> : null}
      {isAsked && file ? (
        <DangerDialog
          title={t('import.askTitle', { name: file.name })}
          confirm={t('import.confirm')}
          isAdding
          act={(reason) => start.mutateAsync({ ...file, reason })}
          onDone={() => {
            setAsked(false)
            setFile(null)
            check.reset()
            toast(t('import.done'))
          }}
          onClose={() => setAsked(false)}
        >
          <p>{t('import.askText')}</p>
        </DangerDialog>
      ) : null}
    </>
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
