import type { Group } from '@learntrail/contract/groups/group'
import type { GroupMember } from '@learntrail/contract/groups/members'
import { isClass } from '@learntrail/contract/groups/roles'
import { limits } from '@learntrail/contract/limits'
import { hasBegun } from '@learntrail/contract/people/has-begun'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { PersonRow, RelationButtons } from '../../people/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { membersQuery } from '../api/list-members.ts'
import { roleName } from '../components/group-facts.ts'
import { StudentNumber } from '../roster/roster.tsx'
import { MemberMenu } from './member-menu.tsx'
import css from './members.module.css'
import { SeatNumber } from './seat-number.tsx'

interface MembersOfGroupProps {
  group: Group
  /** Whether roles can be changed, for administrators. */
  isManaging?: boolean
}

/** The members of a group, searchable by name. */
export function MembersOfGroup({ group, isManaging = false }: MembersOfGroupProps) {
  const { t } = useTranslation('groups/members')
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const query = useInfiniteQuery(membersQuery(group.id, keyword))
  const search = t(group.can.manage && isClass(group) ? 'searchLed' : 'search')
  const members = query.data?.pages.flatMap(({ items }) => items)
  return (
    <>
      <TextInput
        className={css.search}
        type="search"
        aria-label={search}
        placeholder={search}
        maxLength={limits.searchWord}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {members ? null : <WaitingLines query={query} lines={4} />}
      {members?.length === 0 ? (
        <p className={css.nobody} role="status">
          {t('nobodyFits', { keyword })}
        </p>
      ) : null}
      {members && members.length > 0 ? (
        <Card padding="s">
          <ul aria-label={t('title')}>
            {members.map((member) => (
              <MemberRow key={member.person.id} group={group} member={member} isManaging={isManaging} />
            ))}
          </ul>
        </Card>
      ) : null}
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}

function MemberRow({ group, member, isManaging }: { group: Group; member: GroupMember; isManaging: boolean }) {
  const { t } = useTranslation(['groups/members', 'groups'])
  const isMe = useCurrentUser()?.id === member.person.id
  const role = roleName(member.role)
  return (
    <PersonRow
      person={member.person}
      remark={member.relation.remark}
      line={
        <span className={css.line}>
          <SeatNumber personId={member.person.id} number={member.memberNumber} />
          <StudentNumber personId={member.person.id} />
          {role === 'member' ? null : <Chip tone="spark">{t(`groups:roles.${role}`)}</Chip>}
          {member.isVerifiedTeacher ? <Chip tone="leaf">{t('verifiedTeacher')}</Chip> : null}
          {hasBegun(member.person) ? null : <Chip tone="honey">{t('notBegun')}</Chip>}
          {isMe ? t('me') : member.schoolName}
        </span>
      }
    >
      {isMe || isManaging ? null : <RelationButtons person={member.person} relation={member.relation} isShort />}
      {isManaging ? <MemberMenu group={group} member={member} isMe={isMe} /> : null}
    </PersonRow>
  )
}
