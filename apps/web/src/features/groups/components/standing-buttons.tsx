import type { Group } from '@learntrail/contract/groups/group'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { acceptRequest, joinGroup, rejectRequest } from '../api/change-standing.ts'
import { useGroupChange } from '../api/use-group-change.ts'
import { isInvited } from './group-facts.ts'

interface StandingButtonsProps {
  group: Pick<Group, 'id' | 'name' | 'role' | 'can'>
  /** Id of the link by which the viewer came. */
  invitationLinkId?: string
}

/** The viewer's next step towards membership: one at a time. */
export function StandingButtons({ group, invitationLinkId }: StandingButtonsProps) {
  const { t } = useTranslation('groups')
  const join = useGroupChange(joinGroup)
  const accept = useGroupChange(acceptRequest)
  const reject = useGroupChange(rejectRequest)
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
  return null
}
