import type { PlanContent } from '@learntrail/contract/plans/content'
import { useTranslation } from 'react-i18next'
import { CardsOfWords } from '../../../feature/cards-of-words.tsx'
import { weeksOfStages } from '../progress/progress.rules.ts'
import { useWeekDays } from '../progress/week-days.ts'
import { AddRemark, RemarksAt } from '../signing/deciding/remarks-at.tsx'
import css from './plan-progress.module.css'

/** The stages and the items of each week. */
export function PlanProgress({ plan }: { plan: PlanContent }) {
  const { t } = useTranslation('plans')
  const daysOf = useWeekDays(plan)
  if (plan.progress.weeks.length === 0) return <p className={css.quiet}>{t('reading.noWeeks')}</p>
  return (
    <div className={css.stages}>
      {weeksOfStages(plan.progress).map(({ stage, weeks }, index) => (
        <section key={stage.id} className={css.stage} aria-labelledby={`stage-${stage.id}`}>
          <h3 id={`stage-${stage.id}`} className={css.title}>
            {t('reading.stage', { number: index + 1 })}
          </h3>
          {stage.goal ? <p className={css.goal}>{stage.goal}</p> : null}
          <ol className={css.weeks}>
            {weeks.map(({ week, number }) => (
              <li key={week.id} className={css.week}>
                <div className={css.head}>
                  <strong>{t('reading.week', { number })}</strong>
                  <span className={css.quiet}>{daysOf(number)}</span>
                  <AddRemark place="week" weekId={week.id} name={t('reading.week', { number })} />
                </div>
                <RemarksAt place="week" weekId={week.id} name={t('reading.week', { number })} />
                {week.items.length === 0 ? <p className={css.quiet}>{t('reading.emptyWeek')}</p> : null}
                <ul className={css.items}>
                  {week.items.map((item) => (
                    <li key={item.id}>
                      <span className={css.text}>{item.text}</span>
                      {item.lessons > 0 ? (
                        <span className={css.lessons}>{t('lessons', { count: item.lessons })}</span>
                      ) : null}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <CardsOfWords texts={plan.progress.weeks.flatMap(({ items }) => items.map(({ text }) => text))} />
    </div>
  )
}
