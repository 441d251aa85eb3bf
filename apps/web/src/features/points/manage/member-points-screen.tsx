import type { Group } from '@learntrail/contract/groups/group'
import type { PointMovement } from '@learntrail/contract/points/points'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { ManagedGroup, StudentNumber } from '../../groups/index.ts'
import { memberPointsQuery, takePointsBack } from '../api/points.ts'
import { usePointChange } from '../api/use-point-change.ts'
import { MovementList } from '../movements/movement-list.tsx'
import css from './member-points.module.css'

/** One member's points and their history, for the group's administrators. */
export function MemberPointsScreen() {
  const { t } = useTranslation('points/manage')
  const { userId = '' } = useParams()
  return (
    <ManagedGroup title={t('member.title')} help="points">
      {(group) => <MemberPoints key={userId} group={group} personId={userId} />}
    </ManagedGroup>
  )
}

function MemberPoints({ group, personId }: { group: Group; personId: string }) {
  const { t } = useTranslation(['points/manage', 'points'])
  const nameOf = useNameOf()
  const query = useInfiniteQuery(memberPointsQuery(group.id, personId))
  const [asked, setAsked] = useState<PointMovement | null>(null)
  const first = query.data?.pages[0]
  if (isProblem(query.error, 'USER_NOT_FOUND', 'VALIDATION_FAILED'))
    return (
      <LostState
        title={t('member.gone')}
        text={t('member.goneText')}
        to={paths.groupPoints(group.id)}
        way={t('member.toAll')}
      />
    )
  if (first === undefined) return <WaitingLines query={query} lines={6} />
  const name = nameOf(first.person)
  const movements = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className={css.parts}>
      <Card as="section" className={css.head} aria-label={name}>
        <div>
          <h2 className={css.name}>{name}</h2>
          <p className={css.note}>
            <StudentNumber personId={personId} />
          </p>
          <p className={css.number}>{t('points:points', { count: first.balance })}</p>
          {first.received > first.balance ? (
            <p className={css.note}>{t('points:received', { count: first.received })}</p>
          ) : null}
        </div>
        {group.archivedAt === null ? (
          <LinkButton look="soft" icon="spark" to={paths.issuePoints(group.id, personId)}>
            {t('issue')}
          </LinkButton>
        ) : null}
      </Card>
      {movements.length === 0 ? (
        <EmptyState title={t('member.none')} />
      ) : (
        <>
          <MovementList label={t('points:movements')} movements={movements}>
            {(movement) =>
              movement.can.takeBack ? (
                <Button size="s" look="line" icon="undo" onClick={() => setAsked(movement)}>
                  {t('takeBack.way')}
                </Button>
              ) : null
            }
          </MovementList>
          <LoadMoreOf query={query} isAutomatic />
        </>
      )}
      {asked ? <TakeBack groupId={group.id} movement={asked} name={name} onClose={() => setAsked(null)} /> : null}
    </div>
  )
}

interface TakeBackProps {
  groupId: string
  movement: PointMovement
  name: string
  onClose: () => void
}

function TakeBack({ groupId, movement, name, onClose }: TakeBackProps) {
  const { t } = useTranslation('points/manage')
  const take = usePointChange(takePointsBack)
  return (
    <ConfirmDialog
      isOpen
      title={t('takeBack.title', { count: movement.points })}
      confirm={t('takeBack.way')}
      isBusy={take.isPending}
      onClose={onClose}
      onConfirm={() =>
        take.mutate(
          { groupId, movementId: movement.id },
          {
            onSuccess: ({ balance }) => toast(t('takeBack.done', { name, count: balance })),
            onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
            onSettled: onClose,
          },
        )
      }
    >
      <p>{t('takeBack.text', { name })}</p>
    </ConfirmDialog>
  )
}
