import { textLength } from '@learntrail/contract/characters'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { CourseNote } from '@learntrail/contract/courses/notes'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence, useSentence } from '../../../i18n/problem-sentence.ts'
import { ConflictNotice } from '../../../saving/conflict-notice.tsx'
import { Button } from '../../../ui/button.tsx'
import { CountedTextarea } from '../../../ui/form/counted-textarea.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { useSaveKey } from '../../../ui/keyboard/save-key.ts'
import { When } from '../../../ui/when.tsx'
import { changeNote } from '../api/notes.ts'
import css from './notes.module.css'
import type { Notes } from './use-notes.ts'

interface Kept {
  text: string
  /** The revision that the change is based on. */
  base: string
}

interface EditNoteProps {
  account: string
  note: CourseNote
  notes: Notes
  onDone: () => void
}

/** Changes a note in place. What was typed stays on the device until it is saved or given up. */
export function EditNote({ account, note, notes, onDone }: EditNoteProps) {
  const { t } = useTranslation('courses/notes')
  const sentence = useSentence()
  const name = `course-note-edit.${account}.${note.id}`
  const [{ text, base }, setKept] = useState<Kept>(() => ({
    text: note.text,
    base: note.revision,
    ...readDraft<Kept>(name),
  }))
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])
  const put = (next: Kept) => {
    setKept(next)
    writeDraft(name, next)
  }
  const leave = () => {
    dropDraft(name)
    onDone()
  }
  const change = useMutation({
    mutationFn: (kept: Kept) => changeNote({ id: notes.courseId, noteId: note.id }, kept),
    onSuccess(changed, sent) {
      notes.put(changed)
      const typed = field.current?.value ?? sent.text
      if (typed.trim() === sent.text) leave()
      else put({ text: typed, base: changed.revision })
    },
    // Refetches, to show the note as it was changed elsewhere.
    onError: async (error) => {
      if (isProblem(error, 'COURSE_NOTE_CHANGED')) await notes.query.refetch()
    },
  })
  const save = () => {
    const words = text.trim()
    setEmpty(words === '')
    if (words === note.text) return leave()
    if (words !== '' && textLength(words) <= courseLimits.noteText) change.mutate({ text: words, base })
    else field.current?.focus()
  }
  const keys = useSaveKey(save)
  const isGone = isProblem(change.error, 'COURSE_NOTE_NOT_FOUND')
  if (isProblem(change.error, 'COURSE_NOTE_CHANGED') && note.revision !== base) {
    return (
      <ConflictNotice
        title={t('conflict.title')}
        text={t('conflict.text')}
        mine={{
          name: t('conflict.mine'),
          when: null,
          title: '',
          words: text.trim(),
          keep: t('conflict.keepMine'),
          onKeep: () => change.mutate({ text: text.trim(), base: note.revision }),
        }}
        other={{
          name: t('conflict.other'),
          when: <When time={note.updatedAt} relative />,
          title: '',
          words: note.text,
          keep: t('conflict.keepOther'),
          onKeep: leave,
        }}
        compared={{ mine: text.trim(), other: note.text }}
        both={{
          keep: t('conflict.keepBoth'),
          text: t('conflict.bothText'),
          onKeep: () => {
            put({ text: `${note.text}\n${text.trim()}`, base: note.revision })
            change.reset()
          },
        }}
        isBusy={change.isPending}
      />
    )
  }
  return (
    <div className={css.writing}>
      {isGone ? <FormAlert tone="honey">{t('removedElsewhere')}</FormAlert> : null}
      {change.error && !isGone ? <FormAlert>{sentence(change.error)}</FormAlert> : null}
      <CountedTextarea
        {...keys}
        ref={field}
        aria-label={t('editing')}
        minRows={2}
        maxRows={10}
        limit={courseLimits.noteText}
        error={isEmpty ? ruleSentence('required') : undefined}
        value={text}
        onChange={(next) => {
          setEmpty(false)
          put({ text: next, base })
        }}
        onKeyDown={(event) => {
          keys.onKeyDown(event)
          if (event.key === 'Escape' && !event.nativeEvent.isComposing && text.trim() === note.text) leave()
        }}
      />
      <div className={css.ways}>
        {isGone ? (
          <Button
            onClick={() => {
              notes.write(note.place, text.trim())
              notes.forget(note)
              dropDraft(name)
            }}
          >
            {t('saveAsNew')}
          </Button>
        ) : (
          <Button isBusy={change.isPending} onClick={save}>
            {t('save')}
          </Button>
        )}
        <Button look="quiet" onClick={leave}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
