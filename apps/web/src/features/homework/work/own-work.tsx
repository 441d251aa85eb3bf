import type { HandIn } from '@learntrail/contract/homework/hand-in'
import type { Question } from '@learntrail/contract/homework/question'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { goToField } from '../../../ui/form/go-to-field.ts'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { ownHandInQuery } from '../api/hand-in.ts'
import { StandingChip } from '../components/chips.tsx'
import { standingOf } from '../components/standing.rules.ts'
import { fieldId, HandInForm } from './hand-in-form.tsx'
import { MakeRecord } from './make-record.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import { WhatChanged } from './what-changed.tsx'
import css from './work.module.css'
import { EarlierVersions, FoldedReceipt, RemarkView, VersionWithPlaces } from './work-view.tsx'

interface OwnWorkProps {
  accountId: string
  /** Null if the student may no longer read it, as after leaving the group; their hand-ins stay theirs. */
  question: Question | null
  questionId: string
  /** The question, placed below the remark on returned work. */
  asked?: ReactNode
}

/** The student's work for a question: the remark first, then the form, then earlier versions. */
export function OwnWork({ accountId, question, questionId, asked }: OwnWorkProps) {
  const query = useQuery(ownHandInQuery(questionId))
  if (query.isPending || (question?.can.handIn && !query.isFetchedAfterMount && query.isFetching)) {
    return <CardsSkeleton cards={1} />
  }
  if (query.data === undefined) {
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  }
  return <Work accountId={accountId} question={question} handIn={query.data} asked={asked} />
}

interface WorkProps {
  accountId: string
  question: Question | null
  handIn: HandIn | null
  asked: ReactNode
}

function Work({ accountId, question, handIn, asked }: WorkProps) {
  const { t } = useTranslation('homework/work')
  const [isRevising, setRevising] = useState(false)
  // Incremented at each hand-in, so that the form starts anew from what the server has.
  const [round, setRound] = useState(0)
  const [isOpenHere, setOpenHere] = useState(false)
  const [last, ...earlier] = handIn?.versions ?? []
  const released = (handIn?.remarks ?? []).filter(({ releasedAt }) => releasedAt !== null)
  const ofLast = released.filter(({ handInVersion }) => handInVersion === last?.receipt.version)
  const state = handIn?.state ?? 'draft'
  const standing = standingOf({ state, isAsked: question?.mine?.isAsked ?? true }, question?.deadline ?? null)
  const canWrite = question?.can.handIn ?? false
  const mustWrite = state === 'draft' || state === 'returned'
  // A form or receipt on the screen stays open although the answer has changed the state.
  const isWriting = isOpenHere || (canWrite && (mustWrite || isRevising))
  const done = () => {
    setRevising(false)
    setOpenHere(false)
    setRound(round + 1)
  }
  const newest = ofLast[0]
  const isCorrecting = isWriting && state === 'returned'
  return (
    <section className={css.work} aria-label={t('mine.title')}>
      <div className={css.top}>
        <h2>{t('mine.title')}</h2>
        <StandingChip standing={standing} />
      </div>
      {newest && handIn ? <RemarkView remark={newest} handIn={handIn} /> : null}
      {handIn && newest && state === 'reviewed' ? (
        <MakeRecord handIn={handIn} question={question} remark={newest} />
      ) : null}
      {last && handIn && isCorrecting ? (
        <Card as="section" aria-label={t('mine.last')} className={css.last}>
          <div className={css.top}>
            <h3>{t('mine.last')}</h3>
            <Button look="soft" size="s" icon="edit" onClick={() => goToField(fieldId)}>
              {t('mine.toWriting')}
            </Button>
          </div>
          <VersionWithPlaces handIn={handIn} version={last} />
          <FoldedReceipt handIn={handIn} version={last} />
        </Card>
      ) : null}
      {asked}
      {isWriting && question ? (
        <div onFocusCapture={() => setOpenHere(true)}>
          {isCorrecting ? <p className={css.lead}>{t('mine.again')}</p> : null}
          {standing === 'voluntary' ? <p className={css.lead}>{t('mine.voluntary')}</p> : null}
          <HandInForm
            key={`${round} ${handIn?.team ? handIn.id : ''}`}
            accountId={accountId}
            question={question}
            handIn={handIn}
            onDone={done}
          />
        </div>
      ) : null}
      {!isWriting && !last ? <p className={css.note}>{t('mine.closed')}</p> : null}
      {last && handIn && !isWriting ? (
        <Card as="section" aria-label={t('mine.last')} className={css.last}>
          <div className={css.top}>
            <h3>{t('mine.last')}</h3>
            {canWrite && !isWriting ? (
              <Button look="soft" size="s" icon="edit" onClick={() => setRevising(true)}>
                {t('mine.revise')}
              </Button>
            ) : null}
          </div>
          <VersionWithPlaces handIn={handIn} version={last} />
          <WhatChanged before={earlier[0]} version={last} />
          <ReceiptCard receipt={last.receipt} handIn={handIn} />
        </Card>
      ) : null}
      {handIn ? (
        <EarlierVersions
          handIn={handIn}
          versions={isWriting && !isCorrecting ? handIn.versions : earlier}
          remarks={released.filter((one) => one !== newest)}
        />
      ) : null}
    </section>
  )
}
