import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isInputMethodEnter } from '../../../ui/keyboard/enter-key.ts'
import css from './transcript-search.module.css'

interface TranscriptSearchProps {
  words: string
  onWords: (words: string) => void
  count: number
  /** The current hit, from 0; -1 if none. */
  at: number
  onStep: (step: 1 | -1) => void
}

/** Searches a transcript. */
export function TranscriptSearch({ words, onWords, count, at, onStep }: TranscriptSearchProps) {
  const { t } = useTranslation('files/player')
  const composing = useRef({ composing: false, endedAt: Number.NEGATIVE_INFINITY })

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, timeStamp } = event
    const { isComposing, keyCode } = event.nativeEvent
    if (isInputMethodEnter({ key, shiftKey, isComposing, keyCode, timeStamp }, composing.current)) return
    if (key === 'Enter') {
      event.preventDefault()
      onStep(shiftKey ? -1 : 1)
    }
    // The first Escape clears the search and must not reach what is behind it.
    if (key === 'Escape' && words !== '' && !isComposing) {
      event.preventDefault()
      onWords('')
    }
  }

  const isAsked = words.trim() !== ''
  return (
    <div className={css.search}>
      <input
        className={css.field}
        type="search"
        value={words}
        placeholder={t('search.label')}
        aria-label={t('search.label')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => onWords(currentTarget.value)}
        onCompositionStart={() => {
          composing.current = { ...composing.current, composing: true }
        }}
        onCompositionEnd={({ timeStamp }) => {
          composing.current = { composing: false, endedAt: timeStamp }
        }}
        onKeyDown={onKeyDown}
      />
      <p className={css.count} role="status">
        {isAsked ? (count === 0 ? t('search.none') : t('search.at', { number: at + 1, count })) : null}
      </p>
      {count > 0 ? (
        <span className={css.steps}>
          <IconButton icon="up" label={t('search.previous')} onClick={() => onStep(-1)} />
          <IconButton icon="down" label={t('search.next')} onClick={() => onStep(1)} />
        </span>
      ) : null}
    </div>
  )
}
