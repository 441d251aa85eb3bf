import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import type { Privacy } from '@learntrail/contract/posts/posts'
import type { Classification } from '@learntrail/contract/tags/tags'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isProblem } from '../../api/problem.ts'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { useWatched } from '../../saving/use-watched.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { checkDraft, type DraftProblems, focusFirstError, isWrong, sentencesOf } from '../drafts/index.ts'
import { refreshLists } from '../posts/index.ts'
import { changeMyPart } from './api/change-my-part.ts'
import { sharedListKey } from './api/list-shared.ts'
import { publishShared } from './api/publish-shared.ts'
import { sharedQuery } from './api/read-shared.ts'
import { settle, type Writing } from './writing/use-shared-record.ts'

/** Agreeing to a record, publishing it, and choosing who sees one's own copy. */
export function usePublishShared(writing: Writing) {
  const { t } = useTranslation('co-writing')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [problems, setProblems] = useState<DraftProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  /** The record's version shown when the publish dialog opened. */
  const [asked, setAsked] = useState<number | null>(null)
  const [isPreparing, setPreparing] = useState(false)
  const { id } = writing.record
  const { failure: fileFailure } = useWatched(writing.files)
  const look = () => queryClient.fetchQuery({ ...sharedQuery(id), staleTime: 0 })

  /**
   * Returns the record with everything typed included, so that all agree to the same text; null if it could not be
   * stored.
   */
  const settled = async (): Promise<SharedRecord | null> => {
    setFailure(null)
    setPreparing(true)
    const isSafe = await settle(writing)
    const record = isSafe ? await look().catch(() => null) : null
    setPreparing(false)
    if (record === null) setFailure(t('notSaved'))
    return record
  }
  const check = () => {
    const { values, uploads } = writing
    const draft = {
      ...values,
      date: values.date ?? '',
      classification: (values.classification ?? '') as Classification | '',
      privacy: 3 as Privacy,
      groupIds: [],
    }
    const found = checkDraft({ values: draft as Parameters<typeof checkDraft>[0]['values'], uploads })
    setProblems(found)
    focusFirstError(found)
    return !isWrong(found)
  }
  const failed = async (error: unknown) => {
    setAsked(null)
    setFailure(sentenceOf(error))
    if (isProblem(error, 'SHARED_CHANGED', 'SHARED_NOT_AGREED')) await look().catch(() => undefined)
  }

  const publishing = useMutation({
    mutationFn: () => publishShared(id, asked ?? writing.record.version),
    onSuccess: (post) => {
      queryClient.invalidateQueries({ queryKey: sharedListKey })
      refreshLists(queryClient, post.owner.id)
      toast(t(post.coAuthors.length > 0 ? 'publish.done' : 'publish.doneAlone'))
      navigate(paths.post(post.id), { replace: true })
    },
    onError: failed,
  })
  const changing = useMutation({
    mutationFn: (part: Parameters<typeof changeMyPart>[1]) => changeMyPart(id, part),
    onSuccess: () => look(),
    onError: failed,
  })

  return {
    errors: sentencesOf(problems),
    failure: failure ?? fileFailure,
    isAsking: asked !== null,
    isBusy: isPreparing || publishing.isPending || changing.isPending,
    async ask() {
      if (!check()) return
      const record = await settled()
      if (record) setAsked(record.version)
    },
    stopAsking: () => setAsked(null),
    publish: () => publishing.mutate(),
    async agree() {
      if (writing.record.mine.hasAgreed) return changing.mutate({ agreedVersion: null })
      const record = await settled()
      if (record) changing.mutate({ agreedVersion: record.version })
    },
    setPrivacy: (privacy: Privacy) => {
      if (privacy !== 2) changing.mutate({ privacy })
    },
  }
}
