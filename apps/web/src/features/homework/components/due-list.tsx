import type { QuestionSummary } from '@learntrail/contract/homework/question'
import { useTranslation } from 'react-i18next'
import { formatTaipeiDay, taipeiTimeOf } from '../../../ui/taipei-time.ts'
import css from './due-list.module.css'
import { QuestionRow, QuestionRows } from './question-row.tsx'
import { byDay } from './standing.rules.ts'

const dayOf = (moment: Date | string) => taipeiTimeOf(new Date(moment)).day

/** Questions awaiting the viewer's work, by due day: a trail with one stop per day. */
export function DueList({
  questions,
  hasGroup = false,
}: {
  questions: readonly QuestionSummary[]
  hasGroup?: boolean
}) {
  const { t } = useTranslation('homework')
  const today = dayOf(new Date())
  const tomorrow = dayOf(new Date(Date.now() + 86_400_000))
  const nameOf = (day: string) => {
    if (day === '') return t('days.none')
    if (day === 'over' || day === 'returned') return t(`days.${day}`)
    if (day === today) return t('days.today')
    return day === tomorrow ? t('days.tomorrow') : formatTaipeiDay(day)
  }
  return (
    <ol className={css.days}>
      {byDay(questions, dayOf).map(({ day, questions: ofDay }) => (
        <li key={day} className={css.day} data-over={day === 'over' || undefined}>
          <h3 className={css.name}>{nameOf(day)}</h3>
          <QuestionRows label={nameOf(day)}>
            {ofDay.map((question) => (
              <li key={question.id}>
                <QuestionRow question={question} hasGroup={hasGroup} />
              </li>
            ))}
          </QuestionRows>
        </li>
      ))}
    </ol>
  )
}
