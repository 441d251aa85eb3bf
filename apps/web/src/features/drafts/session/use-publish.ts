import type { ScheduledPost } from '@learntrail/contract/drafts/scheduled-post'
import type { Post, PostInput } from '@learntrail/contract/posts/posts'
import type { Classification } from '@learntrail/contract/tags/tags'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { today } from '../../../ui/dates.ts'
import { isUnderWay } from '../../files/index.ts'
import { changeInCache, readPostNow, refreshLists } from '../../posts/index.ts'
import { changeScheduled } from '../api/change-scheduled.ts'
import { draftsQuery } from '../api/list-drafts.ts'
import { scheduledQuery } from '../api/list-scheduled.ts'
import { publishPost } from '../api/publish-post.ts'
import { replacePost } from '../api/replace-post.ts'
import { schedulePost } from '../api/schedule-post.ts'
import { checkDraft } from './check-draft.ts'
import { type DraftProblems, focusFirstError, isWrong, sentencesOf } from './draft-fields.ts'
import type { DraftSession } from './draft-session.ts'
import { readRefusal } from './refused-draft.ts'
import { rememberPrivacy } from './remember-privacy.ts'
import { useDraft } from './use-draft.ts'

/** What is being written: a new record, or changes to a published or scheduled one. */
export type Target = { kind: 'new' } | { kind: 'post' | 'scheduled'; id: string }

interface Publication {
  session: DraftSession
  target: Target
  onPublished: (post: Post) => void
  /** Called when the record was scheduled or its scheduled version saved. */
  onScheduled?: (post: ScheduledPost) => void
}

type Published = { post: Post; scheduled?: undefined } | { scheduled: ScheduledPost; post?: undefined }

/**
 * Checks a draft, waits for running uploads, publishes, and shows refusals beside the fields. The draft is kept until
 * the server has the record.
 */
export function usePublish({ session, target, onPublished, onScheduled }: Publication) {
  const queryClient = useQueryClient()
  const draft = useDraft(session)
  // Re-renders when the language changes.
  useTranslation(['drafts/form', 'tags', 'errors'])
  const [problems, setProblems] = useState<DraftProblems>({})
  const [failure, setFailure] = useState<(() => string) | null>(null)
  /** Publishing was pressed and waits for uploads; `at` is the time to appear, or null for now. */
  const [waiting, setWaiting] = useState<{ at: string | null } | null>(null)
  const [otherPost, setOtherPost] = useState<Post | null>(null)
  const uploading = draft.uploads.some(isUnderWay)

  const sending = useMutation({
    mutationFn: (at: string | null) => send(session, target, at),
    onSuccess: ({ post, scheduled }) => {
      session.finish()
      queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey })
      queryClient.invalidateQueries({ queryKey: scheduledQuery.queryKey })
      if (scheduled) return onScheduled?.(scheduled)
      changeInCache(queryClient, post.id, () => post)
      refreshLists(queryClient, post.owner.id)
      if (target.kind === 'new') rememberPrivacy(queryClient, post.privacy)
      onPublished(post)
    },
    onError: async (error) => {
      // The conflict notice shows both texts instead of a sentence.
      if (isProblem(error, 'DRAFT_CONFLICT')) return
      if (isProblem(error, 'POST_CONFLICT') && target.kind === 'post') {
        setOtherPost(await readPostNow(target.id).catch(() => null))
      }
      if (isProblem(error, 'DRAFT_NOT_FOUND')) session.unlink()
      // The person is told of the other change and may now save over it.
      if (isProblem(error, 'SCHEDULE_CONFLICT')) session.rebase(String(error.values.version))
      const refused = readRefusal(error)
      setProblems(refused.problems)
      focusFirstError(refused.problems)
      setFailure(() => refused.failure)
    },
  })

  function check(): boolean {
    setFailure(null)
    const found = checkDraft(session.read())
    setProblems(found)
    focusFirstError(found)
    return !isWrong(found)
  }

  const { mutate } = sending
  useEffect(() => {
    if (!waiting || uploading) return
    setWaiting(null)
    const found = checkDraft(session.read())
    setProblems(found)
    if (isWrong(found)) focusFirstError(found)
    else mutate(waiting.at)
  }, [waiting, uploading, session, mutate])

  return {
    draft,
    errors: sentencesOf(problems),
    failure: failure?.() ?? null,
    /** Publishing was pressed and waits for the uploads. */
    isWaiting: waiting !== null,
    isBusy: waiting !== null || sending.isPending,
    check,
    publish(at: string | null = null) {
      if (check()) setWaiting({ at })
    },
    stopWaiting: () => setWaiting(null),
    /** Clears the problem of a field as soon as it is edited. */
    forgive: (field: keyof DraftProblems) => setProblems(({ [field]: _, ...others }) => others),
    /** The record as it was saved elsewhere, until the person chooses a text. */
    otherPost,
    answerConflict(mine: boolean) {
      if (mine && otherPost) session.rebase(otherPost.editedAt)
      setOtherPost(null)
      setFailure(null)
      if (mine) setWaiting({ at: null })
    },
  }
}

async function send(session: DraftSession, target: Target, at: string | null): Promise<Published> {
  if (target.kind === 'post') {
    return { post: await replacePost(target.id, { ...inputOf(session), editedAt: session.base() }) }
  }
  if (target.kind === 'scheduled') {
    const version = Number(session.base())
    return { scheduled: await changeScheduled(target.id, { version, post: inputOf(session) }) }
  }
  const draftId = await session.settle()
  const { state, problem } = session.read().copy
  if (state === 'held' && problem) throw problem
  const publication = { ...session.send(), draftId, input: inputOf(session) }
  if (at !== null) return { scheduled: await schedulePost(publication, at) }
  return { post: await publishPost(publication) }
}

function inputOf(session: DraftSession): PostInput {
  const { values, uploads } = session.read()
  const { isBulletin: _, needsSignature: _signed, needsGuardian: _guarded, appearsAt: _at, ...record } = values
  return {
    ...record,
    title: values.title.trim(),
    date: values.date || today(),
    // `checkDraft` has made sure that there is one.
    classification: values.classification as Classification,
    fileIds: uploads.flatMap(({ summary }) => (summary ? [summary.id] : [])),
  }
}
