import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../../api/new-id.ts'
import { Button } from '../../../../ui/button.tsx'
import { BottomBar } from '../../../../ui/edge/bottom-bar.tsx'
import { UndoBar } from '../../../../ui/feedback/undo-bar.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { Unseen } from '../../../../ui/unseen.tsx'
import { planAddresses } from '../../addresses.ts'
import { emptyProgress, weeksOfStages } from '../../progress/progress.rules.ts'
import { useWeekDays } from '../../progress/week-days.ts'
import frame from '../editor-frame.module.css'
import type { PlanSession } from '../plan-session.ts'
import css from './board.module.css'
import { BoardDnd } from './board-dnd.tsx'
import { LessonMeter } from './lesson-meter.tsx'
import { StageColumn } from './stage-column.tsx'
import { BoardContext, useBoard } from './use-board.ts'

/** The weeks of the plan and their items. */
export function BoardStep({ session }: { session: PlanSession }) {
  const { t } = useTranslation(['plans/board', 'plans/writing'])
  const navigate = useNavigate()
  const { content, most, edits, undo, closeUndo, said } = useBoard(session)
  const daysOf = useWeekDays(content)
  const { progress } = content
  const count = progress.weeks.length

  return (
    <BoardContext value={edits}>
      <LessonMeter progress={progress} />
      {count > most ? <FormAlert tone="honey">{t('over', { count: count - most })}</FormAlert> : null}
      {count === 0 ? (
        <EmptyState
          title={t('empty.title')}
          action={<Button onClick={() => session.change({ progress: emptyProgress(newId, 1) })}>{t('addWeek')}</Button>}
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <BoardDnd>
          <div className={css.stages}>
            {weeksOfStages(progress).map(({ stage, weeks }, index) => (
              <StageColumn key={stage.id} stage={stage} weeks={weeks} number={index + 1} daysOf={daysOf} />
            ))}
          </div>
          <div className={css.end}>
            <Button look="soft" icon="plus" disabled={count >= most} onClick={edits.addWeek}>
              {t('addWeek')}
            </Button>
            {count >= most ? <p className={css.quiet}>{t('mostWeeks', { count: most })}</p> : null}
          </div>
        </BoardDnd>
      )}
      <Unseen as="p" role="status">
        {said}
      </Unseen>
      <BottomBar className={frame.ways}>
        <Button look="quiet" onClick={() => navigate(planAddresses.edit(session.id, 'information'))}>
          {t('plans/writing:previous')}
        </Button>
        <Button onClick={() => navigate(planAddresses.edit(session.id, 'finish'))}>{t('plans/writing:next')}</Button>
      </BottomBar>
      <UndoBar undo={undo} onClose={closeUndo} />
    </BoardContext>
  )
}
