import type { Gradebook, GradebookColumn } from '@learntrail/contract/gradebook/gradebook'
import { gradebookLimits } from '@learntrail/contract/gradebook/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { ruleSentence, useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { today } from '../../../ui/dates.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import * as api from '../api/gradebook.ts'
import { useGradebookChange } from '../api/use-gradebook-change.ts'
import css from './dialogs.module.css'

interface ColumnDialogProps {
  groupId: string
  sheet: Gradebook
  /** Null to add a column. */
  column: GradebookColumn | null
  onClose: () => void
}

/** Edits a column: its name, day, maximum, weight and category; of homework, only how it counts. */
export function ColumnDialog({ groupId, sheet, column, onClose }: ColumnDialogProps) {
  const { t } = useTranslation('gradebook')
  const sentence = useSentence()
  const isOwn = column?.kind !== 'homework'
  const [clientId] = useState(newId)
  const [title, setTitle] = useState(column?.title ?? '')
  const [day, setDay] = useState(column?.day ?? today())
  const [maximum, setMaximum] = useState(String(column?.maximum ?? 100))
  const [weight, setWeight] = useState(String(column?.weight ?? 1))
  const [categoryId, setCategory] = useState(column?.categoryId ?? sheet.settings.categories[0]?.id ?? null)
  const [isChecked, setChecked] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const { categories } = sheet.settings
  const wrong = {
    title: isOwn && title.trim() === '' ? ruleSentence('required') : null,
    day: isOwn && day === '' ? ruleSentence('required') : null,
    maximum: isOwn && Number(maximum) < gradebookLimits.maximum.min ? ruleSentence('required') : null,
    weight: weight === '' ? ruleSentence('required') : null,
  }
  const save = useGradebookChange(() => {
    const counts = { weight: Number(weight), categoryId }
    if (column?.kind === 'homework')
      return api.weighHomework(groupId, column.id, { ...counts, version: column.version })
    const parts = { ...counts, title, day, maximum: Number(maximum) }
    return column === null
      ? api.addColumn(groupId, { ...parts, clientId })
      : api.changeColumn(groupId, column.id, { ...parts, version: column.version })
  })
  const remove = useGradebookChange(() => api.removeColumn(groupId, column?.id ?? ''))
  const press = () => {
    setChecked(true)
    if (Object.values(wrong).every((one) => one === null)) save.mutate(undefined, { onSuccess: onClose })
  }
  if (column && isRemoving)
    return (
      <ConfirmDialog
        isOpen
        isDangerous
        title={t('column.removeTitle', { title: column.title })}
        confirm={t('column.remove')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
        onClose={() => setRemoving(false)}
      >
        <p>{t('column.removeText')}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog
      isOpen
      title={column === null ? t('column.add') : column.title || t('untitled')}
      onClose={onClose}
      actions={
        sheet.isArchived ? null : (
          <>
            {column?.kind === 'own' ? (
              <Button look="line" icon="remove" onClick={() => setRemoving(true)}>
                {t('column.remove')}
              </Button>
            ) : null}
            <Button isBusy={save.isPending} onClick={press}>
              {t(column === null ? 'column.add' : 'save')}
            </Button>
          </>
        )
      }
    >
      <div className={css.parts}>
        <FormAlert>{save.error ? sentence(save.error) : null}</FormAlert>
        {isOwn ? (
          <>
            <TextInput
              label={t('column.title')}
              placeholder={t('column.titleExample')}
              withAsterisk
              aria-required
              maxLength={gradebookLimits.title}
              value={title}
              error={isChecked ? wrong.title : null}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
            <div className={css.pair}>
              <TextInput
                type="date"
                label={t('column.day')}
                value={day}
                error={isChecked ? wrong.day : null}
                onChange={({ currentTarget }) => setDay(currentTarget.value)}
              />
              <WholeNumberInput
                label={t('column.maximum')}
                max={gradebookLimits.maximum.max}
                value={maximum}
                error={isChecked ? wrong.maximum : null}
                onChange={setMaximum}
              />
            </div>
          </>
        ) : (
          <p className={css.note}>{t('column.ofHomework', { maximum: column.maximum })}</p>
        )}
        <div className={css.pair}>
          <WholeNumberInput
            label={t('column.weight')}
            description={t('column.weightNote')}
            max={gradebookLimits.weight}
            value={weight}
            error={isChecked ? wrong.weight : null}
            onChange={setWeight}
          />
          {categories.length > 0 ? (
            <Select
              comboboxProps={listInDialog}
              label={t('column.category')}
              description={t('column.categoryNote')}
              data={[
                ...categories.map(({ id, name }) => ({ value: id, label: name })),
                { value: '', label: t('other') },
              ]}
              value={categories.some(({ id }) => id === categoryId) ? categoryId : ''}
              allowDeselect={false}
              onChange={(value) => setCategory(value === '' ? null : value)}
            />
          ) : null}
        </div>
        <p className={css.note}>
          {t(categories.length > 0 ? 'column.sumInCategory' : 'column.sum', {
            sum: sumBeside(sheet, column?.id, categoryId) + Number(weight),
          })}
        </p>
        {column?.kind === 'homework' ? <OfHomework column={column} sheet={sheet} onClose={onClose} /> : null}
      </div>
    </Dialog>
  )
}

/** Returns the total weight of the other columns that this one is averaged with: its category, if there are any. */
function sumBeside({ columns, settings }: Gradebook, but: string | undefined, categoryId: string | null): number {
  const isBeside = (other: GradebookColumn) => settings.categories.length === 0 || other.categoryId === categoryId
  return columns.filter((one) => one.id !== but && isBeside(one)).reduce((sum, { weight }) => sum + weight, 0)
}

/** Links to the homework's work, and returns all scored work not yet returned at once. */
function OfHomework({ column, sheet, onClose }: { column: GradebookColumn; sheet: Gradebook; onClose: () => void }) {
  const { t } = useTranslation('gradebook')
  const at = sheet.columns.indexOf(column)
  const waiting = sheet.pupils.filter(({ cells }) => cells[at]?.state === 'unreleased').length
  const release = useGradebookChange(() => api.releaseHomework(column.id))
  const isCorrector = column.canEnter || column.hasRubric
  return (
    <div className={css.row}>
      <LinkButton look="line" size="s" to={paths.correctHomework(column.id)}>
        {t('column.correct')}
      </LinkButton>
      {waiting > 0 && isCorrector ? (
        <Button
          look="soft"
          size="s"
          isBusy={release.isPending}
          onClick={() =>
            release.mutate(undefined, {
              onSuccess: ({ released }) => {
                toast(t('column.released', { count: released }))
                onClose()
              },
            })
          }
        >
          {t('column.release', { count: waiting })}
        </Button>
      ) : null}
    </div>
  )
}
