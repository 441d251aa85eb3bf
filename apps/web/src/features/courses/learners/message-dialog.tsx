import { learnerLimits } from '@learntrail/contract/courses/learner-facts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CountedTextarea } from '../../../ui/form/counted-textarea.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { type MessageBody, messagesQuery, tellLearners } from '../api/learners.ts'

interface MessageDialogProps {
  courseId: string
  /** Number of recipients. */
  count: number
  to: Pick<MessageBody, 'filter' | 'groupId' | 'personIds'>
  onClose: () => void
  onTold: () => void
}

const field = 'message-to-learners'

/** Sends learners a short message, which arrives as a notice. */
export function MessageDialog({ courseId, count, to, onClose, onTold }: MessageDialogProps) {
  const { t } = useTranslation(['courses/learners', 'common'])
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const formId = useId()
  // A retry after a failure sends the same message.
  const [clientId] = useState(newId)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const tell = useMutation({
    mutationFn: () => tellLearners(courseId, { clientId, text, ...to }),
    onSuccess: ({ told, passedOver }) => {
      void queryClient.invalidateQueries({ queryKey: messagesQuery(courseId).queryKey })
      toast(passedOver === 0 ? t('message.done', { count: told }) : t('message.doneBut', { count: told, passedOver }))
      onTold()
      onClose()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = checkText(text, { required: true, max: learnerLimits.message })
    setWrong(found)
    if (found) return goToField(field)
    tell.mutate()
  }
  return (
    <Dialog
      isOpen
      title={t('message.title', { count })}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} icon="send" isBusy={tell.isPending}>
            {t('message.send')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <FormAlert>{tell.error ? sentence(tell.error) : null}</FormAlert>
        <CountedTextarea
          id={field}
          label={t('message.label')}
          description={t('message.note')}
          limit={learnerLimits.message}
          minRows={3}
          withAsterisk
          aria-required
          data-autofocus
          value={text}
          error={wrong}
          onChange={(value) => {
            setWrong(null)
            setText(value)
          }}
        />
      </form>
    </Dialog>
  )
}
