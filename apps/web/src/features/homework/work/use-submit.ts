import type { HandIn, Receipt } from '@learntrail/contract/homework/hand-in'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { isStuck, isUnderWay } from '../../files/index.ts'
import { preferencesQuery } from '../../profiles/index.ts'
import { beginHandIn, showOwnHandIn, submitHandIn } from '../api/hand-in.ts'
import { homeworkKey } from '../api/read-question.ts'
import { type HandInSession, isEmpty } from './hand-in-session.ts'

interface Submission {
  clientId: string
  version: number
}

/** Hands in: reports the beginning at once, asks for confirmation, waits for uploads, and returns the receipt. */
export function useSubmit(session: HandInSession, accountId: string) {
  const { t } = useTranslation('homework/work')
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const [holdsUntil, setHoldsUntil] = useState<string | null>(null)
  const { questionId } = session
  const name = `homework-sent.${accountId}.${questionId}`

  /** Returns the id of this submission, kept across a closed page, so that a retry gets the same receipt. */
  const submissionOf = (version: number): Submission => {
    const kept = readDraft<Submission>(name)
    const submission =
      kept.clientId && kept.version === version ? { clientId: kept.clientId, version } : { clientId: newId(), version }
    writeDraft(name, submission)
    return submission
  }

  async function send(mailsReceipt: boolean | undefined): Promise<void> {
    const isSaved = await session.settle()
    const { server, problem, conflict } = session.read()
    if (!isSaved || conflict) return setFailure(problem ? sentenceOf(problem) : t('handIn.notSaved'))
    const submission = submissionOf(server?.draft?.version ?? 1)
    const done: { receipt: Receipt; handIn: HandIn } = await submitHandIn(questionId, {
      ...submission,
      ...(mailsReceipt === undefined ? {} : { mailsReceipt }),
    })
    dropDraft(name)
    if (mailsReceipt !== undefined) void queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey })
    session.adopt(done.handIn)
    showOwnHandIn(queryClient, questionId, done.handIn)
    setReceipt(done.receipt)
    void queryClient.invalidateQueries({ queryKey: homeworkKey })
  }

  return {
    isAsking,
    isBusy,
    failure,
    receipt,
    /** Until when the hand-in counts as in time because it was begun; null until the server answers. */
    holdsUntil,
    forgetReceipt: () => setReceipt(null),
    forgive: () => setFailure(null),
    stopAsking: () => setAsking(false),
    ask() {
      const { text, uploads } = session.read()
      if (uploads.some(isStuck)) return setFailure(t('handIn.stuckUploads'))
      if (isEmpty(text) && !uploads.some(isUnderWay)) return setFailure(t('handIn.empty'))
      setFailure(null)
      setAsking(true)
      // The hand-in counts from now, however long uploads take; offline, it goes on all the same.
      void beginHandIn(questionId).then(
        (begun) => setHoldsUntil(begun.holdsUntil),
        () => undefined,
      )
    },
    async submit(mailsReceipt: boolean | undefined) {
      setBusy(true)
      setFailure(null)
      try {
        await send(mailsReceipt)
      } catch (error) {
        setFailure(sentenceOf(error))
        if (isProblem(error)) void queryClient.invalidateQueries({ queryKey: homeworkKey })
      } finally {
        setBusy(false)
        setAsking(false)
      }
    },
  }
}
