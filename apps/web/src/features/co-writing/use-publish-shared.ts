import type { Privacy } from '@learntrail/contract/posts/posts'
import type { Classification } from '@learntrail/contract/posts/tags'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isProblem } from '../../api/problem.ts'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { checkDraft, type DraftProblems, focusFirstError, isWrong, sentencesOf } from '../drafts/index.ts'
import { refreshLists } from '../posts/index.ts'
import { changeMyPart } from './api/change-my-part.ts'
import { sharedListKey } from './api/list-shared.ts'
import { publishShared } from './api/publish-shared.ts'
import type { SharedSession } from './shared-session.ts'

/** Agreeing, publishing, and who sees my copy. */
export function usePublishShared(session: SharedSession) {
  const { t } = useTranslation('co-writing')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [problems, setProblems] = useState<DraftProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isPreparing, setPreparing] = useState(false)

  /** Whether everything typed is on the server, so that all speak of the same text. */
  const settle = async () => {
    setFailure(null)
    setPreparing(true)
    await session.flush()
    await session.look()
    setPreparing(false)
    const isSafe = session.read().saved === 'server'
    if (!isSafe) setFailure(session.read().failure ?? t('notSaved'))
    return isSafe
  }
  const check = () => {
    const { values, uploads } = session.read()
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
    setAsking(false)
    setFailure(sentenceOf(error))
    if (isProblem(error, 'SHARED_CHANGED', 'SHARED_NOT_AGREED')) await session.look()
  }

  const publishing = useMutation({
    mutationFn: () => publishShared(session.read().record.id, session.read().record.version),
    onSuccess: (post) => {
      queryClient.invalidateQueries({ queryKey: sharedListKey })
      refreshLists(queryClient, post.owner.id)
      toast(t(post.coAuthors.length > 0 ? 'publish.done' : 'publish.doneAlone'))
      navigate(paths.post(post.id), { replace: true })
    },
    onError: failed,
  })
  const changing = useMutation({
    mutationFn: (part: Parameters<typeof changeMyPart>[1]) => changeMyPart(session.read().record.id, part),
    onSuccess: () => session.look(),
    onError: failed,
  })

  return {
    errors: sentencesOf(problems),
    failure,
    isAsking,
    isBusy: isPreparing || publishing.isPending || changing.isPending,
    async ask() {
      if (check() && (await settle())) setAsking(true)
    },
    stopAsking: () => setAsking(false),
    publish: () => publishing.mutate(),
    async agree() {
      const { mine } = session.read().record
      if (mine.hasAgreed) changing.mutate({ agreedVersion: null })
      else if (await settle()) changing.mutate({ agreedVersion: session.read().record.version })
    },
    setPrivacy: (privacy: Privacy) => {
      if (privacy !== 2) changing.mutate({ privacy })
    },
  }
}
