import { textLength } from '@learntrail/contract/characters'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'

interface NameDialogProps {
  title: string
  text?: string
  confirm: string
  name: string
  isBusy: boolean
  onSend: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a template. */
export function NameDialog({ title, text, confirm, name: before, isBusy, onSend, onClose }: NameDialogProps) {
  const { t } = useTranslation('homework/templates')
  const [name, setName] = useState(before)
  const [isChecked, setChecked] = useState(false)
  const isTooLong = textLength(name) > homeworkLimits.templateName
  const isEmpty = name.trim() === ''
  const send = () => {
    setChecked(true)
    if (isEmpty || isTooLong) document.getElementById('template-name')?.focus()
    else onSend(name.trim())
  }
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <Button isBusy={isBusy} onClick={send}>
          {confirm}
        </Button>
      }
    >
      {text ? <p>{text}</p> : null}
      <TextInput
        id="template-name"
        label={t('name')}
        withAsterisk
        aria-required
        maxLength={homeworkLimits.templateName}
        value={name}
        error={
          isTooLong
            ? ruleSentence('too_long', homeworkLimits.templateName)
            : isChecked && isEmpty
              ? ruleSentence('required')
              : null
        }
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </Dialog>
  )
}
