import type { Group } from '@learntrail/contract/groups/group'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { acceptRequest, joinGroup, leaveGroup, rejectRequest } from '../api/change-standing.ts'
import { useGroupChange } from '../api/use-group-change.ts'
import { isInvited } from './group-facts.ts'

interface StandingButtonsProps {
  group: Pick<Group, 'id' | 'name' | 'role' | 'can'>
  /** The link that whoever looks came by. */
  invitationLinkId?: string
}

/** What I can do about belonging to a group: one thing at a time. */
export function StandingButtons({ group, invitationLinkId }: StandingButtonsProps) {
  const { t } = useTranslation('groups')
  const [isLeaving, setLeaving] = useState(false)
  const join = useGroupChange(joinGroup)
  const accept = useGroupChange(acceptRequest)
  const reject = useGroupChange(rejectRequest)
  const leave = useGroupChange(leaveGroup)
  const { id: groupId, role, can } = group
  const welcome = { onSuccess: () => toast(t('joined', { name: group.name })) }

  if (isInvited(role)) {
    return (
      <>
        <Button isBusy={accept.isPending} onClick={() => accept.mutate({ groupId }, welcome)}>
          {t('accept')}
        </Button>
        <Button look="line" isBusy={reject.isPending} onClick={() => reject.mutate({ groupId })}>
          {t('decline')}
        </Button>
      </>
    )
  }
  if (can.join) {
    return (
      <Button isBusy={join.isPending} onClick={() => join.mutate({ groupId, invitationLinkId }, welcome)}>
        {t('join')}
      </Button>
    )
  }
  if (can.apply) {
    return (
      <Button
        isBusy={join.isPending}
        onClick={() => join.mutate({ groupId }, { onSuccess: () => toast(t('applied')) })}
      >
        {t('apply')}
      </Button>
    )
  }
  if (role === memberRoles.applying) {
    return (
      <Button look="line" isBusy={reject.isPending} onClick={() => reject.mutate({ groupId })}>
        {t('withdraw')}
      </Button>
    )
  }
  if (!can.leave) return null
  return (
    <>
      <Button look="quiet" onClick={() => setLeaving(true)}>
        {t('leave')}
      </Button>
      <ConfirmDialog
        isOpen={isLeaving}
        title={t('leaveTitle', { name: group.name })}
        confirm={t('leave')}
        isDangerous
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate(groupId, { onSettled: () => setLeaving(false) })}
        onClose={() => setLeaving(false)}
      >
        <p>{t('leaveText')}</p>
      </ConfirmDialog>
    </>
  )
}
