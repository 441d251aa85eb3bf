import { courseLimits } from '@learntrail/contract/courses/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { OrderedList } from '../../../../ui/drag/ordered-list.tsx'
import { useOrderWords } from '../../../../ui/drag/use-order-words.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { type EditPlace, editAddresses, factId } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { addEntry, placeEntry, takeOut } from '../structure/change-structure.ts'
import { ChapterRow } from './chapter-row.tsx'
import css from './outline.module.css'
import { RemovedList } from './removed-list.tsx'

/** The outline of a course: facts, chapters with units, and guide. */
export function Outline({ place }: { place: EditPlace }) {
  const { t } = useTranslation('courses/editing')
  const { course, document, outline, mayWrite } = useEditing()
  const words = useOrderWords()
  const navigate = useNavigate()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const courseId = course._id
  const nameOf = ({ id, name }: { id: string; name: string }) =>
    name.trim() || t('chapter.unnamed', { number: outline.chapters.findIndex((one) => one.id === id) + 1 })

  function addChapter() {
    navigate(editAddresses.chapter(courseId, addEntry(document, 'chapters')), { state: { isNew: true } })
  }
  const isFull = outline.chapters.length >= courseLimits.chapters

  return (
    <nav className={css.outline} aria-label={t('outline.title')}>
      <Way to={editAddresses.facts(courseId)} icon="info" isHere={place.part === 'facts'}>
        {t('facts.title')}
      </Way>
      <div id={factId('chapters')} tabIndex={-1} className={css.chapters}>
        {outline.chapters.length === 0 ? <p className={css.none}>{t('outline.none')}</p> : null}
        {mayWrite ? (
          <OrderedList
            label={t('outline.chapters')}
            words={words}
            items={outline.chapters}
            idOf={({ id }) => id}
            nameOf={nameOf}
            actionsOf={(chapter) => [
              {
                label: t('takeOut'),
                icon: 'remove',
                isDangerous: true,
                run: () => takeOut(document, 'chapters', chapter.id),
              },
            ]}
            onChange={(_, { id, to }) => placeEntry(document, 'chapters', id, { to })}
          >
            {(chapter) => chapterRow(chapter)}
          </OrderedList>
        ) : (
          <ol className={css.readOnly} aria-label={t('outline.chapters')}>
            {outline.chapters.map((chapter) => (
              <li key={chapter.id}>{chapterRow(chapter)}</li>
            ))}
          </ol>
        )}
      </div>
      {mayWrite ? (
        <>
          <Button look="soft" icon="plus" wide disabled={isFull} onClick={addChapter}>
            {t('chapter.add')}
          </Button>
          {isFull ? <p className={css.none}>{t('chapter.full', { limit: courseLimits.chapters })}</p> : null}
        </>
      ) : null}
      <Way to={editAddresses.guide(courseId)} icon="smile" isHere={place.part === 'guide'}>
        {t('guide.title')}
      </Way>
      <RemovedList />
    </nav>
  )

  function chapterRow(chapter: (typeof outline.chapters)[number]) {
    return (
      <ChapterRow
        chapter={chapter}
        name={nameOf(chapter)}
        place={place}
        isFolded={folded.has(chapter.id)}
        onFold={() => {
          const next = new Set(folded)
          if (!next.delete(chapter.id)) next.add(chapter.id)
          setFolded(next)
        }}
      />
    )
  }
}

interface WayProps {
  to: string
  icon: 'info' | 'smile'
  isHere: boolean
  children: string
}

function Way({ to, icon, isHere, children }: WayProps) {
  return (
    <Link to={to} className={css.way} data-here={isHere || undefined} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{children}</span>
    </Link>
  )
}
