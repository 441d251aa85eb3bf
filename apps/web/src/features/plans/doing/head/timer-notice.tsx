import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { doingAddresses } from '../doing-addresses.ts'
import { clockOf, countedSince } from '../timer.rules.ts'
import { useNow } from '../use-now.ts'
import { useTurnTimer } from '../use-turn-timer.ts'
import css from './head.module.css'

interface TimerNoticeProps {
  execution: Execution
  /** The week whose own timer button is on the screen. */
  shownWeekId: string | null
}

/** My running timer, if it belongs to a week that is not on the screen. */
export function TimerNotice({ execution: { timer, projectId }, shownWeekId }: TimerNoticeProps) {
  if (timer === null || (timer.projectId === projectId && timer.weekId === shownWeekId)) return null
  return <Running timer={timer} isOther={timer.projectId !== projectId} />
}

function Running({ timer, isOther }: { timer: NonNullable<Execution['timer']>; isOther: boolean }) {
  const { t } = useTranslation(['plans/doing', 'plans'])
  const now = useNow(true)
  const { projectId: id, projectName, weekId, since } = timer
  const stop = useTurnTimer()
  return (
    <section className={css.running} aria-label={t('timer.elsewhere')}>
      <Icon name="clock" size={18} />
      <p className={css.runningWords}>
        <Link to={doingAddresses.plan(id, weekId)}>
          {isOther ? t('timer.atPlan', { name: projectName || t('plans:untitled') }) : t('timer.atWeek')}
        </Link>
        <span className={css.clock}>{clockOf(countedSince(since, now))}</span>
      </p>
      <Button
        look="soft"
        size="s"
        isBusy={stop.isPending}
        onClick={() => stop.mutate({ id, weekId, isRunning: false })}
      >
        {t('timer.stop')}
      </Button>
    </section>
  )
}
