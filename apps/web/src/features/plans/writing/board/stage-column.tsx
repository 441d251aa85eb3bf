import { textLength } from '@learntrail/contract/characters'
import type { PlanStage } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../../../ui/action-menu.tsx'
import { Textarea } from '../../../../ui/form/textarea.ts'
import type { NumberedWeek } from '../../progress/progress.rules.ts'
import css from './board.module.css'
import { useBoardEdits } from './use-board.ts'
import { WeekCard } from './week-card.tsx'

interface StageColumnProps {
  stage: PlanStage
  weeks: NumberedWeek[]
  number: number
  daysOf: (number: number) => string | null
}

/** A stage: its goal and its weeks. */
export function StageColumn({ stage, weeks, number, daysOf }: StageColumnProps) {
  const { t } = useTranslation('plans/board')
  const edits = useBoardEdits()
  const isTooLong = textLength(stage.goal.trim()) > planLimits.stageGoal
  return (
    <section className={css.stage} aria-labelledby={`stage-${stage.id}`}>
      <div className={css.stageHead}>
        <h2 id={`stage-${stage.id}`} className={css.stageName}>
          {t('stage', { number })}
        </h2>
        {number > 1 ? (
          <ActionMenu
            label={t('stageMenu', { number })}
            actions={[{ label: t('join'), icon: 'up', run: () => edits.joinStage(stage.id) }]}
          />
        ) : null}
      </div>
      <Textarea
        id={`goal-${stage.id}`}
        label={t('goal')}
        placeholder={t('goalTip')}
        autosize
        minRows={1}
        value={stage.goal}
        error={isTooLong ? t('goalTooLong', { limit: planLimits.stageGoal }) : undefined}
        onChange={(event) => edits.setGoal(stage.id, event.currentTarget.value)}
      />
      <ol className={css.weeks}>
        {weeks.map(({ week, number: weekNumber }, index) => (
          <WeekCard
            key={week.id}
            week={week}
            number={weekNumber}
            days={daysOf(weekNumber)}
            beginsStage={index === 0}
            startsOpen={weekNumber === 1 || week.items.length > 0}
          />
        ))}
      </ol>
    </section>
  )
}
