import type { Gradebook } from '@learntrail/contract/gradebook/gradebook'
import { type FixedField, fixedFields } from '@learntrail/contract/gradebook/states'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveDocument } from '../../../api/save-document.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { layOutTable, tableAddress } from '../api/gradebook.ts'
import { useGradebookChange } from '../api/use-gradebook-change.ts'
import css from './dialogs.module.css'

interface ExportDialogProps {
  groupId: string
  sheet: Gradebook
  onClose: () => void
}

/** Exports the gradebook: in full, or in the layout of the school's system. */
export function ExportDialog({ groupId, sheet, onClose }: ExportDialogProps) {
  const { t } = useTranslation('gradebook')
  const { term, columns, settings, isArchived } = sheet
  const usual = ['memberNumber', 'studentNumber', 'realName', ...columns.map(({ id }) => id), 'average']
  const known = new Set<string>([...fixedFields, ...columns.map(({ id }) => id)])
  const [layout, setLayout] = useState<'whole' | 'school'>('whole')
  const [fields, setFields] = useState(() => (settings.schoolFields ?? usual).filter((one) => known.has(one)))
  const rest = [...known].filter((one) => !fields.includes(one))
  const save = useGradebookChange(async (form: 'csv' | 'xlsx') => {
    // An archived class takes no changes: its last saved layout is used.
    if (layout === 'school' && !isArchived) await layOutTable(groupId, { term, fields })
    await saveDocument(tableAddress(groupId, term, form, layout))
  })
  const move = (at: number, by: number) =>
    setFields((all) => {
      const one = all[at]
      const other = all[at + by]
      return one === undefined || other === undefined ? all : all.with(at, other).with(at + by, one)
    })
  const nameOf = (field: string) =>
    isFixed(field) ? t(`fields.${field}`) : (columns.find(({ id }) => id === field)?.title ?? '')
  const press = (form: 'csv' | 'xlsx') => save.mutate(form, { onSuccess: () => toast(t('export.saved')) })
  const isBusy = (form: 'csv' | 'xlsx') => save.isPending && save.variables === form
  const isEmpty = layout === 'school' && fields.length === 0
  return (
    <Dialog
      isOpen
      title={t('export.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="line" icon="download" isBusy={isBusy('csv')} disabled={isEmpty} onClick={() => press('csv')}>
            CSV
          </Button>
          <Button icon="download" isBusy={isBusy('xlsx')} disabled={isEmpty} onClick={() => press('xlsx')}>
            Excel
          </Button>
        </>
      }
    >
      <div className={css.parts}>
        <ChipRow>
          {(['whole', 'school'] as const).map((one) => (
            <ChoiceChip key={one} isOn={layout === one} onToggle={() => setLayout(one)}>
              {t(`export.${one}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
        <p className={css.note}>{t(`export.${layout}Note`)}</p>
        {layout === 'school' ? (
          <ul className={css.fields} aria-label={t('export.fields')}>
            {fields.map((field, at) => (
              <li key={field} className={css.field}>
                <Checkbox
                  label={nameOf(field)}
                  checked
                  onChange={() => setFields((all) => all.filter((one) => one !== field))}
                />
                <IconButton
                  label={t('export.up', { field: nameOf(field) })}
                  icon="up"
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  label={t('export.down', { field: nameOf(field) })}
                  icon="down"
                  disabled={at === fields.length - 1}
                  onClick={() => move(at, 1)}
                />
              </li>
            ))}
            {rest.map((field) => (
              <li key={field} className={css.field}>
                <Checkbox label={nameOf(field)} checked={false} onChange={() => setFields((all) => [...all, field])} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Dialog>
  )
}

const isFixed = (field: string): field is FixedField => (fixedFields as readonly string[]).includes(field)
