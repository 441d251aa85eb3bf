import type { SchoolImportReport } from '@learntrail/contract/console/schools'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useCheckSchools, useImportSchools } from '../api/schools.ts'
import { DangerDialog } from '../danger/danger-dialog.tsx'
import { StaffScreen } from '../frame/staff-screen.tsx'
import { type ListFile, ListFilePicker } from '../list-file/list-file-picker.tsx'
import { useTrouble } from '../list-file/use-trouble.ts'
import css from './schools.module.css'

/** The ministry's lists: first what would come of one, then the import. */
export function ImportScreen() {
  const { t } = useTranslation('console/schools')
  return (
    <StaffScreen title={t('import.title')} level="operator" back={paths.consoleSchools}>
      <Import />
    </StaffScreen>
  )
}

function Import() {
  const { t } = useTranslation('console/schools')
  const [file, setFile] = useState<ListFile | null>(null)
  const [isAsked, setAsked] = useState(false)
  const check = useCheckSchools()
  const bring = useImportSchools()
  const report = check.data
  return (
    <div className={css.parts}>
      <Card as="section">
        <p className={css.note}>{t('import.note')}</p>
        <div className={css.ways}>
          <ListFilePicker
            label={t('import.file')}
            isChosen={report !== undefined}
            isBusy={check.isPending}
            failure={check.error}
            onFile={(chosen) => {
              setFile(chosen)
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
          act={(reason) => bring.mutateAsync({ ...file, reason })}
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
    </div>
  )
}

const kinds = ['added', 'changed', 'gone', 'unchanged', 'refused'] as const
const tones: Record<SchoolImportReport['differences'][number]['kind'], ChipTone> = {
  ...{ added: 'leaf', changed: 'honey', closed: 'rose', deleted: 'rose', refused: 'rose' },
}

function Report({ name, report, onImport }: { name: string; report: SchoolImportReport; onImport: () => void }) {
  const { t } = useTranslation('console/schools')
  const say = useTrouble()
  const { trouble, counts, differences } = report
  if (trouble !== null) return <FormAlert>{t('import.unreadable', { name, reason: say(trouble) })}</FormAlert>
  const isNothing = counts.added + counts.changed + counts.gone === 0
  const all = counts.added + counts.changed + counts.gone + counts.refused
  return (
    <Card as="section" aria-labelledby="report">
      <h2 id="report" className={css.heading}>
        {t('import.report', { name })}
      </h2>
      <p>{kinds.map((kind) => t(`import.counts.${kind}`, { count: counts[kind] })).join('・')}</p>
      <ul className={css.rows}>
        {differences.map(({ kind, name: school, before, trouble: why }) => (
          <li key={`${kind} ${school} ${before}`} className={css.row}>
            <span className={css.words}>
              <span>{kind === 'refused' ? t('import.line', { line: school }) : school}</span>
              <small className={css.note}>{why ? say(why) : before}</small>
            </span>
            <Chip tone={tones[kind]}>{t(`import.kinds.${kind}`)}</Chip>
          </li>
        ))}
      </ul>
      {all > differences.length ? (
        <p className={css.note}>{t('import.more', { count: all - differences.length })}</p>
      ) : null}
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
