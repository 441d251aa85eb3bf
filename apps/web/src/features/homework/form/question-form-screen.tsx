import type { Question } from '@learntrail/contract/homework/question'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { ManagedGroup, NotChangedIn, Roster, screenOfGroup } from '../../groups/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { questionsQuery } from '../api/list-questions.ts'
import { questionQuery } from '../api/read-question.ts'
import { isQuestionGone, QuestionGone } from '../components/question-gone.tsx'
import { QuestionForm } from './question-form.tsx'
import { emptyQuestion, type QuestionValues, usualClassification } from './question-values.ts'

/** Writes a question for a group, or edits one. */
export function QuestionFormScreen() {
  const { questionId } = useParams()
  return questionId === undefined ? <NewQuestion /> : <OneQuestion id={questionId} />
}

function NewQuestion() {
  const { t } = useTranslation('homework/form')
  const user = useCurrentUser()
  return (
    <ManagedGroup title={t('make')} help="homework" isWriting>
      {(group) => (user ? <Fresh key={group.id} accountId={user.id} groupId={group.id} /> : null)}
    </ManagedGroup>
  )
}

/** A new question takes the classification of the group's latest one. */
function Fresh({ accountId, groupId }: { accountId: string; groupId: string }) {
  const query = useInfiniteQuery(questionsQuery(groupId))
  if (query.isPending && !query.isError) return <FormSkeleton fields={6} />
  const before = query.data?.pages.flatMap(({ items }) => items).find(({ classification }) => classification !== null)
  const fresh: QuestionValues = { ...emptyQuestion, classification: before?.classification ?? usualClassification }
  return <QuestionForm accountId={accountId} groupId={groupId} question={null} fresh={fresh} />
}

function OneQuestion({ id }: { id: string }) {
  const { t } = useTranslation('homework/form')
  const user = useCurrentUser()
  // Others' saves do not disturb the form; saving detects them.
  const query = useQuery({ ...questionQuery(id), refetchOnWindowFocus: false })
  const { data: question } = query
  if (isQuestionGone(query.error)) return <QuestionGone />
  return (
    <Screen
      title={t('edit')}
      of={question?.group ? screenOfGroup(question.group) : undefined}
      back={paths.homework(id)}
    >
      {query.isPending || (query.isFetching && !query.isFetchedAfterMount) ? <FormSkeleton fields={6} /> : null}
      {query.error && !question ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {question && query.isFetchedAfterMount && user ? (
        <Editing key={question.id} accountId={user.id} question={question} />
      ) : null}
    </Screen>
  )
}

function Editing({ accountId, question }: { accountId: string; question: Question }) {
  const { t } = useTranslation('homework/form')
  if (!question.can.edit || !question.group) {
    return (
      <NotChangedIn
        groupId={question.group?.id ?? null}
        title={t('refused.title')}
        text={t('refused.text')}
        action={<LinkButton to={paths.homework(question.id)}>{t('refused.toQuestion')}</LinkButton>}
      />
    )
  }
  return (
    <Roster groupId={question.group.id} isLeading>
      <QuestionForm accountId={accountId} groupId={question.group.id} question={question} />
    </Roster>
  )
}
