import type { Group } from '@learntrail/contract/groups/group'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { PersonRow } from '../../people/index.ts'
import { liftBan } from '../api/change-standing.ts'
import { bannedQuery } from '../api/list-members.ts'
import { useGroupChange } from '../api/use-group-change.ts'
import { isIn } from '../components/group-facts.ts'
import { ManagedGroup } from './managed-group.tsx'
import css from './members.module.css'
import { MembersOfGroup } from './members-of-group.tsx'

/** The members of a group, and for its administrators what they may do. */
export function MembersScreen() {
  const { t } = useTranslation('groups/members')
  return (
    <ManagedGroup title={t('title')} isFor={({ role }) => isIn(role)}>
      {(group) => (
        <>
          {group.can.manage ? (
            <div className={css.ways}>
              <LinkButton to={paths.groupRequests(group.id)} look="line" size="s" icon="plus">
                {t('invite.title')}
              </LinkButton>
              <LinkButton to={paths.groupLink(group.id)} look="line" size="s" icon="link">
                {t('link.title')}
              </LinkButton>
            </div>
          ) : null}
          <MembersOfGroup group={group} isManaging={group.can.manage} />
          {group.can.manage ? <Banned group={group} /> : null}
        </>
      )}
    </ManagedGroup>
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
            <PersonRow key={person.id} person={person} line={t('banned.since', { day: formatFullDay(since) })}>
              <Button
                look="line"
                size="s"
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
