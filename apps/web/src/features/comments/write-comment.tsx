import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { Face } from '../../ui/face.tsx'
import type { SignedInUser } from '../profiles/index.ts'
import { useCommentBox } from './comment-box.ts'
import { CommentField } from './comment-field.tsx'
import type { Writing } from './commented.ts'
import css from './write-comment.module.css'

interface WriteCommentProps<Arrived> {
  user: SignedInUser
  /** Name of the draft on the device; also used as the `key`. */
  name: string
  label: string
  sendLabel: string
  send: (writing: Writing) => Promise<Arrived>
  onArrived: (arrived: Arrived) => void
  /** For a reply just opened. */
  takesFocus?: boolean
  onEscape?: () => void
  /** The field received focus. */
  onEnter?: (() => void) | undefined
}

export function WriteComment<Arrived>({
  user,
  name,
  label,
  sendLabel,
  send,
  onArrived,
  takesFocus = false,
  onEscape,
  onEnter,
}: WriteCommentProps<Arrived>) {
  const { t } = useTranslation('comments')
  const box = useCommentBox(name)
  const { text, isSending, isUnsent, problem } = box
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    field.current?.focus()
    field.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  // Also scroll the error below the field into view.
  useEffect(() => {
    if (isUnsent && field.current === document.activeElement)
      field.current?.closest('[data-writes]')?.scrollIntoView({ block: 'nearest' })
  }, [isUnsent])

  return (
    <div className={css.write} data-writes>
      <Face id={user.id} name={user.displayName} picture={user.avatar} size={36} />
      <CommentField
        label={label}
        value={text}
        onChange={box.change}
        sendLabel={sendLabel}
        fieldRef={field}
        onEscape={onEscape}
        onEnter={onEnter}
        isBusy={isSending}
        note={isSending ? t('sending') : undefined}
        error={isUnsent ? problem ? <Refusal problem={problem} /> : t('unsent') : null}
        onSend={() => {
          field.current?.focus()
          void box.send(send, onArrived)
        }}
      />
    </div>
  )
}

/** A component of its own, so that the texts of refusals load only when needed. */
function Refusal({ problem }: { problem: unknown }) {
  return useSentence()(problem)
}
