import type { CourseUnit } from '@learntrail/contract/courses/content'
import type { Course } from '@learntrail/contract/courses/courses'
import { filmTime } from '@learntrail/contract/courses/film-time'
import type { CourseNote } from '@learntrail/contract/courses/notes'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { UndoBar } from '../../../ui/feedback/undo-bar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { courseAddresses } from '../addresses.ts'
import { goToFilm, playFilm } from '../discussion/films-here.ts'
import { NoteRow, WaitingRow } from './note-row.tsx'
import css from './notes.module.css'
import { notesAt } from './notes.rules.ts'
import { type TypedNote, useTypedNote } from './typed-note.ts'
import { useLastFilm } from './use-last-film.ts'
import { useNoteKey } from './use-note-key.ts'
import { useNotes } from './use-notes.ts'
import { WriteNote } from './write-note.tsx'

interface NotesAtUnitProps {
  account: string
  course: Course
  unit: CourseUnit
}

/** Notes at a unit. Writing one pauses the playing film and keeps its second; the film continues afterwards. */
export function NotesAtUnit({ account, course, unit }: NotesAtUnitProps) {
  const { t } = useTranslation('courses/notes')
  const sentence = useSentence()
  const notes = useNotes(account, course._id)
  const [typed, type] = useTypedNote(account, course._id, unit.id)
  const [isAsked, setAsked] = useState(false)
  const [said, setSaid] = useState('')
  const filmBefore = useLastFilm()
  /** The film that writing has paused. */
  const stopped = useRef<HTMLVideoElement | null>(null)
  const place = useRef<HTMLElement>(null)

  const begin = () => {
    if (typed) return place.current?.querySelector('textarea')?.focus()
    const before = filmBefore()
    const isRunning = before !== null && !before.film.paused && !before.film.ended
    stopped.current = isRunning ? before.film : null
    if (isRunning) before.film.pause()
    setSaid('')
    setAsked(true)
    type({ text: '', film: before?.place ?? null })
  }
  const end = () => {
    type(null)
    const film = stopped.current
    stopped.current = null
    if (film?.isConnected) {
      film.scrollIntoView({ block: 'nearest' })
      film.focus({ preventScroll: true })
      return playFilm(film)
    }
    // After the button has replaced the field again.
    requestAnimationFrame(() => {
      place.current?.querySelector<HTMLElement>('[data-begins]')?.focus({ preventScroll: true })
    })
  }
  const save = ({ text, film }: TypedNote) => {
    notes.write({ unitId: unit.id, film }, text)
    setSaid(t('saved'))
    end()
  }
  const cancel = () => {
    const left = typed
    end()
    if (left && left.text.trim() !== '') notes.show({ words: t('notSaved'), way: t('undo'), restore: () => type(left) })
  }
  useNoteKey(begin)

  const all = notes.query.data?.items
  const mine = notesAt(all ?? [], unit)
  const waiting = notes.waiting.filter((one) => one.place.unitId === unit.id)
  const hasFilm = unit.resources.some(({ type: kind, address }) => kind === 'video' && address === null)
  return (
    <section ref={place} className={css.part} aria-labelledby="notes-here">
      <div className={css.head}>
        <h2 id="notes-here" className={css.title}>
          {t('title')}
        </h2>
        {all && all.length > 0 ? (
          <Link className={css.all} to={courseAddresses.notes(course._id)}>
            {t('all', { count: all.length })}
          </Link>
        ) : null}
      </div>
      {typed ? (
        <WriteNote typed={typed} takesFocus={isAsked} onType={type} onSave={save} onCancel={cancel} />
      ) : (
        <Button data-begins look="soft" icon="edit" wide onClick={begin} title={t('addKey')}>
          {t('add')}
        </Button>
      )}
      {notes.query.error && !all ? <p className={css.quiet}>{sentence(notes.query.error)}</p> : null}
      {all && mine.length + waiting.length === 0 && !typed ? (
        <p className={css.quiet}>{t(hasFilm ? 'none' : 'noneText')}</p>
      ) : null}
      {mine.length + waiting.length > 0 ? (
        <ul className={css.list}>
          {mine.map((note) => (
            <NoteRow key={note.id} account={account} note={note} notes={notes} time={<HereTime note={note} />} />
          ))}
          {waiting.map((note) => (
            <WaitingRow key={note.clientId} note={note} notes={notes} />
          ))}
        </ul>
      ) : null}
      <Unseen as="p" role="status">
        {said}
      </Unseen>
      {/* In the body: its position is relative to the window, not to this container. */}
      {createPortal(<UndoBar undo={notes.undo} onClose={notes.closeUndo} />, document.body)}
    </section>
  )
}

/** The time of a note; pressing it plays the film on this screen from there. */
function HereTime({ note: { place, film } }: { note: CourseNote }) {
  const { t } = useTranslation('courses/notes')
  const at = place.film
  if (at === null) return <span className={css.time}>{t('wholeUnit')}</span>
  const time = filmTime(at.second)
  if (film === null)
    return (
      <span className={css.time} title={t('gone')}>
        {time} <Unseen>{t('gone')}</Unseen>
      </span>
    )
  return (
    <button type="button" className={css.time} aria-label={t('jump', { time })} onClick={() => goToFilm(at, true)}>
      <Icon name="play" size={16} />
      {time}
    </button>
  )
}
