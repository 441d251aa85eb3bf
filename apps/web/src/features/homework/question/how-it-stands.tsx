import type { Question } from '@learntrail/contract/homework/question'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TakeList } from '../../groups/index.ts'
import { assignQuestion } from '../api/change-question.ts'
import { statisticsQuery } from '../api/read-question.ts'
import { useHomeworkChange } from '../api/use-homework-change.ts'
import { RemindMissing } from '../reminders/remind-missing.tsx'
import { CriteriaFigures } from '../rubric/criteria-figures.tsx'
import { ArchiveDialog } from './archive-dialog.tsx'
import css from './question.module.css'

/** For administrators: progress of the work, and the link to correcting. */
export function HowItStands({ question }: { question: Question }) {
  if (question.state === 'planning' || question.state === 'scheduled') return <NotYet question={question} />
  return <Numbers question={question} />
}

/** A question that students do not see yet. */
function NotYet({ question }: { question: Question }) {
  const { t } = useTranslation('homework')
  const assign = useHomeworkChange(() => assignQuestion(question.id, { version: question.version, now: true }))
  const isComplete = question.title !== '' && question.deadline !== null && question.classification !== null
  return (
    <Card as="section" className={css.stands} aria-label={t('stands.title')}>
      <p>{t(question.state === 'scheduled' ? 'stands.scheduled' : 'stands.planning')}</p>
      <div className={css.acts}>
        {question.can.edit ? (
          <LinkButton to={paths.editHomework(question.id)} icon="edit" look={isComplete ? 'line' : 'primary'}>
            {t(isComplete ? 'menu.edit' : 'stands.complete')}
          </LinkButton>
        ) : null}
        <ToTeams question={question} />
        {question.can.assign && isComplete ? (
          <Button isBusy={assign.isPending} onClick={() => assign.mutate(undefined)}>
            {t('stands.assignNow')}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}

function Numbers({ question }: { question: Question }) {
  const { t } = useTranslation('homework')
  const { counts, can, id, totalScore } = question
  const { data } = useQuery({ ...statisticsQuery(id), enabled: can.correct })
  const [isTaking, setTaking] = useState(false)
  if (!counts) return null
  const numbers = [
    { name: 'handedIn', value: counts.handedIn, state: undefined },
    { name: 'toCorrect', value: counts.toCorrect, state: 'to_correct' },
    ...(counts.corrected > 0 ? ([{ name: 'corrected', value: counts.corrected, state: 'to_correct' }] as const) : []),
    { name: 'missing', value: counts.missing, state: 'missing' },
    ...(data ? ([{ name: 'late', value: data.late, state: 'late' }] as const) : []),
  ] as const
  return (
    <Card as="section" className={css.stands} aria-label={t('stands.title')}>
      <h3>{t('stands.title')}</h3>
      <ul className={css.numbers}>
        {numbers.map(({ name, value, state }) => (
          <li key={name}>
            {can.correct ? (
              <Link to={paths.correctHomework(id, state)} className={css.number}>
                <strong>{value}</strong>
                <span>{t(`stands.${name}`)}</span>
              </Link>
            ) : (
              <span className={css.number}>
                <strong>{value}</strong>
                <span>{t(`stands.${name}`)}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('stands.assigned', { count: counts.assigned })}</p>
      {data && data.meanScore !== null && data.medianScore !== null ? (
        <p className={css.note}>
          {t('stands.scores', {
            mean: shortest(data.meanScore),
            median: shortest(data.medianScore),
            total: totalScore,
          })}
        </p>
      ) : null}
      <CriteriaFigures rubric={question.rubric} criteria={data?.criteria ?? []} />
      {can.correct ? (
        <div className={css.acts}>
          <LinkButton to={paths.correctHomework(id, counts.toCorrect > 0 ? 'to_correct' : undefined)} icon="check">
            {counts.toCorrect > 0 ? t('stands.correct', { count: counts.toCorrect }) : t('stands.look')}
          </LinkButton>
          <ToTeams question={question} />
          <TakeList size="m" address={`/api/v2/homework/questions/${id}/hand-ins/table`}>
            {t('stands.list')}
          </TakeList>
          {question.teamSize > 1 ? (
            <TakeList size="m" address={`/api/v2/homework/questions/${id}/teams/table`}>
              {t('stands.teamList')}
            </TakeList>
          ) : null}
          {counts.handedIn > 0 ? (
            <Button look="line" icon="download" onClick={() => setTaking(true)}>
              {t('stands.archive')}
            </Button>
          ) : null}
        </div>
      ) : (
        <p className={css.note}>{t('stands.notMine')}</p>
      )}
      <RemindMissing question={question} />
      {isTaking ? <ArchiveDialog questionId={id} onClose={() => setTaking(false)} /> : null}
    </Card>
  )
}

/** Link to arranging the teams, if the teacher makes them. */
function ToTeams({ question }: { question: Question }) {
  const { t } = useTranslation('homework')
  if (question.teamsBy !== 'teacher' || !question.can.edit) return null
  return (
    <LinkButton to={paths.homeworkTeams(question.id)} look="line" icon="friends">
      {t('stands.teams')}
    </LinkButton>
  )
}

/** Formats a score with at most one decimal: 82.5, 90. */
const shortest = (score: number) => String(Math.round(score * 10) / 10)
