import type { Group } from '@learntrail/contract/groups/group'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { leaveGroup } from '../api/change-standing.ts'
import { useGroupChange } from '../api/use-group-change.ts'

interface LeaveGroupProps {
  group: Pick<Group, 'id' | 'name' | 'type'>
  onClose: () => void
}

/** Leaves a group after asking, as its content is out of sight afterwards. */
export function LeaveGroup({ group, onClose }: LeaveGroupProps) {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const leave = useGroupChange(leaveGroup)
  return (
    <ConfirmDialog
      isOpen
      title={t('leaveTitle', { name: group.name })}
      confirm={t('leave')}
      isDangerous
      isBusy={leave.isPending}
      onConfirm={() =>
        leave.mutate(group.id, {
          onSuccess: () => {
            toast(t('left', { name: group.name }))
            // A private group cannot be seen by people who are not in it.
            if (group.type === 'private') void navigate(paths.groups, { replace: true })
          },
          onSettled: onClose,
        })
      }
      onClose={onClose}
    >
      <p>{t('leaveText')}</p>
    </ConfirmDialog>
  )
}
