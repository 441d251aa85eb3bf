import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { WholeNumberInput } from '../../../../ui/form/whole-number-input.tsx'
import { useCurrentUser } from '../../../profiles/index.ts'
import { useSchoolOfPlan } from '../../school-of-plan.ts'
import { inLessons, type WeekToDo } from '../doing.rules.ts'
import { clockOf, countedSince, minutesOf } from '../timer.rules.ts'
import { useNow } from '../use-now.ts'
import { useTurnTimer } from '../use-turn-timer.ts'
import css from './week.module.css'

interface WeekTimeProps {
  execution: Execution
  shown: WeekToDo
  minutes: number
  onChange: (minutes: number) => void
  /** Saves pending changes before the timer adds its minutes. */
  settle: () => Promise<boolean>
}

const most = planLimits.minutesOfWeek

/** Minutes spent in the week: by a timer that continues while the page is closed, or typed. */
export function WeekTime({ execution, shown, minutes, onChange, settle }: WeekTimeProps) {
  const { t } = useTranslation('plans/doing')
  const { lessonMinutes } = useSchoolOfPlan()
  const me = useCurrentUser()?.id
  const { week, lessons } = shown
  const { projectId: id, timer } = execution
  const mine = timer?.projectId === id && timer.weekId === week.weekId ? timer : null
  const others = week.timers.filter(({ person }) => person.id !== me)
  const turn = useTurnTimer()
  const now = useNow(mine !== null)
  const counted = mine ? countedSince(mine.since, now) : 0
  const press = async () => {
    await settle()
    turn.mutate({ id, weekId: week.weekId, isRunning: mine === null })
  }
  return (
    <section className={css.part} aria-labelledby="week-time">
      <h3 id="week-time" className={css.name}>
        {t('time.title')}
      </h3>
      <p className={css.figures}>
        <span>{t('time.planned', { lessons, minutes: lessons * lessonMinutes })}</span>
        <strong>{t('time.spent', { minutes, lessons: inLessons(minutes, lessonMinutes) })}</strong>
      </p>
      <div className={css.timer}>
        <Button
          look={mine ? 'primary' : 'soft'}
          icon={mine ? 'pause' : 'clock'}
          isBusy={turn.isPending}
          onClick={() => void press()}
        >
          {mine ? t('timer.stop') : t('timer.start')}
        </Button>
        {mine ? (
          <p className={css.clock} role="timer" aria-label={t('timer.running')}>
            {clockOf(counted)}
          </p>
        ) : null}
      </div>
      {mine ? (
        <p className={css.quiet}>
          {minutesOf(counted) >= planLimits.timerMinutes
            ? t('timer.full', { hours: planLimits.timerMinutes / 60 })
            : t('timer.runsOn')}
        </p>
      ) : null}
      {!mine && timer ? <p className={css.quiet}>{t('timer.stopsOther')}</p> : null}
      {others.map(({ person }) => (
        <p key={person.id} className={css.quiet}>
          {t('timer.ofOther', { name: person.displayName })}
        </p>
      ))}
      <div className={css.byHand}>
        <WholeNumberInput
          label={t('time.byHand')}
          max={most}
          value={minutes > 0 ? String(minutes) : ''}
          placeholder="0"
          onChange={(value) => onChange(Number(value || 0))}
        />
        <Button
          look="line"
          icon="plus"
          disabled={minutes >= most}
          onClick={() => onChange(Math.min(most, minutes + lessonMinutes))}
        >
          {t('time.addLesson', { minutes: lessonMinutes })}
        </Button>
      </div>
    </section>
  )
}
