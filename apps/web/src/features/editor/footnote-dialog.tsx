import { textLength } from '@learntrail/contract/characters'
import { contentLimits } from '@learntrail/contract/content/limits'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Textarea } from '../../ui/form/textarea.ts'
import { DialogActions } from './dialog-actions.tsx'

interface FootnoteDialogProps {
  words: string
  onSave: (text: string) => void
  onRemove: (() => void) | undefined
  onClose: () => void
}

export function FootnoteDialog({ words, onSave, onRemove, onClose }: FootnoteDialogProps) {
  const { t } = useTranslation('editor')
  const [typed, setTyped] = useState(words)
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const text = typed.replaceAll(/\s+/g, ' ').trim()
  const isOver = textLength(text) > contentLimits.footnote
  const error = isOver
    ? t('footnote.tooLong', { count: contentLimits.footnote })
    : text === ''
      ? t('footnote.required')
      : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (error) field.current?.focus()
    else onSave(text)
  }

  return (
    <Dialog isOpen title={t('footnote.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Textarea
          ref={field}
          label={t('footnote.label')}
          description={t('footnote.hint')}
          autosize
          minRows={2}
          maxRows={6}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={(isAsked || isOver) && error}
          data-autofocus
        />
        <DialogActions save={t('insert.save')} remove={t('insert.remove')} onRemove={onRemove} />
      </form>
    </Dialog>
  )
}
