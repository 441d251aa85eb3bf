import type { Group } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { resetPoints } from '../api/points.ts'
import { usePointChange } from '../api/use-point-change.ts'
import css from './group-points.module.css'

export type ResetKind = 'points' | 'records'

interface ResetDialogProps {
  group: Pick<Group, 'id' | 'name'>
  kind: ResetKind
  /** Points that members have now. */
  given: number
  onClose: () => void
}

/** Resets everybody to 0. The group's name must be typed, to prevent a slip. */
export function ResetDialog({ group, kind, given, onClose }: ResetDialogProps) {
  const { t } = useTranslation('points/manage')
  const sentence = useSentence()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [clientId] = useState(newId)
  const reset = usePointChange(resetPoints)
  const confirm = () => {
    if (typed.trim() !== group.name) return setWrong(true)
    reset.mutate(
      { groupId: group.id, clientId, name: group.name, withRecords: kind === 'records' },
      {
        onSuccess: ({ taken }) => {
          toast(t('reset.done', { count: taken }))
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      isOpen
      title={t(`reset.${kind}.title`)}
      confirm={t(`reset.${kind}.confirm`)}
      isDangerous
      isBusy={reset.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={css.reset}>
        <FormAlert>{reset.error ? sentence(reset.error) : null}</FormAlert>
        <p>{t(`reset.${kind}.text`, { count: given })}</p>
        <TextInput
          label={t('reset.type', { name: group.name })}
          maxLength={groupLimits.name}
          autoComplete="off"
          value={typed}
          error={isWrong ? t('reset.wrong') : null}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setWrong(false)
          }}
        />
      </div>
    </ConfirmDialog>
  )
}
