import { learnerLimits } from '@learntrail/contract/courses/learner-facts'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CountedTextarea } from '../../../ui/form/counted-textarea.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { type MessageBody, messagesQuery, tellLearners } from '../api/learners.ts'

interface MessageDialogProps {
  courseId: string
  /** Number of recipients. */
  count: number
  to: Pick<MessageBody, 'filter' | 'groupId' | 'personIds'>
  onClose: () => void
  onTold: () => void
}

/** Sends learners a short message, which arrives as a notice. */
export function MessageDialog({ courseId, count, to, onClose, onTold }: MessageDialogProps) {
  const { t } = useTranslation(['courses/learners', 'common'])
  const queryClient = useQueryClient()
  const formId = useId()
  const form = useKeptForm({
    id: 'message-to-learners',
    start: () => ({ text: '' }),
    check: ({ text }) => ({ text: checkText(text, { required: true, max: learnerLimits.message }) }),
    async send({ text }, clientId) {
      const { told, passedOver } = await tellLearners(courseId, { clientId, text, ...to })
      void queryClient.invalidateQueries({ queryKey: messagesQuery(courseId).queryKey })
      toast(passedOver === 0 ? t('message.done', { count: told }) : t('message.doneBut', { count: told, passedOver }))
      onTold()
    },
    onSent: onClose,
  })
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
          <Button type="submit" form={formId} icon="send" isBusy={form.isSending}>
            {t('message.send')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.submit} noValidate>
        <FormAlert>{form.failure}</FormAlert>
        <CountedTextarea
          {...form.input('text')}
          label={t('message.label')}
          description={t('message.note')}
          limit={learnerLimits.message}
          minRows={3}
          withAsterisk
          aria-required
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
