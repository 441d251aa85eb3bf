import { pointLimits } from '@learntrail/contract/points/limits'
import type { GroupPoints } from '@learntrail/contract/points/points'
import { goalPictures, type GoalPicture as Picture } from '@learntrail/contract/points/states'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { changePointSettings } from '../api/points.ts'
import { usePointChange } from '../api/use-point-change.ts'
import { wholeNumber } from '../whole-number.rules.ts'
import css from './goal-card.module.css'
import { GoalPicture } from './goal-picture.tsx'

interface GoalDialogProps {
  groupId: string
  points: Pick<GroupPoints, 'goal' | 'version'>
  onClose: () => void
}

/** Sets the group's common goal. */
export function GoalDialog({ groupId, points: { goal, version }, onClose }: GoalDialogProps) {
  const { t } = useTranslation('points/manage')
  const id = useId()
  // The version at opening, so that a concurrent change is detected.
  const [opened] = useState(version)
  const change = usePointChange(changePointSettings)
  const { min, max } = pointLimits.goal
  const form = useKeptForm({
    id,
    start: () => ({
      title: goal?.title ?? '',
      target: String(goal?.target ?? 200),
      picture: goal?.picture ?? ('jar' as Picture),
    }),
    check: ({ title, target }) => ({
      title: checkText(title, { required: true, max: pointLimits.goal.title }),
      target: wholeNumber(target, { min, max }) === null ? t('goal.wrongTarget', { min, max }) : null,
    }),
    fieldOf: (path) => (path === 'goal.title' ? 'title' : path === 'goal.target' ? 'target' : null),
    async send({ title, target, picture }) {
      await change.mutateAsync({ groupId, version: opened, goal: { title, target: Number(target), picture } })
      toast(t('goal.saved'))
    },
    onSent: onClose,
  })
  return (
    <Dialog
      isOpen
      title={t(goal ? 'goal.change' : 'goal.set')}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} isBusy={form.isSending}>
          {t('goal.save')}
        </Button>
      }
    >
      <form id={id} className={css.form} onSubmit={form.submit} noValidate>
        <FormAlert>{form.failure}</FormAlert>
        <TextInput
          {...form.input('title')}
          label={t('goal.title')}
          placeholder={t('goal.titleHint')}
          maxLength={pointLimits.goal.title}
        />
        <WholeNumberInput
          {...form.input('target')}
          label={t('goal.target')}
          description={t('goal.targetNote')}
          max={pointLimits.goal.max}
        />
        <Field id={`${id}-picture`} label={t('goal.picture')}>
          <div className={css.pictures}>
            {goalPictures.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name={`${id}-picture`}
                  checked={form.values.picture === one}
                  onChange={() => form.change({ picture: one })}
                />
                <GoalPicture picture={one} share={0.6} size={72} />
                {t(`goal.pictures.${one}`)}
              </label>
            ))}
          </div>
        </Field>
      </form>
    </Dialog>
  )
}
