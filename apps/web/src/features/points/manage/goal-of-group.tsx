import type { GroupPoints } from '@learntrail/contract/points/points'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { changePointSettings } from '../api/points.ts'
import { usePointChange } from '../api/use-point-change.ts'
import { GoalCard } from '../goal/goal-card.tsx'
import { GoalDialog } from '../goal/goal-dialog.tsx'
import css from './group-points.module.css'

interface GoalOfGroupProps {
  groupId: string
  points: GroupPoints
}

/** The goal with its administrators' actions: set, change, remove. */
export function GoalOfGroup({ groupId, points }: GoalOfGroupProps) {
  const { t } = useTranslation('points/manage')
  const [asked, setAsked] = useState<'change' | 'remove' | null>(null)
  const remove = usePointChange(changePointSettings)
  const { goal, version, isArchived } = points
  const close = () => setAsked(null)
  return (
    <>
      {goal ? (
        <GoalCard goal={goal}>
          {isArchived ? null : (
            <>
              <Button size="s" look="line" icon="edit" onClick={() => setAsked('change')}>
                {t('goal.change')}
              </Button>
              <Button size="s" look="quiet" onClick={() => setAsked('remove')}>
                {t('goal.remove')}
              </Button>
            </>
          )}
        </GoalCard>
      ) : isArchived ? null : (
        <Card className={css.noGoal}>
          <p>{t('goal.none')}</p>
          <Button look="soft" icon="plus" onClick={() => setAsked('change')}>
            {t('goal.set')}
          </Button>
        </Card>
      )}
      {asked === 'change' ? <GoalDialog groupId={groupId} points={points} onClose={close} /> : null}
      {asked === 'remove' ? (
        <ConfirmDialog
          isOpen
          title={t('goal.removeTitle')}
          confirm={t('goal.remove')}
          isBusy={remove.isPending}
          onClose={close}
          onConfirm={() =>
            remove.mutate(
              { groupId, version, goal: null },
              {
                onSuccess: () => toast(t('goal.removed')),
                onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
                onSettled: close,
              },
            )
          }
        >
          <p>{t('goal.removeText')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
