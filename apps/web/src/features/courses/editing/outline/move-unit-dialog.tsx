import type { CourseUnit } from '@learntrail/contract/courses/content'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { useEditing } from '../editing-context.ts'
import { placeEntry } from '../structure/change-structure.ts'
import css from './outline.module.css'

interface MoveUnitDialogProps {
  unit: CourseUnit
  chapterId: string
  onClose: () => void
}

/** Moves a unit to the end of another chapter. Its text moves along, even while others write in it. */
export function MoveUnitDialog({ unit, chapterId, onClose }: MoveUnitDialogProps) {
  const { t } = useTranslation('courses/editing')
  const { document, outline } = useEditing()
  return (
    <Dialog isOpen onClose={onClose} title={t('unit.moveTitle', { name: unit.name.trim() || t('unit.unnamed') })}>
      <ul className={css.choices}>
        {outline.chapters.map(({ id, name, units }, index) => {
          const isFull = units.length >= courseLimits.unitsPerChapter
          const isHere = id === chapterId
          return (
            <li key={id}>
              <button
                type="button"
                className={css.choice}
                disabled={isHere || isFull}
                aria-current={isHere || undefined}
                onClick={() => {
                  placeEntry(document, 'units', unit.id, { to: units.length, parentId: id })
                  onClose()
                }}
              >
                <span>{name.trim() || t('chapter.unnamed', { number: index + 1 })}</span>
                <span className={css.quiet}>
                  {isHere
                    ? t('unit.isHere')
                    : isFull
                      ? t('unit.full', { limit: courseLimits.unitsPerChapter })
                      : t('unit.count', { count: units.length })}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
