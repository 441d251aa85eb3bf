import { planLimits } from '@learntrail/contract/plans/limits'
import type { Plan } from '@learntrail/contract/plans/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { type Friend, FriendPicker } from '../../people/index.ts'
import { inviteMembers, possibleMembersQuery } from '../api/members.ts'
import { plansKey } from '../api/plans.ts'
import { refreshOpenPlans } from '../writing/open-plans.ts'

/** Invites friends and classmates to write together, by name. */
export function InviteDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useTranslation('plans/members')
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<readonly Friend[]>([])
  const inviting = useMutation({
    mutationFn: () =>
      inviteMembers(
        plan._id,
        chosen.map(({ id }) => id),
      ),
    onSuccess: () => {
      toast(t('invite.done', { count: chosen.length }))
      onClose()
    },
    // Even on failure: of several people, some may have been invited.
    onSettled: () => {
      refreshOpenPlans()
      return queryClient.invalidateQueries({ queryKey: plansKey })
    },
  })
  const room = planLimits.members - 1 - plan.members.length
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('invite.title')}
      actions={
        chosen.length > 0 ? (
          <Button isBusy={inviting.isPending} onClick={() => inviting.mutate()}>
            {t('invite.confirm', { count: chosen.length })}
          </Button>
        ) : null
      }
    >
      <FormAlert>{inviting.error ? sentenceOf(inviting.error) : null}</FormAlert>
      <FriendPicker
        friendsQuery={possibleMembersQuery(plan._id)}
        chosen={chosen}
        without={plan.members.map(({ person }) => person.id)}
        isFull={chosen.length >= room}
        words={{
          label: t('picker.label'),
          placeholder: t('picker.placeholder'),
          note: t('picker.note', { count: planLimits.members }),
          list: t('picker.list'),
          nobodyFits: t('picker.nobody'),
          noFriends: t('picker.none'),
          chosen: t('picker.chosen', { count: chosen.length }),
        }}
        onChange={setChosen}
      />
    </Dialog>
  )
}
