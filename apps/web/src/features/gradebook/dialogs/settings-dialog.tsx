import type { Gradebook } from '@learntrail/contract/gradebook/gradebook'
import { gradebookLimits } from '@learntrail/contract/gradebook/limits'
import { averageDecimals } from '@learntrail/contract/gradebook/states'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { ruleSentence, useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { changeGradebook } from '../api/gradebook.ts'
import { useGradebookChange } from '../api/use-gradebook-change.ts'
import css from './dialogs.module.css'

interface SettingsDialogProps {
  groupId: string
  sheet: Gradebook
  onClose: () => void
}

/** Sets how a term is weighted and rounded, and whether pupils see their own scores. */
export function SettingsDialog({ groupId, sheet: { term, settings }, onClose }: SettingsDialogProps) {
  const { t } = useTranslation('gradebook')
  const sentence = useSentence()
  const [decimals, setDecimals] = useState(settings.decimals)
  const [isPublished, setPublished] = useState(settings.isPublished)
  const [categories, setCategories] = useState(() =>
    settings.categories.map(({ weight, ...one }) => ({ ...one, weight: String(weight) })),
  )
  const [otherWeight, setOtherWeight] = useState(String(settings.otherWeight))
  const [homeworkCategoryId, setHomeworkCategory] = useState(settings.homeworkCategoryId)
  const [isChecked, setChecked] = useState(false)
  const change = (id: string, part: { name?: string; weight?: string }) =>
    setCategories((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const sum = categories.reduce((total, { weight }) => total + Number(weight), Number(otherWeight))
  const save = useGradebookChange(() =>
    changeGradebook(groupId, {
      term,
      version: settings.version,
      decimals,
      isPublished,
      otherWeight: Number(otherWeight),
      homeworkCategoryId: categories.some(({ id }) => id === homeworkCategoryId) ? homeworkCategoryId : null,
      categories: categories.map(({ weight, ...one }) => ({ ...one, weight: Number(weight) })),
    }),
  )
  const press = () => {
    setChecked(true)
    if (categories.every(({ name }) => name.trim() !== '')) save.mutate(undefined, { onSuccess: onClose })
  }
  return (
    <Dialog
      isOpen
      title={t('settings.title')}
      onClose={onClose}
      actions={
        <Button isBusy={save.isPending} onClick={press}>
          {t('save')}
        </Button>
      }
    >
      <div className={css.parts}>
        <FormAlert>{save.error ? sentence(save.error) : null}</FormAlert>
        <Select
          comboboxProps={listInDialog}
          label={t('settings.decimals')}
          description={t('settings.decimalsNote')}
          data={averageDecimals.map((one) => ({ value: String(one), label: t(`settings.decimal.${one}`) }))}
          value={String(decimals)}
          allowDeselect={false}
          onChange={(value) => setDecimals(averageDecimals.find((one) => String(one) === value) ?? 0)}
        />
        <Checkbox
          label={t('settings.publish')}
          description={t('settings.publishNote')}
          checked={isPublished}
          onChange={({ currentTarget }) => setPublished(currentTarget.checked)}
        />
        <div>
          <h3>{t('settings.categories')}</h3>
          <p className={css.note}>{t('settings.categoriesNote')}</p>
        </div>
        {categories.map(({ id, name, weight }) => (
          <div key={id} className={css.category}>
            <TextInput
              label={t('settings.category')}
              maxLength={gradebookLimits.category}
              value={name}
              error={isChecked && name.trim() === '' ? ruleSentence('required') : null}
              onChange={({ currentTarget }) => change(id, { name: currentTarget.value })}
            />
            <WholeNumberInput
              label={t('settings.weight')}
              max={gradebookLimits.weight}
              value={weight}
              onChange={(value) => change(id, { weight: value })}
            />
            <IconButton
              label={t('settings.removeCategory', { name })}
              icon="remove"
              onClick={() => setCategories((all) => all.filter((one) => one.id !== id))}
            />
          </div>
        ))}
        {categories.length > 0 ? (
          <>
            <div className={css.category}>
              <p>{t('other')}</p>
              <WholeNumberInput
                label={t('settings.weight')}
                max={gradebookLimits.weight}
                value={otherWeight}
                onChange={setOtherWeight}
              />
            </div>
            <Select
              comboboxProps={listInDialog}
              label={t('settings.homework')}
              description={t('settings.homeworkNote')}
              data={[
                ...categories.map(({ id, name }) => ({ value: id, label: name || t('settings.category') })),
                { value: '', label: t('other') },
              ]}
              value={categories.some(({ id }) => id === homeworkCategoryId) ? homeworkCategoryId : ''}
              allowDeselect={false}
              onChange={(value) => setHomeworkCategory(value === '' ? null : value)}
            />
            <p className={sum === 100 ? css.note : css.warning} role="status">
              {t(sum === 100 ? 'settings.sum' : 'settings.sumOdd', { sum })}
            </p>
          </>
        ) : null}
        {categories.length < gradebookLimits.categories ? (
          <div>
            <Button
              look="line"
              size="s"
              icon="plus"
              onClick={() => {
                const id = newId()
                setCategories((all) => [...all, { id, name: '', weight: '0' }])
                // Homework falls into the first category, so that it still counts until the teacher decides otherwise.
                setHomeworkCategory((now) => now ?? id)
              }}
            >
              {t('settings.addCategory')}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
