import { pointLimits } from '@learntrail/contract/points/limits'
import type { PointMovement } from '@learntrail/contract/points/points'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOfField } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useEnterKey } from '../../../ui/keyboard/enter-key.ts'
import { answerPoints } from '../api/points.ts'
import { usePointChange } from '../api/use-point-change.ts'
import css from './movements.module.css'

interface AnswerPointsProps {
  groupId: string
  movement: PointMovement
}

/** Answers points I was given, once. */
export function AnswerPoints({ groupId, movement }: AnswerPointsProps) {
  const { t } = useTranslation('points')
  const [isOpen, setOpen] = useState(false)
  if (!movement.can.answer) return null
  if (isOpen) return <AnswerForm groupId={groupId} movement={movement} onClose={() => setOpen(false)} />
  return (
    <Button size="s" look="line" icon="chat" onClick={() => setOpen(true)}>
      {t('answer.way')}
    </Button>
  )
}

function AnswerForm({ groupId, movement, onClose }: AnswerPointsProps & { onClose: () => void }) {
  const { t } = useTranslation('points')
  const [answer, setAnswer] = useState(t('answer.thanks'))
  const [wrong, setWrong] = useState<string | null>(null)
  const send = usePointChange(answerPoints)
  const press = () => {
    if (send.isPending) return
    const found = checkText(answer, { required: true, max: pointLimits.answer })
    setWrong(found)
    if (found !== null) return
    send.mutate(
      { groupId, movementId: movement.id, answer },
      { onSuccess: () => toast(t('answer.sent')), onError: (problem) => setWrong(sentenceOfField(problem)) },
    )
  }
  return (
    <div className={css.form}>
      <TextInput
        label={t('answer.label')}
        description={t('answer.note')}
        maxLength={pointLimits.answer}
        autoFocus
        value={answer}
        error={wrong}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        {...useEnterKey(press)}
      />
      <div className={css.acts}>
        <Button size="s" isBusy={send.isPending} onClick={press}>
          {t('answer.send')}
        </Button>
        <Button size="s" look="quiet" onClick={onClose}>
          {t('answer.cancel')}
        </Button>
      </div>
    </div>
  )
}
