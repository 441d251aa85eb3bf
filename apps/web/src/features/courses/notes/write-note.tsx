import { textLength } from '@learntrail/contract/characters'
import { filmTime } from '@learntrail/contract/courses/film-time'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { CountedTextarea } from '../../../ui/form/counted-textarea.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { saveKeyName, useSaveKey } from '../../../ui/keyboard/save-key.ts'
import { MouseOnly } from '../../../ui/mouse-only.tsx'
import css from './notes.module.css'
import type { TypedNote } from './typed-note.ts'

interface WriteNoteProps {
  typed: TypedNote
  /** The note was just begun. */
  takesFocus: boolean
  onType: (typed: TypedNote) => void
  onSave: (typed: TypedNote) => void
  onCancel: () => void
}

/** The field of a note being written, at the second where the film was paused. */
export function WriteNote({ typed, takesFocus, onType, onSave, onCancel }: WriteNoteProps) {
  const { t } = useTranslation('courses/notes')
  const field = useRef<HTMLTextAreaElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const { text, film } = typed
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const save = () => {
    const words = text.trim()
    setEmpty(words === '')
    if (words !== '' && textLength(words) <= courseLimits.noteText) return onSave({ text: words, film })
    field.current?.focus()
  }
  const keys = useSaveKey(save)
  return (
    <div className={css.writing}>
      <p className={css.pin}>
        <Icon name={film ? 'clock' : 'unit'} size={16} />
        <span>{film ? t('at', { time: filmTime(film.second) }) : t('noTime')}</span>
        {film ? <IconButton label={t('dropTime')} icon="close" onClick={() => onType({ text, film: null })} /> : null}
      </p>
      <CountedTextarea
        {...keys}
        ref={field}
        aria-label={t('field')}
        placeholder={t('placeholder')}
        minRows={3}
        maxRows={10}
        limit={courseLimits.noteText}
        error={isEmpty ? ruleSentence('required') : undefined}
        value={text}
        onChange={(next) => {
          setEmpty(false)
          onType({ text: next, film })
        }}
        onKeyDown={(event) => {
          keys.onKeyDown(event)
          if (event.key === 'Escape' && !event.nativeEvent.isComposing && text.trim() === '') onCancel()
        }}
      />
      <div className={css.ways}>
        <Button onClick={save}>{t('save')}</Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <MouseOnly className={css.keys}>{t('saveKey', { keys: saveKeyName() })}</MouseOnly>
      </div>
    </div>
  )
}
