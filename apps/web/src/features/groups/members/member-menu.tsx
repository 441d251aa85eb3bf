import type { Group } from '@learntrail/contract/groups/group'
import type { GroupMember } from '@learntrail/contract/groups/members'
import { isClass, memberRoles } from '@learntrail/contract/groups/roles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useParts } from '../../../feature/use-parts.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import type { IconName } from '../../../ui/icon.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { changeRole, removeMember } from '../api/change-standing.ts'
import { useGroupChange } from '../api/use-group-change.ts'
import { NumberDialog } from './number-dialog.tsx'

type Act = 'promote' | 'demote' | 'giveUp' | 'handOver' | 'remove' | 'ban'

const icons: Record<Act, IconName> = {
  promote: 'spark',
  demote: 'down',
  giveUp: 'down',
  handOver: 'teacher',
  remove: 'close',
  ban: 'lock',
}

/** Returns what an administrator may do to a member. */
function actsOn({ can }: Group, { role }: GroupMember, isMe: boolean): Act[] {
  const isAdministrator = role === memberRoles.administrator
  if (isMe) return isAdministrator ? ['giveUp'] : []
  if (role === memberRoles.topAdministrator) return []
  if (isAdministrator) return can.govern ? ['demote', 'handOver', 'remove', 'ban'] : []
  return can.govern ? ['promote', 'handOver', 'remove', 'ban'] : ['remove', 'ban']
}

interface MemberMenuProps {
  group: Group
  member: GroupMember
  isMe: boolean
}

export function MemberMenu({ group, member, isMe }: MemberMenuProps) {
  const { t } = useTranslation('groups/members')
  const navigate = useNavigate()
  const ways = useParts('inGroups').flatMap(({ wayOfMember }) => wayOfMember?.(group, member) ?? [])
  const [asked, setAsked] = useState<Act | null>(null)
  const [isNumbering, setNumbering] = useState(false)
  const role = useGroupChange(changeRole)
  const remove = useGroupChange(removeMember)
  const { id: personId } = member.person
  const name = useNameOf()(member.person)
  const target = { groupId: group.id, personId }
  const done = (act: Act) => ({
    onSuccess: () => toast(t(`acts.${act}.done`, { name })),
    onSettled: () => setAsked(null),
  })
  const act = (which: Act) => {
    if (which === 'remove' || which === 'ban')
      return remove.mutate({ ...target, ban: which === 'ban' ? 'true' : 'false' }, done(which))
    const { administrator, member: plain, topAdministrator } = memberRoles
    const to = { promote: administrator, demote: plain, giveUp: plain, handOver: topAdministrator }[which]
    role.mutate({ ...target, role: to }, done(which))
  }
  return (
    <>
      <ActionMenu
        label={t('menu', { name })}
        actions={[
          ...ways.map(({ name, icon, to }) => ({ label: name, icon, run: () => navigate(to) })),
          ...(member.role === memberRoles.topAdministrator
            ? []
            : [{ label: t('number.do'), icon: 'edit' as const, run: () => setNumbering(true) }]),
          ...actsOn(group, member, isMe).map((which) => ({
            label: t(`acts.${which}.label`),
            icon: icons[which],
            isDangerous: which === 'remove' || which === 'ban',
            // Asks before anything hard to undo, and before giving rights to others.
            run: () => (which === 'demote' ? act(which) : setAsked(which)),
          })),
        ]}
      />
      {isNumbering ? <NumberDialog groupId={group.id} member={member} onClose={() => setNumbering(false)} /> : null}
      {asked === null ? null : (
        <ConfirmDialog
          isOpen
          title={t(`acts.${asked}.title`, { name })}
          confirm={t(`acts.${asked}.label`)}
          isDangerous={asked === 'remove' || asked === 'ban'}
          isBusy={role.isPending || remove.isPending}
          onConfirm={() => act(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{t(`acts.${asked}.text`, { name })}</p>
          {(asked === 'promote' || asked === 'handOver') && member.role === memberRoles.member ? (
            <p>{t(isClass(group) ? 'leavesOut.class' : 'leavesOut.group', { name })}</p>
          ) : null}
        </ConfirmDialog>
      )}
    </>
  )
}
