import type { Course } from '@learntrail/contract/courses/courses'
import type { CourseNote } from '@learntrail/contract/courses/notes'
import { useDeferredValue, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { UndoBar } from '../../../ui/feedback/undo-bar.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Icon } from '../../../ui/icon.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { courseAddresses } from '../addresses.ts'
import { useCourseNames } from '../names.ts'
import { WaitingRow } from './note-row.tsx'
import css from './notes.module.css'
import { byUnits, notesFound } from './notes.rules.ts'
import { NotesOfUnit } from './notes-of-unit.tsx'
import { RecordNotes } from './record-notes.tsx'
import { useNotes } from './use-notes.ts'

/** Number of notes from which on search is offered. */
const searchedFrom = 11

interface AllNotesProps {
  account: string
  course: Course
}

/** All notes of a course in its order: for searching, replaying, changing and making a record. */
export function AllNotes({ account, course }: AllNotesProps) {
  const { t } = useTranslation('courses/notes')
  const names = useCourseNames()
  const notes = useNotes(account, course._id)
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  /** Ids of the chosen notes; null while not choosing. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const all: readonly CourseNote[] = notes.query.data?.items ?? []
  const { waiting } = notes
  const isSearched = all.length >= searchedFrom
  const found = isSearched ? notesFound(all, words) : all
  const undoBar = createPortal(<UndoBar undo={notes.undo} onClose={notes.closeUndo} />, document.body)
  if (all.length + waiting.length === 0) {
    return (
      <>
        <EmptyState
          title={t('screen.empty.title')}
          action={
            <LinkButton to={wayIn(course)} icon="play">
              {t('screen.empty.way')}
            </LinkButton>
          }
        >
          <p>{t('screen.empty.text')}</p>
        </EmptyState>
        {undoBar}
      </>
    )
  }
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <div className={css.screen}>
      <div>
        <Link className={css.all} to={courseAddresses.course(course._id)}>
          {names.course(course.name)}
        </Link>
        <p className={css.quiet}>{t('screen.lead')}</p>
      </div>
      <RecordNotes
        account={account}
        course={course}
        all={all}
        isWaiting={waiting.length > 0}
        chosen={chosen}
        onChosen={setChosen}
        onAll={() => setChosen(new Set(found.map(({ id }) => id)))}
      />
      {isSearched ? (
        <search className={css.search}>
          <TextInput
            type="search"
            aria-label={t('screen.search')}
            placeholder={t('screen.search')}
            leftSection={<Icon name="search" size={18} />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p className={css.quiet} role="status">
            {words === ''
              ? null
              : found.length === 0
                ? t('screen.noneFound', { words })
                : t('screen.found', { count: found.length })}
          </p>
        </search>
      ) : null}
      {byUnits(found).map((of) => (
        <NotesOfUnit
          key={of.unit?.id ?? 'gone'}
          account={account}
          course={course}
          of={of}
          notes={notes}
          chosen={chosen}
          onToggle={toggle}
        />
      ))}
      {waiting.length > 0 ? (
        <ul className={css.list}>
          {waiting.map((note) => (
            <WaitingRow key={note.clientId} note={note} notes={notes} />
          ))}
        </ul>
      ) : null}
      {undoBar}
    </div>
  )
}

/** Where the viewer finds the course's units. */
const wayIn = ({ _id, part }: Course) => (part === 'learner' ? courseAddresses.learn(_id) : courseAddresses.course(_id))
