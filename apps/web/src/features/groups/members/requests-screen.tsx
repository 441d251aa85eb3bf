import type { Group } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import type { GroupRequest } from '@learntrail/contract/groups/members'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { PersonRow } from '../../people/index.ts'
import { acceptApplications, acceptRequest, rejectRequest } from '../api/change-standing.ts'
import { receivingsQuery, sendingsQuery } from '../api/list-members.ts'
import { useGroupChange } from '../api/use-group-change.ts'
import { TakeList } from '../people-list/take-list.tsx'
import { InvitePeople } from './invite-people.tsx'
import { ManagedGroup } from './managed-group.tsx'
import css from './members.module.css'

/** Applications, invitations already sent, and inviting more people. */
export function RequestsScreen() {
  const { t } = useTranslation('groups/members')
  return (
    <ManagedGroup title={t('requests.title')}>
      {(group) => (
        <>
          <Applications group={group} />
          <InvitePeople group={group} />
          <Invitations group={group} />
        </>
      )}
    </ManagedGroup>
  )
}

interface SectionProps {
  title: string
  query: Parameters<typeof WaitingLines>[0]['query'] & Parameters<typeof LoadMoreOf>[0]['query']
  people: GroupRequest[] | undefined
  none: string
  /** Action on all people in the section. */
  act?: ReactNode
  lineOf: (request: GroupRequest) => string
  children: (request: GroupRequest) => ReactNode
}

function Section({ title, query, people, none, act, lineOf, children }: SectionProps) {
  return (
    <section className={css.section}>
      <div className={css.titled}>
        <h2>{title}</h2>
        {act}
      </div>
      {people ? null : <WaitingLines query={query} />}
      {people?.length === 0 ? <p className={css.none}>{none}</p> : null}
      {people && people.length > 0 ? (
        <Card padding="s">
          <ul aria-label={title} ref={keepFocus}>
            {people.map((request) => (
              <PersonRow
                key={request.person.id}
                person={request.person}
                remark={request.relation.remark}
                line={lineOf(request)}
              >
                {children(request)}
              </PersonRow>
            ))}
          </ul>
        </Card>
      ) : null}
      <LoadMoreOf query={query} />
    </section>
  )
}

function Applications({ group }: { group: Group }) {
  const { t } = useTranslation('groups/members')
  const { t: list } = useTranslation('groups/people-list')
  const nameOf = useNameOf()
  const query = useInfiniteQuery(receivingsQuery(group.id))
  const accept = useGroupChange(acceptRequest)
  const acceptAll = useGroupChange(acceptApplications)
  const reject = useGroupChange(rejectRequest)
  const people = query.data?.pages.flatMap(({ items }) => items)
  const ids = people?.slice(0, groupLimits.acceptedAtOnce).map(({ person }) => person.id) ?? []
  return (
    <Section
      title={t('requests.applications')}
      query={query}
      people={people}
      act={
        <span className={css.answers}>
          {people && people.length > 0 ? (
            <TakeList
              address={`/api/v2/groups/${group.id}/applications/table`}
              label={list('takeOf', { list: t('requests.applications') })}
            />
          ) : null}
          {ids.length > 1 ? (
            <Button
              size="s"
              isBusy={acceptAll.isPending}
              onClick={() =>
                acceptAll.mutate(
                  { groupId: group.id, personIds: ids },
                  {
                    onSuccess: ({ accepted, leftOut }) => {
                      toast(t('requests.allAccepted', { count: accepted }))
                      if (leftOut > 0) toast(t('requests.leftOut', { count: leftOut }), { tone: 'warning' })
                    },
                  },
                )
              }
            >
              {t('requests.acceptAll', { count: ids.length })}
            </Button>
          ) : null}
        </span>
      }
      none={t('requests.noApplications')}
      lineOf={({ schoolName, since }) => schoolName ?? t('requests.since', { day: formatDay(since) })}
    >
      {({ person, person: { id: personId } }) => (
        <span className={css.answers}>
          <Button
            size="s"
            aria-label={t('requests.acceptOf', { name: nameOf(person) })}
            onClick={() =>
              accept.mutate(
                { groupId: group.id, personId },
                { onSuccess: () => toast(t('requests.accepted', { name: nameOf(person) })) },
              )
            }
          >
            {t('requests.accept')}
          </Button>
          <Button
            size="s"
            look="line"
            aria-label={t('requests.rejectOf', { name: nameOf(person) })}
            onClick={() => reject.mutate({ groupId: group.id, personId })}
          >
            {t('requests.reject')}
          </Button>
        </span>
      )}
    </Section>
  )
}

function Invitations({ group }: { group: Group }) {
  const { t } = useTranslation('groups/members')
  const { t: list } = useTranslation('groups/people-list')
  const query = useInfiniteQuery(sendingsQuery(group.id))
  const reject = useGroupChange(rejectRequest)
  const people = query.data?.pages.flatMap(({ items }) => items)
  const isAsAdministrator = ({ role }: GroupRequest) => role === memberRoles.invitedAsAdministrator
  return (
    <Section
      title={t('requests.invitations')}
      query={query}
      people={people}
      act={
        people && people.length > 0 ? (
          <TakeList
            address={`/api/v2/groups/${group.id}/invitations/table`}
            label={list('takeOf', { list: t('requests.invitations') })}
          />
        ) : null
      }
      none={t('requests.noInvitations')}
      lineOf={(request) =>
        t(isAsAdministrator(request) ? 'requests.askedToAdminister' : 'requests.asked', {
          day: formatDay(request.since),
        })
      }
    >
      {(request) =>
        isAsAdministrator(request) && !group.can.govern ? null : (
          <Button
            size="s"
            look="line"
            aria-label={t('requests.takeBackOf', { name: request.person.displayName })}
            onClick={() => reject.mutate({ groupId: group.id, personId: request.person.id })}
          >
            {t('requests.takeBack')}
          </Button>
        )
      }
    </Section>
  )
}
