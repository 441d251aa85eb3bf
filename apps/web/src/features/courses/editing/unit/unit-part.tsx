import type { CourseChapter, CourseUnit } from '@learntrail/contract/courses/content'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Card } from '../../../../ui/card.tsx'
import { fieldId } from '../addresses.ts'
import { isNew } from '../chapter/chapter-part.tsx'
import { GonePart } from '../chapter/gone-part.tsx'
import { useEditing } from '../editing-context.ts'
import { SharedField } from '../fields/shared-field.tsx'
import { entryOf, textOf } from '../structure/change-structure.ts'
import { ChapterLock, useLockOf } from '../together/chapter-lock.tsx'
import { ResourceList } from './resource-list.tsx'
import css from './unit.module.css'
import { UnitText } from './unit-text.tsx'

/** Edits a unit: its name, resources and text. */
export function UnitPart({ id }: { id: string }) {
  const { outline } = useEditing()
  const { state } = useLocation()
  const chapter = outline.chapters.find(({ units }) => units.some((unit) => unit.id === id))
  const unit = chapter?.units.find((one) => one.id === id)
  if (chapter === undefined || unit === undefined) return <GonePart map="units" id={id} />
  const number = outline.chapters.indexOf(chapter) + 1
  return <Unit chapter={chapter} number={number} unit={unit} isFirst={isNew(state)} />
}

interface UnitProps {
  chapter: CourseChapter
  number: number
  unit: CourseUnit
  isFirst: boolean
}

function Unit({ chapter, number, unit, isFirst }: UnitProps) {
  const { t } = useTranslation('courses/editing')
  const { document, accountId } = useEditing()
  const lock = useLockOf(chapter.id)
  const isHeld = lock !== undefined && lock.person.id !== accountId
  const { id } = unit
  return (
    <>
      <p className={css.where}>{chapter.name.trim() || t('chapter.unnamed', { number })}</p>
      <ChapterLock chapterId={chapter.id} />
      <Card as="section">
        <SharedField
          key={id}
          id={fieldId(id)}
          text={textOf(entryOf(document, 'units', id), 'name')}
          label={t('unit.name')}
          placeholder={t('unit.placeholder')}
          limit={courseLimits.unitName}
          isFirst={isFirst}
          isHeld={isHeld}
        />
      </Card>
      <Card as="section" aria-labelledby="unit-resources">
        <ResourceList unit={unit} isHeld={isHeld} />
      </Card>
      <Card as="section" aria-labelledby="unit-text-title" padding="none">
        <h2 id="unit-text-title" className={css.textTitle}>
          {t('unit.text')}
        </h2>
        <UnitText key={id} id={id} isHeld={isHeld} />
      </Card>
    </>
  )
}
