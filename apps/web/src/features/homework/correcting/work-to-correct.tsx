import type { HandIn } from '@learntrail/contract/homework/hand-in'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWatched } from '../../../saving/use-watched.ts'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { listed } from '../../../ui/listed.ts'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { useRoom } from '../../../ui/screen/use-room.ts'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { isSheet } from '../../files/index.ts'
import { handInQuery, type QueueFilter } from '../api/correct.ts'
import { StandingChip } from '../components/chips.tsx'
import { MarkedCopy } from '../ink/marked-copy.tsx'
import { type Pen, useInk } from '../ink/use-pen.ts'
import { MarkedWork } from '../places/marked-work.tsx'
import { WhatChanged } from '../work/what-changed.tsx'
import { EarlierVersions, FoldedReceipt } from '../work/work-view.tsx'
import css from './correct.module.css'
import { peopleOf } from './people-of.ts'
import { type Press, pressesUnderway } from './presses.ts'
import { RemarkForm } from './remark-form.tsx'
import { openRemark } from './remark-session.ts'
import { leaveRemark } from './send-presses.ts'
import { useListed } from './use-listed.ts'

interface WorkToCorrectProps {
  accountId: string
  questionId: string
  handInId: string
  /** The question's group points for quality. */
  mostQuality: number
  state: QueueFilter | undefined
  pen: Pen
  onGo: (handInId: string) => void
}

/** One piece of work with its remark; Alt and an arrow key go on to the next. */
export function WorkToCorrect({ accountId, questionId, handInId, mostQuality, state, pen, onGo }: WorkToCorrectProps) {
  const query = useQuery(handInQuery(questionId, handInId, state))
  // Its neighbors when it was opened: once corrected, it may fall out of the filtered queue.
  const [place, setPlace] = useState<{ previousId: string | null; nextId: string | null } | null>(null)
  const { previousId, nextId } = query.data ?? {}
  useEffect(() => {
    if (previousId !== undefined && nextId !== undefined)
      setPlace((known) => ({
        previousId: previousId ?? known?.previousId ?? null,
        nextId: nextId ?? known?.nextId ?? null,
      }))
  }, [previousId, nextId])
  const goOn = (to: string | null | undefined) => {
    if (to && to !== handInId) onGo(to)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    goOn(event.key === 'ArrowUp' ? place?.previousId : place?.nextId)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  if (query.isPending) return <CardsSkeleton cards={1} />
  if (!query.data) {
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  }
  const { handIn } = query.data
  return (
    <OneWork
      key={versionKey(handIn)}
      accountId={accountId}
      handIn={handIn}
      mostQuality={mostQuality}
      pen={pen}
      place={place ?? { previousId: null, nextId: null }}
      onGo={goOn}
    />
  )
}

/** Key of a version, so that a new version starts with a new form. */
const versionKey = ({ id, versions }: HandIn) => `${id} ${versions[0]?.receipt.version ?? 0}`

/** Faces of a team that fit beside its names. */
const mostFaces = 3

interface OneWorkProps {
  accountId: string
  handIn: HandIn
  mostQuality: number
  pen: Pen
  place: { previousId: string | null; nextId: string | null }
  onGo: (handInId: string | null) => void
}

function OneWork({ accountId, handIn, mostQuality, pen, place, onGo }: OneWorkProps) {
  const { t } = useTranslation('homework/correct')
  const queryClient = useQueryClient()
  const [session] = useState(() => pressesUnderway.find(accountId, handIn) ?? openRemark(accountId, handIn))
  const [opened] = useState(handIn)
  const people = peopleOf(handIn)
  const name = listed(people.map(useNameOf()))
  const press: Press = { accountId, handIn: opened, session, name }
  const leave = useEffectEvent(() => leaveRemark(queryClient, press))
  const { text, saved, server } = useWatched(session)
  const drawing = useInk(text.ink, (ink) => session.change({ ink }))
  useListed(handIn, text, saved)
  // Shows a release to all, or by another corrector, in this form as well.
  useEffect(() => session.meet(handIn), [session, handIn])
  useEffect(() => {
    if (!pressesUnderway.open(session)) session.start()
    return leave
  }, [session])
  const [last, ...earlier] = handIn.versions
  useRoom(last?.files.some(isSheet) ?? false)
  return (
    <div className={css.pair}>
      <section className={css.paper} aria-label={t('work')}>
        <div className={css.head}>
          <span className={css.faces}>
            {people.slice(0, mostFaces).map((person) => (
              <PersonFace key={person.id} person={person} size={40} />
            ))}
          </span>
          <span className={css.who}>
            <span>
              {people.map((person, place) => (
                <Fragment key={person.id}>
                  {place > 0 ? t('and') : null}
                  <PersonName person={person} />
                </Fragment>
              ))}
            </span>
            {handIn.state === 'draft' ? null : <StandingChip standing={handIn.state} />}
          </span>
          <IconButton
            label={t('previous')}
            icon="up"
            disabled={!place.previousId}
            aria-keyshortcuts="Alt+ArrowUp"
            onClick={() => onGo(place.previousId)}
          />
          <IconButton
            label={t('next')}
            icon="down"
            disabled={!place.nextId}
            aria-keyshortcuts="Alt+ArrowDown"
            onClick={() => onGo(place.nextId)}
          />
        </div>
        {last ? (
          <Card className={css.version}>
            <MarkedWork
              version={last}
              places={text.places}
              ink={text.ink}
              onChange={(places) => session.change({ places })}
              drawing={{ ...drawing, pen }}
            />
            {server && text.ink.length > 0 && (saved === 'saved' || saved === 'unchanged') ? (
              <MarkedCopy remarkId={server.id} />
            ) : null}
            <WhatChanged before={earlier[0]} version={last} isOpen />
            <FoldedReceipt handIn={handIn} version={last} />
          </Card>
        ) : null}
        <EarlierVersions handIn={handIn} versions={earlier} remarks={handIn.remarks} />
      </section>
      <RemarkForm
        press={press}
        handIn={handIn}
        mostQuality={mostQuality}
        hasNext={Boolean(place.nextId)}
        onNext={() => onGo(place.nextId)}
      />
    </div>
  )
}
