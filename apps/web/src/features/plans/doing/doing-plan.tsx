import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { today } from '../../../ui/dates.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { weekOfToday, weeksToDo } from './doing.rules.ts'
import css from './doing-plan.module.css'
import { DoingFoot } from './head/doing-foot.tsx'
import { DoingHead } from './head/doing-head.tsx'
import { TimerNotice } from './head/timer-notice.tsx'
import { ResultPart } from './result/result-part.tsx'
import { OtherWeeks } from './week/other-weeks.tsx'
import { WeekPart } from './week/week-part.tsx'
import { WeekStrip } from './week/week-strip.tsx'

const parts = ['weeks', 'result'] as const
type Part = (typeof parts)[number]

/** A plan being done: its progress, then one week with the others below it, or the result. */
export function DoingPlan({ execution }: { execution: Execution }) {
  const { t } = useTranslation('plans/doing')
  const [address, setAddress] = useSearchParams()
  const part = address.get('part') === 'result' ? 'result' : 'weeks'
  const weeks = weeksToDo(execution, today())
  const shown = weeks.find(({ week }) => week.weekId === address.get('week')) ?? weekOfToday(execution, weeks, today())
  return (
    <div className={css.plan}>
      <TimerNotice execution={execution} shownWeekId={part === 'weeks' ? (shown?.week.weekId ?? null) : null} />
      <DoingHead execution={execution} weeks={weeks} />
      <Tabs<Part>
        label={t('parts.label')}
        tabs={parts.map((value) => ({ value, name: t(`parts.${value}`) }))}
        value={part}
        onChange={(next) =>
          setAddress({ plan: execution.projectId, ...(next === 'result' ? { part: next } : {}) }, { replace: true })
        }
      >
        <div className={css.part}>
          {part === 'result' ? (
            <ResultPart execution={execution} weeks={weeks} />
          ) : shown ? (
            <>
              <WeekStrip planId={execution.projectId} weeks={weeks} shownId={shown.week.weekId} />
              <WeekPart key={shown.week.weekId} execution={execution} shown={shown} />
              <OtherWeeks execution={execution} weeks={weeks.filter((one) => one !== shown)} />
            </>
          ) : null}
        </div>
      </Tabs>
      <DoingFoot execution={execution} />
    </div>
  )
}
