import { textLength } from '@learntrail/contract/characters'
import { commentLimits } from '@learntrail/contract/comments/limits'
import { type ReactNode, type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { useEnterKey } from '../../ui/keyboard/enter-key.ts'
import css from './comment-field.module.css'

interface CommentFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  onSend: (content: string) => void
  /** Maximum length in characters. */
  limit?: number
  sendLabel: string
  isBusy?: boolean
  /** Progress note below the field. */
  note?: ReactNode
  error?: ReactNode
  fieldRef?: Ref<HTMLTextAreaElement>
  onEscape?: () => void
  /** The field received focus. */
  onEnter?: (() => void) | undefined
}

/**
 * A field that grows with its text. Enter sends, except while an input method is composing; Shift+Enter starts a new
 * line.
 */
export function CommentField({
  label,
  value,
  onChange,
  onSend,
  limit = commentLimits.text,
  sendLabel,
  isBusy,
  note,
  error,
  fieldRef,
  onEscape,
  onEnter,
}: CommentFieldProps) {
  const { t } = useTranslation('comments')
  const noteId = useId()
  const length = textLength(value)
  const over = length - limit
  const canSend = length > 0 && over <= 0 && !isBusy
  const isWrong = over > 0 || Boolean(error)
  const send = () => canSend && onSend(value.trim())
  const enter = useEnterKey(send)

  return (
    <div className={css.field} data-invalid={isWrong || undefined}>
      <div className={css.grow} data-value={`${value} `}>
        <textarea
          ref={fieldRef}
          rows={1}
          aria-label={label}
          placeholder={label}
          aria-describedby={noteId}
          aria-invalid={isWrong || undefined}
          value={value}
          onFocus={onEnter}
          onChange={(event) => onChange(event.currentTarget.value)}
          {...enter}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) onEscape?.()
            enter.onKeyDown(event)
            // Enter never adds a line break, even where it sends nothing.
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) event.preventDefault()
          }}
        />
      </div>
      <IconButton className={css.send} label={sendLabel} icon="send" disabled={!canSend} onClick={send} />
      <p id={noteId} className={css.note} data-wrong={isWrong || undefined} role={isWrong ? 'alert' : undefined}>
        {over > 0 ? t('tooLong', { count: over, limit }) : (error ?? note)}
      </p>
    </div>
  )
}
