import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { Question } from '@learntrail/contract/homework/question'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { keepTemplate } from '../api/templates.ts'
import { useHomeworkChange } from '../api/use-homework-change.ts'
import { NameDialog } from './name-dialog.tsx'

interface KeepTemplateProps {
  question: Question
  onClose: () => void
}

/** Keeps a question as a template under a name. */
export function KeepTemplate({ question: { id, title }, onClose }: KeepTemplateProps) {
  const { t } = useTranslation('homework/templates')
  const [clientId] = useState(newId)
  const keep = useHomeworkChange((name: string) => keepTemplate({ clientId, questionId: id, name }))
  return (
    <NameDialog
      title={t('keep.title')}
      text={t('keep.text')}
      confirm={t('keep.confirm')}
      name={title.slice(0, homeworkLimits.templateName)}
      isBusy={keep.isPending}
      onSend={(name) =>
        keep.mutate(name, {
          onSuccess: () => {
            toast(t('keep.done'))
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}
