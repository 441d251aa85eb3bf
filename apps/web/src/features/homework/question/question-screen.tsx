import type { Question } from '@learntrail/contract/homework/question'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { MessageTalk } from '../../comments/index.ts'
import { Roster } from '../../groups/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { ownHandInQuery } from '../api/hand-in.ts'
import { questionQuery } from '../api/read-question.ts'
import { isQuestionGone, QuestionGone } from '../components/question-gone.tsx'
import { OwnWork } from '../work/own-work.tsx'
import { HowItStands } from './how-it-stands.tsx'
import { FoldedQuestion, isBack, QuestionCard } from './question-card.tsx'
import { QuestionMenu } from './question-menu.tsx'

/** One question: for students with their work, for administrators with everybody's progress. */
export function QuestionScreen() {
  const { t } = useTranslation('homework')
  const { questionId = '' } = useParams()
  const user = useCurrentUser()
  const query = useQuery(questionQuery(questionId))
  const { data: question } = query
  if (isQuestionGone(query.error)) return <OnlyMine id={questionId} />
  return (
    <Screen
      title={question?.title || t('one')}
      back={question?.group ? paths.group(question.group.id, 'homework') : paths.myHomework}
      toolbar={question ? <QuestionMenu question={question} /> : null}
    >
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {query.error && !question ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {question && user ? (
        <Roster groupId={question.group?.id ?? ''} isLeading={question.can.correct}>
          <Parts key={question.id} question={question} accountId={user.id} />
        </Roster>
      ) : null}
    </Screen>
  )
}

function Parts({ question, accountId }: { question: Question; accountId: string }) {
  const { t } = useTranslation('homework')
  return (
    <>
      <QuestionCard question={question} />
      {question.counts ? <HowItStands question={question} /> : null}
      {question.mine ? (
        <OwnWork
          accountId={accountId}
          question={question}
          questionId={question.id}
          asked={isBack(question) ? <FoldedQuestion question={question} /> : null}
        />
      ) : null}
      {isTalkedAbout(question) ? (
        <MessageTalk
          type="homework"
          on={question}
          queryKey={questionQuery(question.id).queryKey}
          title={t('talk.title')}
          none={t('talk.none')}
        />
      ) : null}
    </>
  )
}

/** A student who has left the group keeps their hand-ins and receipts. */
function OnlyMine({ id }: { id: string }) {
  const { t } = useTranslation('homework')
  const user = useCurrentUser()
  const query = useQuery(ownHandInQuery(id))
  if (!user || query.data === null || isQuestionGone(query.error)) return <QuestionGone />
  return (
    <Screen title={query.data?.questionTitle || t('one')} back={paths.myHomework}>
      <OwnWork accountId={user.id} question={null} questionId={id} />
    </Screen>
  )
}

/** Whether to show comments: existing ones stay after commenting has ended. */
const isTalkedAbout = ({ state, can, messageCount }: Question) =>
  (state === 'assigned' || state === 'archived') && (can.comment || messageCount > 0)
