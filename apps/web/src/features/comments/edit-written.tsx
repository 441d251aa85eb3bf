import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOfField } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { CommentField } from './comment-field.tsx'
import css from './edit-written.module.css'
import { useTypedText } from './use-typed-text.ts'

interface EditWrittenProps {
  written: { id: string; content: string }
  /** The mutation that saves it. */
  edit: {
    isPending: boolean
    error: unknown
    mutate: (content: string, then: { onSuccess: () => void }) => void
  }
  /** Maximum length in characters. */
  limit?: number
  onClose: () => void
}

/** Edits a comment or message in place. The typed text is kept until it is saved or cancelled. */
export function EditWritten({ written, edit, limit, onClose }: EditWrittenProps) {
  const { t } = useTranslation('comments')
  const [kept, keep] = useTypedText(`comment-edit.${written.id}`)
  // Separate from the kept draft, so that the field can be emptied.
  const [value, setValue] = useState(kept || written.content)
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])

  const leave = () => {
    keep('')
    onClose()
  }
  const save = (content: string) => {
    if (content === written.content) return leave()
    const leaveIfSaved = () => {
      if (field.current === null || field.current.value.trim() === content) leave()
    }
    edit.mutate(content, { onSuccess: leaveIfSaved })
  }

  return (
    <div>
      <CommentField
        label={t('editing')}
        value={value}
        onChange={(next) => {
          setValue(next)
          keep(next)
        }}
        onSend={save}
        limit={limit}
        sendLabel={t('save')}
        isBusy={edit.isPending}
        error={edit.error ? sentenceOfField(edit.error) : null}
        fieldRef={field}
        onEscape={leave}
      />
      <div className={css.actions}>
        <Button look="quiet" size="s" onClick={leave}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
