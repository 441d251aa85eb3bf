import { courseLimits } from '@learntrail/contract/courses/limits'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { editAddresses, fieldId } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { SharedField } from '../fields/shared-field.tsx'
import { addEntry, entryOf, textOf } from '../structure/change-structure.ts'
import { ChapterLock } from '../together/chapter-lock.tsx'
import css from './chapter.module.css'
import { GonePart } from './gone-part.tsx'
import { UnitLink } from './unit-link.tsx'

/** Edits a chapter: its name and its units. */
export function ChapterPart({ id }: { id: string }) {
  const { t } = useTranslation('courses/editing')
  const { course, document, outline, mayWrite } = useEditing()
  const navigate = useNavigate()
  const { state } = useLocation()
  const chapter = outline.chapters.find((one) => one.id === id)
  if (chapter === undefined) return <GonePart map="chapters" id={id} />
  const number = outline.chapters.indexOf(chapter) + 1
  const isFull = chapter.units.length >= courseLimits.unitsPerChapter
  function addUnit() {
    navigate(editAddresses.unit(course._id, addEntry(document, 'units', { parentId: id })), { state: { isNew: true } })
  }
  return (
    <>
      <ChapterLock chapterId={id} />
      <Card as="section">
        <SharedField
          key={id}
          id={fieldId(id)}
          text={textOf(entryOf(document, 'chapters', id), 'name')}
          label={t('chapter.name', { number })}
          placeholder={t('chapter.placeholder')}
          limit={courseLimits.chapterName}
          isFirst={isNew(state)}
          onEnter={chapter.units.length === 0 ? addUnit : undefined}
        />
      </Card>
      <Card as="section" aria-labelledby="chapter-units">
        <h2 id="chapter-units" className={css.title}>
          {t('chapter.units')}
        </h2>
        {chapter.units.length === 0 ? <p className={css.none}>{t('chapter.noUnits')}</p> : null}
        <ol className={css.units}>
          {chapter.units.map((unit) => (
            <li key={unit.id}>
              <UnitLink unit={unit} />
            </li>
          ))}
        </ol>
        {mayWrite && !isFull ? (
          <Button look="soft" icon="plus" onClick={addUnit}>
            {t('unit.add')}
          </Button>
        ) : null}
      </Card>
    </>
  )
}

/** Whether navigation came from adding the part. */
export const isNew = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true
