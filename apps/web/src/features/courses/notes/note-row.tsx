import { filmTime } from '@learntrail/contract/courses/film-time'
import type { CourseNote } from '@learntrail/contract/courses/notes'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { readDraft } from '../../../ui/keep-draft.ts'
import { LinkedWords } from '../../../ui/linked-words.tsx'
import { EditNote } from './edit-note.tsx'
import type { WaitingNote } from './note-outbox.ts'
import css from './notes.module.css'
import type { Notes } from './use-notes.ts'

interface NoteRowProps {
  account: string
  note: CourseNote
  notes: Notes
  /** The note's time, linked to its place. */
  time: ReactNode
}

/** A note with its time; can be changed in place. */
export function NoteRow({ account, note, notes, time }: NoteRowProps) {
  const { t } = useTranslation('courses/notes')
  // A change begun before the tab was closed continues.
  const [isEditing, setEditing] = useState(() => 'text' in readDraft<object>(`course-note-edit.${account}.${note.id}`))
  return (
    <li className={css.note}>
      <div className={css.noteHead}>
        {time}
        {isEditing ? null : (
          <ActionMenu
            label={t('more')}
            actions={[
              { label: t('edit'), icon: 'edit', run: () => setEditing(true) },
              { label: t('remove'), icon: 'remove', isDangerous: true, run: () => notes.remove(note) },
            ]}
          />
        )}
      </div>
      {isEditing ? (
        <EditNote account={account} note={note} notes={notes} onDone={() => setEditing(false)} />
      ) : (
        <p className={css.text}>
          <LinkedWords text={note.text} />
        </p>
      )}
    </li>
  )
}

/** A note that the server does not have yet. */
export function WaitingRow({ note, notes }: { note: WaitingNote; notes: Notes }) {
  const { t } = useTranslation('courses/notes')
  const sentence = useSentence()
  const { place, text, problem } = note
  return (
    <li className={css.note} data-waiting>
      <div className={css.noteHead}>
        <span className={css.time}>{place.film ? filmTime(place.film.second) : t('wholeUnit')}</span>
      </div>
      <p className={css.text}>{text}</p>
      {problem ? (
        <>
          <FormAlert>{sentence(problem)}</FormAlert>
          <div className={css.ways}>
            <Button look="soft" size="s" onClick={() => notes.again(note)}>
              {t('again')}
            </Button>
            <Button look="quiet" size="s" onClick={() => notes.discard(note)}>
              {t('discard')}
            </Button>
          </div>
        </>
      ) : (
        <p className={css.state} role="status">
          {notes.isStuck ? t('waiting') : t('sending')}
        </p>
      )}
    </li>
  )
}
