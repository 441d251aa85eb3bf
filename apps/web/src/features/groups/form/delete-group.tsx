import type { Group } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { deleteGroup } from '../api/change-standing.ts'
import { useGroupChange } from '../api/use-group-change.ts'
import css from './delete-group.module.css'

interface DeleteGroupProps {
  group: Pick<Group, 'id' | 'name'>
  onClose: () => void
}

/** Deletes a group after its name was typed, so that nobody does so by mistake. */
export function DeleteGroup({ group, onClose }: DeleteGroupProps) {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const change = useGroupChange(deleteGroup)
  const confirm = () => {
    if (typed.trim() !== group.name) return setWrong(true)
    change.mutate(
      { groupId: group.id, name: group.name },
      {
        onSuccess: () => {
          toast(t('delete.done'))
          void navigate(paths.groups)
        },
      },
    )
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('delete.title', { name: group.name })}
      confirm={t('delete.confirm')}
      isDangerous
      isBusy={change.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={css.lead}>{t('delete.text')}</p>
      <TextInput
        label={t('delete.type', { name: group.name })}
        maxLength={groupLimits.name}
        autoComplete="off"
        value={typed}
        error={isWrong ? t('delete.wrong') : null}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setWrong(false)
        }}
      />
    </ConfirmDialog>
  )
}
