import { pointLimits } from '@learntrail/contract/points/limits'
import type { GroupPoints } from '@learntrail/contract/points/points'
import { goalPictures, type GoalPicture as Picture } from '@learntrail/contract/points/states'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
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
  const sentence = useSentence()
  const id = useId()
  const [title, setTitle] = useState(goal?.title ?? '')
  const [target, setTarget] = useState(String(goal?.target ?? 200))
  const [picture, setPicture] = useState<Picture>(goal?.picture ?? 'jar')
  const [wrong, setWrong] = useState<{ title?: string | null; target?: string | null }>({})
  // The version at opening, so that a concurrent change is detected.
  const [opened] = useState(version)
  const change = usePointChange(changePointSettings)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { min, max } = pointLimits.goal
    const points = wholeNumber(target, { min, max })
    const found = {
      title: checkText(title, { required: true, max: pointLimits.goal.title }),
      target: points === null ? t('goal.wrongTarget', { min, max }) : null,
    }
    setWrong(found)
    if (found.title !== null) return goToField(`${id}-title`)
    if (points === null) return goToField(`${id}-target`)
    change.mutate(
      { groupId, version: opened, goal: { title, target: points, picture } },
      {
        onSuccess: () => {
          toast(t('goal.saved'))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      title={t(goal ? 'goal.change' : 'goal.set')}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} isBusy={change.isPending}>
          {t('goal.save')}
        </Button>
      }
    >
      <form id={id} className={css.form} onSubmit={save} noValidate>
        <FormAlert>{change.error ? sentence(change.error) : null}</FormAlert>
        <TextInput
          id={`${id}-title`}
          label={t('goal.title')}
          placeholder={t('goal.titleHint')}
          maxLength={pointLimits.goal.title}
          value={title}
          error={wrong.title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <WholeNumberInput
          id={`${id}-target`}
          label={t('goal.target')}
          description={t('goal.targetNote')}
          max={pointLimits.goal.max}
          value={target}
          error={wrong.target}
          onChange={setTarget}
        />
        <Field id={`${id}-picture`} label={t('goal.picture')}>
          <div className={css.pictures}>
            {goalPictures.map((one) => (
              <label key={one}>
                <input type="radio" name={`${id}-picture`} checked={picture === one} onChange={() => setPicture(one)} />
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
