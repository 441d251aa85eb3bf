import type { Question } from '@learntrail/contract/homework/question'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { Roster, screenOfGroup } from '../../groups/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { questionQuery } from '../api/read-question.ts'
import { teamsQuery } from '../api/teams.ts'
import { isQuestionGone, QuestionGone } from '../components/question-gone.tsx'
import { ArrangeTeams } from './arrange-teams.tsx'

/** Arranges the teams of a question, for administrators of the group. */
export function TeamsScreen() {
  const { t } = useTranslation('homework/arrange')
  const { questionId = '' } = useParams()
  const query = useQuery(questionQuery(questionId))
  const { data: question } = query
  if (isQuestionGone(query.error)) return <QuestionGone />
  return (
    <Screen
      title={question?.title ? t('titleOf', { title: question.title }) : t('title')}
      of={question?.group ? screenOfGroup(question.group) : undefined}
      back={paths.homework(questionId)}
      width="wide"
    >
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {query.error && !question ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {question ? (
        <Roster groupId={question.group?.id ?? ''} isLeading={question.can.edit}>
          <Teams key={question.id} question={question} />
        </Roster>
      ) : null}
    </Screen>
  )
}

function Teams({ question }: { question: Question }) {
  const { t } = useTranslation('homework/arrange')
  const user = useCurrentUser()
  const canArrange = question.can.edit && question.teamsBy === 'teacher'
  const query = useQuery({ ...teamsQuery(question.id), enabled: canArrange, refetchOnWindowFocus: false })
  if (!canArrange)
    return (
      <RefusedState
        title={t('refused.title')}
        action={<LinkButton to={paths.homework(question.id)}>{t('refused.toQuestion')}</LinkButton>}
      >
        <p>{t(question.can.edit ? 'refused.byStudents' : 'refused.text')}</p>
      </RefusedState>
    )
  if (query.isPending) return <CardsSkeleton cards={2} />
  if (!query.data || !user)
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  return (
    <ArrangeTeams accountId={user.id} question={question} arrangement={query.data} onReload={() => query.refetch()} />
  )
}
