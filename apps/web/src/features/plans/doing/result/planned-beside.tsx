import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card.tsx'
import { weeksOfStages } from '../../progress/progress.rules.ts'
import { type Progress, progressOf, type WeekToDo } from '../doing.rules.ts'
import { RecordList } from '../week/record-list.tsx'
import css from './result.module.css'

interface PlannedBesideProps {
  execution: Execution
  weeks: readonly WeekToDo[]
}

interface Row {
  id: string
  name: string
  goal: string
  progress: Progress
}

/** What was planned, stage by stage, beside what was done. */
export function PlannedBeside({ execution, weeks }: PlannedBesideProps) {
  const { t } = useTranslation('plans/doing')
  const weekOf = (id: string) => weeks.filter(({ week }) => week.weekId === id)
  const dropped = weeks.filter(({ week }) => week.number === null)
  const stages = weeksOfStages(execution.content.progress).map(
    ({ stage, weeks: ofStage }, index): Row => ({
      id: stage.id,
      name: t('beside.stage', { number: index + 1 }),
      goal: stage.goal,
      progress: progressOf(ofStage.flatMap(({ week }) => weekOf(week.id))),
    }),
  )
  const rows: Row[] = [
    ...stages,
    ...(dropped.length > 0
      ? [{ id: 'dropped', name: t('week.dropped'), goal: '', progress: progressOf(dropped) }]
      : []),
  ]
  const records = weeks.flatMap(({ week }) => week.records)
  return (
    <Card as="section" aria-labelledby="planned-beside" className={css.card}>
      <h2 id="planned-beside" className={css.title}>
        {t('beside.title')}
      </h2>
      <ul className={css.stages}>
        {rows.map(({ id, name, goal, progress }) => (
          <li key={id} className={css.stage}>
            <h3 className={css.name}>{name}</h3>
            {goal ? <p className={css.goal}>{goal}</p> : null}
            <Figures {...progress} />
          </li>
        ))}
        <li className={css.stage}>
          <h3 className={css.name}>{t('beside.all')}</h3>
          <Figures {...progressOf(weeks)} />
        </li>
      </ul>
      {records.length > 0 ? (
        <>
          <h3 className={css.name}>{t('beside.records')}</h3>
          <RecordList records={records} />
        </>
      ) : null}
    </Card>
  )
}

function Figures({ doneItems, plannedItems, doneLessons, plannedLessons, minutes }: Progress) {
  const { t } = useTranslation('plans/doing')
  return (
    <dl className={css.figures}>
      <div>
        <dt>{t('beside.items')}</dt>
        <dd>{t('beside.of', { done: doneItems, planned: plannedItems })}</dd>
      </div>
      <div>
        <dt>{t('beside.lessons')}</dt>
        <dd>{t('beside.of', { done: doneLessons, planned: plannedLessons })}</dd>
      </div>
      <div>
        <dt>{t('beside.minutes')}</dt>
        <dd>{minutes}</dd>
      </div>
    </dl>
  )
}
