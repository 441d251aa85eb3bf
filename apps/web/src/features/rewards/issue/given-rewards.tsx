import type { GivenReward } from '@learntrail/contract/rewards/rewards'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { When } from '../../../ui/when.tsx'
import { MovementRow } from '../../points/index.ts'
import { givenQuery, takeRewardBack } from '../api/rewards.ts'
import { useRewardChange } from '../api/use-reward-change.ts'
import css from './issue-reward.module.css'

/** Points recently given in a group; the giver can take them back. */
export function GivenRewards({ groupId }: { groupId: string }) {
  const { t } = useTranslation(['rewards/issue', 'rewards', 'common'])
  const nameOf = useNameOf()
  const query = useInfiniteQuery(givenQuery(groupId))
  const [asked, setAsked] = useState<GivenReward | null>(null)
  const rows = query.data?.pages.flatMap(({ items }) => items)
  if (rows === undefined) return <WaitingLines query={query} lines={3} />
  if (rows.length === 0) return null
  const whom = ({ person }: GivenReward) => (person === null ? t('common:deletedPerson') : nameOf(person))
  return (
    <section aria-label={t('given.title')}>
      <h2 className={css.heading}>{t('given.title')}</h2>
      <Card padding="s">
        <ul>
          {rows.map((row) => (
            <MovementRow
              key={row.id}
              points={row.points}
              isNew={false}
              isTakenBack={row.isTakenBack}
              reason={
                <>
                  {whom(row)}
                  {row.isTakenBack ? <Chip>{t('rewards:takenBack')}</Chip> : null}
                </>
              }
              facts={
                <>
                  <span>{row.reason}</span>
                  {row.by === null ? null : <span>{t('given.by', { name: nameOf(row.by) })}</span>}
                  <When time={row.at} relative />
                </>
              }
            >
              {row.can.takeBack ? (
                <Button size="s" look="line" icon="undo" onClick={() => setAsked(row)}>
                  {t('given.takeBack')}
                </Button>
              ) : null}
            </MovementRow>
          ))}
        </ul>
      </Card>
      <LoadMoreOf query={query} />
      {asked ? <TakeBack groupId={groupId} given={asked} name={whom(asked)} onClose={() => setAsked(null)} /> : null}
    </section>
  )
}

interface TakeBackProps {
  groupId: string
  given: GivenReward
  name: string
  onClose: () => void
}

function TakeBack({ groupId, given, name, onClose }: TakeBackProps) {
  const { t } = useTranslation('rewards/issue')
  const take = useRewardChange(takeRewardBack)
  return (
    <ConfirmDialog
      isOpen
      title={t('given.question', { count: given.points })}
      confirm={t('given.takeBack')}
      isBusy={take.isPending}
      onClose={onClose}
      onConfirm={() =>
        take.mutate(
          { groupId, movementId: given.id },
          {
            onSuccess: () => toast(t('given.done', { name })),
            onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
            onSettled: onClose,
          },
        )
      }
    >
      <p>{t('given.text', { name })}</p>
    </ConfirmDialog>
  )
}
