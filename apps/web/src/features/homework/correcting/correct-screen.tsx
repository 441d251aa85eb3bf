import type { QueueItem } from '@learntrail/contract/homework/correcting'
import type { Question } from '@learntrail/contract/homework/question'
import { queueStates } from '@learntrail/contract/homework/states'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { Roster, screenOfGroup } from '../../groups/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { type QueueFilter, queueQuery } from '../api/correct.ts'
import { questionQuery } from '../api/read-question.ts'
import { isQuestionGone, QuestionGone } from '../components/question-gone.tsx'
import { isOver } from '../components/standing.rules.ts'
import { usePen } from '../ink/use-pen.ts'
import css from './correct.module.css'
import { MissingPart } from './missing-part.tsx'
import { QueueList } from './queue-list.tsx'
import { ReleaseAll } from './release-all.tsx'
import { Underway } from './underway.tsx'
import { WorkToCorrect } from './work-to-correct.tsx'

/** The queue of a question: the state of everybody's work, and correcting it piece by piece. */
export function CorrectScreen() {
  const { t } = useTranslation('homework/correct')
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
      {question?.can.correct === false ? (
        <RefusedState
          title={t('refused.title')}
          action={<LinkButton to={paths.homework(questionId)}>{t('refused.toQuestion')}</LinkButton>}
        >
          <p>{t('refused.text')}</p>
        </RefusedState>
      ) : null}
      {question?.can.correct ? (
        <Roster groupId={question.group?.id ?? ''} isLeading>
          <Queue key={question.id} question={question} />
        </Roster>
      ) : null}
    </Screen>
  )
}

const filters = [...queueStates, 'to_correct'] as const

function Queue({ question }: { question: Question }) {
  const { t } = useTranslation('homework/correct')
  const user = useCurrentUser()
  const pen = usePen()
  const [search, setSearch] = useSearchParams()
  const [isListOpen, setListOpen] = useState(false)
  const state = filters.find((name) => name === search.get('state'))
  const query = useInfiniteQuery(queueQuery(question.id, state))
  const people = query.data?.pages.flatMap(({ items }) => items)
  const first = people?.find(({ handInId }) => handInId !== null)?.handInId ?? null
  const chosen = search.get('work') ?? first
  const go = (part: { work?: string; state?: QueueFilter | null }) => {
    const next = new URLSearchParams(search)
    if (part.work !== undefined) next.set('work', part.work)
    if (part.state !== undefined) {
      next.delete('work')
      if (part.state === null) next.delete('state')
      else next.set('state', part.state)
    }
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  if (isProblem(query.error, 'HOMEWORK_NO_PERMISSION')) return <FailedState error={query.error} />
  const list = (
    <>
      <Underway
        questionId={question.id}
        onChoose={(work) => {
          setListOpen(false)
          go({ work })
        }}
      />
      <QueueList
        query={query}
        people={people}
        state={state}
        isOver={isOver(question.deadline)}
        chosen={chosen}
        onState={(next) => go({ state: next ?? null })}
        onChoose={(work) => {
          setListOpen(false)
          go({ work })
        }}
      />
    </>
  )
  return (
    <div className={css.queue}>
      <aside className={css.list} aria-label={t('list')}>
        {list}
        <ReleaseAll questionId={question.id} />
      </aside>
      <div className={css.openList}>
        <Button look="line" size="s" icon="list" aria-haspopup="dialog" onClick={() => setListOpen(true)}>
          {t('openList')}
        </Button>
        <ReleaseAll questionId={question.id} />
      </div>
      <Dialog isOpen={isListOpen} title={t('list')} onClose={() => setListOpen(false)}>
        {list}
      </Dialog>
      <div className={css.work}>
        {chosen && user ? (
          <WorkToCorrect
            key={chosen}
            accountId={user.id}
            questionId={question.id}
            handInId={chosen}
            mostQuality={question.qualityPoints}
            state={state}
            pen={pen}
            onGo={(work) => go({ work })}
          />
        ) : null}
        {!chosen && people ? <NoWork question={question} people={people} state={state} /> : null}
      </div>
    </div>
  )
}

interface NoWorkProps {
  question: Question
  people: readonly QueueItem[]
  state: QueueFilter | undefined
}

/** Shown instead of work if nobody in the list has handed in; says why. */
function NoWork({ question, people, state }: NoWorkProps) {
  const { t } = useTranslation('homework/correct')
  if (people.length > 0) return <MissingPart question={question} />
  const sentence = state === undefined ? 'nobodyYet' : state === 'missing' ? 'nobodyMissing' : 'nobodyThere'
  return (
    <p className={css.none} role="status">
      {t(sentence)}
    </p>
  )
}
