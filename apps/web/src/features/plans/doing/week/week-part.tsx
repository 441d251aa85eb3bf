import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card.tsx'
import { Chip, type ChipTone } from '../../../../ui/chip.tsx'
import { useCurrentUser } from '../../../profiles/index.ts'
import { useWeekDays } from '../../progress/week-days.ts'
import type { WeekState, WeekToDo } from '../doing.rules.ts'
import css from './week.module.css'
import { WeekEditor } from './week-editor.tsx'
import { WeekReading } from './week-reading.tsx'
import { WeekRecords } from './week-records.tsx'
import { WeekTalk } from './week-talk.tsx'

const tones: Record<WeekState, ChipTone> = {
  done: 'leaf',
  now: 'accent',
  open: 'honey',
  later: 'plain',
  empty: 'plain',
}

interface WeekPartProps {
  execution: Execution
  shown: WeekToDo
}

/** One week: editable by the plan's writers, read-only for its signers. */
export function WeekPart({ execution, shown }: WeekPartProps) {
  const { t } = useTranslation('plans/doing')
  const account = useCurrentUser()?.id
  const daysOf = useWeekDays(execution.content)
  const { week, state } = shown
  const { number } = week
  // A certified plan can no longer change.
  const isCertified = execution.certified !== null
  return (
    <Card as="section" aria-labelledby="shown-week" className={css.card}>
      <header className={css.head}>
        <h2 id="shown-week" className={css.title}>
          {number === null ? t('week.dropped') : t('week.number', { number })}
        </h2>
        <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
        {number === null ? (
          <p className={css.days}>{t('week.droppedText')}</p>
        ) : (
          <p className={css.days}>{daysOf(number)}</p>
        )}
      </header>
      {isCertified && execution.can.write ? <p className={css.quiet}>{t('week.certified')}</p> : null}
      {execution.can.write && !isCertified && account ? (
        <WeekEditor account={account} execution={execution} shown={shown} />
      ) : (
        <WeekReading shown={shown} />
      )}
      {isCertified && execution.can.write ? (
        <WeekRecords execution={execution} week={week} settle={async () => true} isListed={false} />
      ) : null}
      <WeekTalk execution={execution} week={week} />
    </Card>
  )
}
