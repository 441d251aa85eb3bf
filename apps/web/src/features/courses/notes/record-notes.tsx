import { contentLength } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import type { Course } from '@learntrail/contract/courses/courses'
import type { CourseNote } from '@learntrail/contract/courses/notes'
import { notesContent } from '@learntrail/contract/courses/record-content'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { recordNotes } from '../api/notes.ts'
import { RecordDialog } from '../records/record-dialog.tsx'
import css from './notes.module.css'
import { notedUnits } from './notes.rules.ts'

interface RecordNotesProps {
  account: string
  course: Course
  all: readonly CourseNote[]
  /** Some notes are not on the server yet. */
  isWaiting: boolean
  /** Null: all notes go into the record. */
  chosen: ReadonlySet<string> | null
  onChosen: (chosen: ReadonlySet<string> | null) => void
  onAll: () => void
}

/** Makes a record of all notes with one press, or of chosen ones. */
export function RecordNotes({ account, course, all, isWaiting, chosen, onChosen, onAll }: RecordNotesProps) {
  const { t } = useTranslation(['courses/notes', 'courses/record'])
  const [isRecording, setRecording] = useState(false)
  /** Length in characters of a record that was too long. */
  const [over, setOver] = useState<number | null>(null)
  const wanted = chosen ? all.filter(({ id }) => chosen.has(id)) : all
  const begin = () => {
    const shown = contentLength(notesContent(notedUnits(wanted, t('screen.goneUnit'))))
    const isOver = shown > contentLimits.characters
    setOver(isOver ? shown : null)
    if (isOver && chosen === null) onChosen(new Set())
    if (!isOver) setRecording(true)
  }
  const name = `course-note-record.${account}.${course._id}`
  const words = wanted.map(({ text }) => text).join('\n')
  if (all.length === 0) return null
  return (
    <div className={css.recording} data-choosing={chosen !== null || undefined}>
      <FormAlert tone="honey">
        {over === null ? null : t('record.tooLong', { shown: over, limit: contentLimits.characters })}
      </FormAlert>
      <div className={css.ways}>
        {chosen ? (
          <>
            <Button icon="edit" disabled={wanted.length === 0} onClick={begin}>
              {wanted.length === 0 ? t('courses/record:do') : t('record.do', { count: wanted.length })}
            </Button>
            <Button look="quiet" size="s" onClick={onAll}>
              {t('record.chooseAll')}
            </Button>
            <Button
              look="quiet"
              size="s"
              onClick={() => {
                setOver(null)
                onChosen(null)
              }}
            >
              {t('cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button icon="edit" onClick={begin}>
              {t('courses/record:do')}
            </Button>
            {all.length > 1 ? (
              <Button look="quiet" onClick={() => onChosen(new Set())}>
                {t('record.choose')}
              </Button>
            ) : null}
          </>
        )}
      </div>
      {isWaiting ? <p className={css.quiet}>{t('record.waiting')}</p> : null}
      {isRecording ? (
        <RecordDialog
          course={course}
          isFinished={course.part === 'learner'}
          part={t('record.part')}
          explanation={t('record.text', { count: wanted.length })}
          words={words}
          make={(record) => {
            const noteIds = wanted.map(({ id }) => id)
            return recordNotes(course._id, { ...record, noteIds, clientId: clientIdOf(name, noteIds) })
          }}
          onMade={() => {
            dropDraft(name)
            onChosen(null)
          }}
          onClose={() => setRecording(false)}
        />
      ) : null}
    </div>
  )
}

/**
 * Returns the id of the record to make, stored before sending, so that a retry after a lost answer makes no second
 * record.
 */
function clientIdOf(name: string, noteIds: readonly string[]): string {
  const of = noteIds.join()
  const kept = readDraft<{ clientId: string; of: string }>(name)
  if (kept.clientId && kept.of === of) return kept.clientId
  const clientId = newId()
  writeDraft(name, { clientId, of })
  return clientId
}
