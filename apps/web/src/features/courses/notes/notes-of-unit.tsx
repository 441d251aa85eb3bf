import type { Course } from '@learntrail/contract/courses/courses'
import { filmTime } from '@learntrail/contract/courses/film-time'
import type { CourseNote } from '@learntrail/contract/courses/notes'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { courseAddresses } from '../addresses.ts'
import { NoteRow } from './note-row.tsx'
import css from './notes.module.css'
import type { UnitNotes } from './notes.rules.ts'
import type { Notes } from './use-notes.ts'

interface NotesOfUnitProps {
  account: string
  course: Course
  of: UnitNotes
  notes: Notes
  chosen: ReadonlySet<string> | null
  onToggle: (id: string) => void
}

/** Notes of one unit, each linked to its place. */
export function NotesOfUnit({ account, course, of: { unit, notes: own }, notes, chosen, onToggle }: NotesOfUnitProps) {
  const { t } = useTranslation(['courses/notes', 'courses/reading'])
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {unit ? (
          <Link className={css.unit} to={courseAddresses.atSecond(course, { unitId: unit.id, film: null })}>
            <WholeWords>{unit.name.trim() || t('courses/reading:untitledUnit')}</WholeWords>
          </Link>
        ) : (
          t('screen.goneUnit')
        )}
      </h2>
      {unit ? null : <p className={css.quiet}>{t('screen.goneText')}</p>}
      <ul className={css.list}>
        {own.map((note) =>
          chosen ? (
            <li key={note.id} className={css.note}>
              <Checkbox
                label={
                  <>
                    <span className={css.chosenTime}>
                      {note.place.film ? filmTime(note.place.film.second) : t('wholeUnit')}
                    </span>
                    <span className={css.text}>{note.text}</span>
                  </>
                }
                checked={chosen.has(note.id)}
                onChange={() => onToggle(note.id)}
              />
            </li>
          ) : (
            <NoteRow
              key={note.id}
              account={account}
              note={note}
              notes={notes}
              time={<ThereTime course={course} note={note} />}
            />
          ),
        )}
      </ul>
    </Card>
  )
}

/** The time of a note, linked to its unit, where the film plays from there. */
function ThereTime({ course, note: { place, unit, film } }: { course: Course; note: CourseNote }) {
  const { t } = useTranslation('courses/notes')
  const at = place.film
  if (at === null) return <span className={css.time}>{t('wholeUnit')}</span>
  const time = filmTime(at.second)
  if (unit === null) return <span className={css.time}>{time}</span>
  if (film === null)
    return (
      <span className={css.time} title={t('gone')}>
        {time} <Unseen>{t('gone')}</Unseen>
      </span>
    )
  return (
    <Link
      className={css.time}
      to={courseAddresses.atSecond(course, place)}
      state={{ plays: true }}
      aria-label={t('jump', { time })}
    >
      <Icon name="play" size={16} />
      {time}
    </Link>
  )
}
