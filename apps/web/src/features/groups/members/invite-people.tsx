import type { Group } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { type Friend, FriendPicker } from '../../people/index.ts'
import { inviteMembers } from '../api/change-standing.ts'
import { invitableQuery } from '../api/list-members.ts'
import { useGroupChange } from '../api/use-group-change.ts'
import css from './members.module.css'

/** Invites people found by name; without a keyword, offers the viewer's friends. */
export function InvitePeople({ group }: { group: Group }) {
  const { t } = useTranslation('groups/members')
  const [chosen, setChosen] = useState<readonly Friend[]>([])
  const [as, setAs] = useState<'member' | 'administrator'>('member')
  const invite = useGroupChange(inviteMembers)
  const send = () =>
    invite.mutate(
      { groupId: group.id, personIds: chosen.map(({ id }) => id), as },
      {
        onSuccess: ({ invited, joined }) => {
          setChosen([])
          if (invited > 0) toast(t('invite.sent', { count: invited }))
          if (joined > 0) toast(t('invite.joined', { count: joined }))
          if (invited + joined === 0) toast(t('invite.nobody'))
        },
      },
    )
  return (
    <section className={css.section}>
      <h2>{t('invite.title')}</h2>
      <Card className={css.invite}>
        <FriendPicker
          friendsQuery={invitableQuery(group.id)}
          chosen={chosen}
          isFull={chosen.length >= groupLimits.invitedAtOnce}
          words={{
            label: t('invite.label'),
            placeholder: t('invite.placeholder'),
            note: t('invite.note', { count: groupLimits.invitedAtOnce }),
            list: t('invite.people'),
            nobodyFits: t('invite.nobodyFits'),
            noFriends: t('invite.noFriends'),
            chosen: t('invite.chosen', { count: chosen.length }),
          }}
          onChange={setChosen}
        />
        {group.can.govern ? (
          <Field id="invite-as" label={t('invite.as')}>
            <ChipRow>
              {(['member', 'administrator'] as const).map((role) => (
                <ChoiceChip key={role} isOn={as === role} onToggle={() => setAs(role)}>
                  {t(`invite.roles.${role}`)}
                </ChoiceChip>
              ))}
            </ChipRow>
          </Field>
        ) : null}
        <div>
          <Button isBusy={invite.isPending} disabled={chosen.length === 0} onClick={send}>
            {t('invite.send')}
          </Button>
        </div>
      </Card>
    </section>
  )
}
