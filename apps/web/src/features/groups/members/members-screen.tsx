import type { Group } from '@learntrail/contract/groups/group'
import { isClass } from '@learntrail/contract/groups/roles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import { PersonRow } from '../../people/index.ts'
import { liftBan } from '../api/change-standing.ts'
import { bannedQuery } from '../api/list-members.ts'
import { useGroupChange } from '../api/use-group-change.ts'
import { LeaveGroup } from '../components/leave-group.tsx'
import { FillClass } from '../fill/fill-class.tsx'
import { TakeList } from '../people-list/take-list.tsx'
import { ManagedGroup } from './managed-group.tsx'
import css from './members.module.css'
import { MembersOfGroup } from './members-of-group.tsx'

const numbersDialog = onDemand(async () => {
  const [module] = await Promise.all([import('../numbers/numbers-dialog.tsx'), loadTexts('groups/numbers')])
  return module.NumbersDialog
})

/** The members of a group, with the actions of its administrators. */
export function MembersScreen() {
  const { t } = useTranslation('groups/members')
  return (
    <ManagedGroup title={t('title')} isFor="members">
      {(group) => (
        <>
          <Ways group={group} />
          <MembersOfGroup group={group} isManaging={group.can.manage && group.archivedAt === null} />
          {group.can.manage && group.archivedAt === null ? <Banned group={group} /> : null}
        </>
      )}
    </ManagedGroup>
  )
}

function Ways({ group }: { group: Group }) {
  const { t } = useTranslation(['groups/members', 'groups'])
  const [isLeaving, setLeaving] = useState(false)
  const [isNumbering, setNumbering] = useState(false)
  // Kept here, so that a pasted list survives closing the dialog.
  const [list, setList] = useState('')
  return (
    <div className={css.ways}>
      {group.can.manage && group.archivedAt === null ? (
        <>
          {isClass(group) ? <FillClass group={group} size="s" /> : null}
          <LinkButton to={paths.groupRequests(group.id)} look="line" size="s" icon="plus">
            {t('invite.title')}
          </LinkButton>
          <LinkButton to={paths.groupLink(group.id)} look="line" size="s" icon="link">
            {t('link.title')}
          </LinkButton>
          <Button look="line" size="s" icon="list" onClick={() => setNumbering(true)}>
            {t('numbers')}
          </Button>
        </>
      ) : null}
      {group.can.manage ? <TakeList address={`/api/v2/groups/${group.id}/members/table`} /> : null}
      {group.can.leave ? (
        <Button look="line" size="s" icon="out" onClick={() => setLeaving(true)}>
          {t('groups:leave')}
        </Button>
      ) : null}
      {isNumbering ? (
        <OnDemand
          part={numbersDialog}
          groupId={group.id}
          list={list}
          onList={setList}
          onClose={() => setNumbering(false)}
        />
      ) : null}
      {isLeaving ? <LeaveGroup group={group} onClose={() => setLeaving(false)} /> : null}
    </div>
  )
}

function Banned({ group }: { group: Group }) {
  const { t } = useTranslation('groups/members')
  const query = useInfiniteQuery(bannedQuery(group.id))
  const lift = useGroupChange(liftBan)
  const people = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (people.length === 0) return null
  return (
    <section className={css.section}>
      <h2>{t('banned.title')}</h2>
      <Card padding="s">
        <ul aria-label={t('banned.title')}>
          {people.map(({ person, since }) => (
            <PersonRow key={person.id} person={person} line={t('banned.since', { day: formatDay(since) })}>
              <Button
                look="line"
                size="s"
                aria-label={t('banned.liftOf', { name: person.displayName })}
                onClick={() =>
                  lift.mutate(
                    { groupId: group.id, personId: person.id },
                    { onSuccess: () => toast(t('banned.lifted', { name: person.displayName })) },
                  )
                }
              >
                {t('banned.lift')}
              </Button>
            </PersonRow>
          ))}
        </ul>
      </Card>
      <LoadMoreOf query={query} />
    </section>
  )
}
