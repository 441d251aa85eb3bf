import { textLength } from '@learntrail/contract/characters'
import { contentLimits } from '@learntrail/contract/content/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Textarea } from '../../../ui/form/textarea.ts'
import { DialogActions } from '../dialog-actions.tsx'

interface PictureDialogProps {
  words: string
  onSave: (text: string) => void
  onClose: () => void
}

/** Dialog for the alternative text of a picture. */
export function PictureDialog({ words, onSave, onClose }: PictureDialogProps) {
  const { t } = useTranslation('editor')
  const [typed, setTyped] = useState(words)
  const text = typed.replaceAll(/\s+/g, ' ').trim()
  const isOver = textLength(text) > contentLimits.pictureText

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOver) onSave(text)
  }

  return (
    <Dialog isOpen title={t('picture.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Textarea
          label={t('picture.label')}
          description={t('picture.hint')}
          autosize
          minRows={2}
          maxRows={6}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isOver && t('picture.tooLong', { count: contentLimits.pictureText })}
          data-autofocus
        />
        <DialogActions save={t('picture.save')} remove={t('insert.remove')} onRemove={undefined} />
      </form>
    </Dialog>
  )
}
