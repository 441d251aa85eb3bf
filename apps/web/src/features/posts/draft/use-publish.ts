import type { Post, PostInput } from '@learntrail/contract/posts/posts'
import type { Classification } from '@learntrail/contract/posts/tags'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ApiProblem, isProblem } from '../../../api/problem.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { today } from '../../../ui/dates.ts'
import { changeInCache, refreshLists } from '../api/posts-cache.ts'
import { publishPost, replacePost } from '../api/publish-post.ts'
import { checkDraft } from './check-draft.ts'
import { type DraftErrors, fieldOfPath, focusFirstError } from './draft-fields.ts'
import type { DraftSession } from './draft-session.ts'
import { useDraft } from './use-draft.ts'

interface Publication {
  session: DraftSession
  /** The record whose changes these are. */
  postId?: string
  onPublished: (post: Post) => void
}

/**
 * Checks, waits for uploads that are under way, publishes, and says what stands against it beside the field. Nothing
 * that was written is let go of before the server has it.
 */
export function usePublish({ session, postId, onPublished }: Publication) {
  const queryClient = useQueryClient()
  const draft = useDraft(session)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const uploading = draft.uploads.some(({ state }) => state === 'waiting' || state === 'uploading')

  const sending = useMutation({
    mutationFn: async () => {
      const input = inputOf(session)
      return postId ? replacePost(postId, input) : publishPost({ ...session.send(), input })
    },
    onSuccess: (post) => {
      session.finish()
      changeInCache(queryClient, post.id, () => post)
      refreshLists(queryClient, post.owner.id)
      onPublished(post)
    },
    onError: (error) => {
      const found = fieldErrors(error)
      setErrors(found)
      focusFirstError(found)
      setFailure(
        Object.keys(found).length > 0 && isProblem(error) && error.fields.length > 0 ? null : sentenceOf(error),
      )
    },
  })

  const { mutate } = sending
  useEffect(() => {
    if (!isWaiting || uploading) return
    setWaiting(false)
    const found = checkDraft(session.read())
    setErrors(found)
    if (Object.keys(found).length > 0) focusFirstError(found)
    else mutate()
  }, [isWaiting, uploading, session, mutate])

  return {
    draft,
    errors,
    failure,
    /** Pressed, and waiting for the last files to arrive. */
    isWaiting,
    isBusy: isWaiting || sending.isPending,
    publish() {
      setFailure(null)
      const found = checkDraft(session.read())
      setErrors(found)
      if (Object.keys(found).length > 0) focusFirstError(found)
      else setWaiting(true)
    },
    stopWaiting: () => setWaiting(false),
    /** A field that is being mended needs no reproach. */
    forgive: (field: keyof DraftErrors) => setErrors(({ [field]: _, ...others }) => others),
  }
}

function inputOf(session: DraftSession): PostInput {
  const { values, uploads } = session.read()
  return {
    ...values,
    title: values.title.trim(),
    date: values.date || today(),
    // Checked before.
    classification: values.classification as Classification,
    fileIds: uploads.flatMap(({ summary }) => (summary ? [summary.id] : [])),
  }
}

function fieldErrors(error: unknown): DraftErrors {
  if (!isProblem(error)) return {}
  if (isFileProblem(error)) return { files: sentenceOf(error) }
  const found: DraftErrors = {}
  for (const { path, rule, limit } of error.fields) {
    const field = fieldOfPath(path)
    if (!field || found[field]) continue
    if (field === 'content' && rule === 'required') found.content = i18n.t('posts:errors.empty')
    else if (rule === 'in_future') found[field] = i18n.t('posts:errors.inFuture')
    else if (rule === 'too_early') found[field] = i18n.t('posts:errors.tooEarly')
    else found[field] = ruleSentence(rule, limit)
  }
  return found
}

const isFileProblem = (problem: ApiProblem) => problem.code.startsWith('FILE_')
