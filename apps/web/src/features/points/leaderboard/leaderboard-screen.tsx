import type { Group } from '@learntrail/contract/groups/group'
import type { Leaderboard, LeaderboardPlace } from '@learntrail/contract/points/leaderboard'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { ManagedGroup } from '../../groups/index.ts'
import { hideOnLeaderboard, leaderboardQuery } from '../api/leaderboard.ts'
import { ownPointsQuery } from '../api/points.ts'
import { usePointChange } from '../api/use-point-change.ts'
import { GoalCard } from '../goal/goal-card.tsx'
import { Weeks } from '../own/weeks.tsx'
import css from './leaderboard.module.css'
import { LeaderboardSwitch } from './leaderboard-switch.tsx'

/** The members with the most points; above it my own weeks and the common goal. */
export function LeaderboardScreen() {
  const { t } = useTranslation('points')
  const [search] = useSearchParams()
  return (
    <ManagedGroup title={t('leaderboard.title')} groupId={search.get('groupId') ?? ''} isFor="members" help="points">
      {(group) => <Board group={group} />}
    </ManagedGroup>
  )
}

function Board({ group }: { group: Group }) {
  const query = useQuery(leaderboardQuery(group.id))
  const board = query.data
  return (
    <div className={css.parts}>
      <WhatEncourages group={group} />
      {board ? null : <WaitingLines query={query} lines={5} />}
      {group.can.manage ? <LeaderboardSwitch group={group} isThere /> : null}
      {board ? <Places board={board} canSwitch={group.can.manage} /> : null}
      {board?.isOn && !group.can.manage ? <HideMyName groupId={group.id} board={board} /> : null}
    </div>
  )
}

/** The parts without any comparison between members. */
function WhatEncourages({ group }: { group: Group }) {
  const { data } = useInfiniteQuery(ownPointsQuery(group.id))
  const own = data?.pages[0]
  return (
    <>
      {own?.goal ? <GoalCard goal={own.goal} /> : null}
      {own && !group.can.manage ? <Weeks weeks={own.weeks} /> : null}
    </>
  )
}

function Places({
  board: { isOn, isForbidden, madeAt, items },
  canSwitch,
}: {
  board: Leaderboard
  canSwitch: boolean
}) {
  const { t } = useTranslation('points')
  // Administrators read this beside the switch instead.
  if (!isOn)
    return canSwitch ? null : (
      <EmptyState title={t(isForbidden ? 'leaderboard.forbidden' : 'leaderboard.off')}>
        <p>{t(isForbidden ? 'leaderboard.forbiddenText' : 'leaderboard.offText')}</p>
      </EmptyState>
    )
  if (items.length === 0)
    return (
      <EmptyState title={t('leaderboard.nobody')}>
        <p>{t('leaderboard.nobodyText')}</p>
      </EmptyState>
    )
  return (
    <section aria-labelledby="places" className={css.parts}>
      <div>
        <h2 id="places" className={css.heading}>
          {t('leaderboard.places')}
        </h2>
        <p className={css.note}>{madeAt ? t('leaderboard.madeAt', { day: formatDay(madeAt) }) : null}</p>
      </div>
      <Card padding="s">
        <ol aria-label={t('leaderboard.places')}>
          {items.map((place, at) => (
            <Place key={place.person?.id ?? `without ${at}`} place={place} />
          ))}
        </ol>
      </Card>
    </section>
  )
}

function Place({ place: { place, points, person, isMe } }: { place: LeaderboardPlace }) {
  const { t } = useTranslation('points')
  return (
    <li className={css.place} data-me={isMe || undefined} data-first={place === 1 || undefined}>
      <span className={css.rank}>{place}</span>
      {person ? <PersonFace person={person} size={40} /> : <span className={css.nobody} aria-hidden="true" />}
      <span className={css.who}>
        {person ? <PersonName person={person} /> : t('leaderboard.withoutName')}
        {isMe ? <Chip tone="accent">{t('leaderboard.me')}</Chip> : null}
      </span>
      <span className={css.points}>{t('points', { count: points })}</span>
    </li>
  )
}

function HideMyName({ groupId, board }: { groupId: string; board: Leaderboard }) {
  const { t } = useTranslation('points')
  const change = usePointChange(hideOnLeaderboard)
  return (
    <Card>
      <Checkbox
        label={t('leaderboard.hide')}
        description={t('leaderboard.hideNote')}
        checked={change.isPending ? change.variables.isHidden : board.hidesName}
        onChange={({ currentTarget }) =>
          change.mutate(
            { groupId, isHidden: currentTarget.checked },
            { onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }) },
          )
        }
      />
    </Card>
  )
}
