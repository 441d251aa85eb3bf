import type { CourseChapter, CourseUnit } from '@learntrail/contract/courses/content'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { OrderedList } from '../../../../ui/drag/ordered-list.tsx'
import { useOrderWords } from '../../../../ui/drag/use-order-words.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { type EditPlace, editAddresses } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { RemarkCount } from '../remarks/remark-count.tsx'
import { addEntry, placeEntry, takeOut } from '../structure/change-structure.ts'
import { WhoIsAt } from '../together/who-is-at.tsx'
import { MoveUnitDialog } from './move-unit-dialog.tsx'
import css from './outline.module.css'

interface ChapterRowProps {
  chapter: CourseChapter
  name: string
  place: EditPlace
  isFolded: boolean
  onFold: () => void
}

/** A chapter of the outline with its units, unless folded. */
export function ChapterRow({ chapter, name, place, isFolded, onFold }: ChapterRowProps) {
  const { t } = useTranslation('courses/editing')
  const { course, document, mayWrite } = useEditing()
  const words = useOrderWords()
  const navigate = useNavigate()
  const [moving, setMoving] = useState<CourseUnit | null>(null)
  const { id, units } = chapter
  const isHere = place.part === 'chapter' && place.id === id
  const nameOf = (unit: CourseUnit) => unit.name.trim() || t('unit.unnamed')
  const isFull = units.length >= courseLimits.unitsPerChapter

  const unitWay = (unit: CourseUnit) => {
    const isThere = place.part === 'unit' && place.id === unit.id
    return (
      <span className={css.named}>
        <Link
          to={editAddresses.unit(course._id, unit.id)}
          className={css.unit}
          data-here={isThere || undefined}
          aria-current={isThere ? 'page' : undefined}
        >
          {nameOf(unit)}
        </Link>
        <RemarkCount unitId={unit.id} />
        <WhoIsAt place={unit.id} />
      </span>
    )
  }

  return (
    <div className={css.chapter}>
      <div className={css.chapterHead}>
        <Link
          to={editAddresses.chapter(course._id, id)}
          className={css.chapterName}
          data-here={isHere || undefined}
          aria-current={isHere ? 'page' : undefined}
        >
          {name}
        </Link>
        <WhoIsAt place={id} />
        <IconButton
          label={t(isFolded ? 'outline.unfold' : 'outline.fold', { name })}
          icon={isFolded ? 'down' : 'up'}
          aria-expanded={!isFolded}
          onClick={onFold}
        />
      </div>
      {isFolded ? null : (
        <div className={css.units} data-movable={mayWrite || undefined}>
          {mayWrite ? (
            <OrderedList
              label={t('outline.unitsOf', { name })}
              words={words}
              items={units}
              idOf={(unit) => unit.id}
              nameOf={nameOf}
              actionsOf={(unit) => [
                { label: t('unit.move'), icon: 'right', run: () => setMoving(unit) },
                {
                  label: t('takeOut'),
                  icon: 'remove',
                  isDangerous: true,
                  run: () => takeOut(document, 'units', unit.id),
                },
              ]}
              onChange={(_, what) => placeEntry(document, 'units', what.id, { to: what.to })}
            >
              {unitWay}
            </OrderedList>
          ) : (
            <ol className={css.readOnly} aria-label={t('outline.unitsOf', { name })}>
              {units.map((unit) => (
                <li key={unit.id}>{unitWay(unit)}</li>
              ))}
            </ol>
          )}
          {mayWrite && !isFull ? (
            <Button
              look="quiet"
              size="m"
              icon="plus"
              aria-label={t('unit.addTo', { name })}
              onClick={() =>
                navigate(editAddresses.unit(course._id, addEntry(document, 'units', { parentId: id })), {
                  state: { isNew: true },
                })
              }
            >
              {t('unit.add')}
            </Button>
          ) : null}
          {mayWrite && isFull ? (
            <p className={css.none}>{t('unit.full', { limit: courseLimits.unitsPerChapter })}</p>
          ) : null}
        </div>
      )}
      {moving ? <MoveUnitDialog unit={moving} chapterId={id} onClose={() => setMoving(null)} /> : null}
    </div>
  )
}
