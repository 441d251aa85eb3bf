import type { Gradebook, GradebookColumn } from '@learntrail/contract/gradebook/gradebook'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../ui/dates.ts'
import css from './sheet.module.css'

interface ColumnHeadProps {
  column: GradebookColumn
  sheet: Gradebook
  onOpen: () => void
}

/** Heading of a column with its weight; a press edits it. */
export function ColumnHead({ column: { title, day, maximum, weight, categoryId }, sheet, onOpen }: ColumnHeadProps) {
  const { t } = useTranslation('gradebook')
  const { categories } = sheet.settings
  const category = categories.find(({ id }) => id === categoryId)?.name ?? (categories.length > 0 ? t('other') : null)
  return (
    <button type="button" className={css.column} onClick={onOpen}>
      <span className={css.title}>{title || t('untitled')}</span>
      <span className={css.facts}>
        <span>{formatDay(`${day}T12:00:00+08:00`)}</span>
        <span>
          {[t('ofPoints', { maximum }), weight === 0 ? t('notCounted') : t('weighs', { weight })].join(' · ')}
        </span>
        {category === null ? null : <span>{category}</span>}
      </span>
    </button>
  )
}
