import { useEffect, useRef } from 'react'
import { Face } from '../../ui/face.tsx'
import type { SignedInUser } from '../profiles/index.ts'
import { CommentField } from './comment-field.tsx'
import { useTypedText } from './use-typed-text.ts'
import css from './write-comment.module.css'

interface WriteCommentProps {
  user: SignedInUser
  /** Name of what is kept on the device. */
  draft: string
  label: string
  sendLabel: string
  onSend: (content: string) => void
  /** For a reply that was just asked for. */
  takesFocus?: boolean
  onEscape?: () => void
}

export function WriteComment({
  user,
  draft,
  label,
  sendLabel,
  onSend,
  takesFocus = false,
  onEscape,
}: WriteCommentProps) {
  const [text, setText] = useTypedText(draft)
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    field.current?.focus()
    // Above the field for comments, which stays at the lower edge.
    field.current?.scrollIntoView({ block: 'center' })
  }, [takesFocus])

  return (
    <div className={css.write}>
      <Face id={user.id} name={user.displayName} picture={user.avatar} size={36} />
      <CommentField
        label={label}
        value={text}
        onChange={setText}
        sendLabel={sendLabel}
        fieldRef={field}
        onEscape={onEscape}
        onSend={(content) => {
          setText('')
          onSend(content)
          field.current?.focus()
        }}
      />
    </div>
  )
}
