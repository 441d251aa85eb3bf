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

/** Handing in: said to have begun at once, asked about, sent when everything has arrived, answered with a receipt. */
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

  /** The same press keeps its name, also over a page that was closed: it is answered the same receipt. */
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
    /** Until when it counts from where it was begun, once the server knows of that. */
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
      // From here on it counts, however long the files take; a line that is down is no reason to wait.
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
