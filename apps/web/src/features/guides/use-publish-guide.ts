import type { ContentDocument } from '@learntrail/contract/content/document'
import type { Post, Privacy } from '@learntrail/contract/posts/posts'
import type { Classification, TagCode } from '@learntrail/contract/tags/tags'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isProblem } from '../../api/problem.ts'
import { ruleSentence, sentenceOf } from '../../i18n/problem-sentence.ts'
import { today } from '../../ui/dates.ts'
import {
  checkDraft,
  type DraftProblems,
  type DraftValues,
  emptyValues,
  fieldOfPath,
  focusFirstError,
  isWrong,
  publishPost,
  rememberPrivacy,
  sentencesOf,
} from '../drafts/index.ts'
import { refreshLists } from '../posts/index.ts'
import type { GuideSession } from './guide-session.ts'

/** Converts the answers into the values of the composer. */
export function valuesOfGuide(session: GuideSession, record: ContentDocument, privacy: Privacy): DraftValues {
  const { title, date, classification, tags, customTags } = session.read().writing
  return {
    ...emptyValues,
    title: title.trim(),
    content: record,
    date: date ?? '',
    classification: classification ?? '',
    tags: tags as TagCode[],
    customTags,
    privacy,
    groupIds: [],
  }
}

/** Publishes the record of a guide; deletes the guide only once the server has the record. */
export function usePublishGuide(session: GuideSession, onPublished: (post: Post) => void) {
  const queryClient = useQueryClient()
  const [problems, setProblems] = useState<DraftProblems>({})
  const [failure, setFailure] = useState<string | null>(null)

  const sending = useMutation({
    mutationFn: async (values: DraftValues) => {
      const { date, classification, ...others } = values
      const input = { ...others, date: date || today(), classification: classification as Classification, fileIds: [] }
      const post = await publishPost({ ...session.send(), input })
      // The record is published; a guide left behind can be deleted later.
      await session.finish().catch(() => undefined)
      return post
    },
    onSuccess: (post) => {
      refreshLists(queryClient, post.owner.id)
      rememberPrivacy(queryClient, post.privacy)
      onPublished(post)
    },
    onError: (error) => {
      const found: DraftProblems = isProblem(error)
        ? Object.fromEntries(
            error.fields.flatMap(({ path, rule, limit }) => {
              const field = fieldOfPath(path)
              return field ? [[field, () => ruleSentence(rule, limit)] as const] : []
            }),
          )
        : {}
      setProblems(found)
      focusFirstError(found)
      setFailure(isWrong(found) ? null : sentenceOf(error))
    },
  })

  return {
    errors: sentencesOf(problems),
    failure,
    isBusy: sending.isPending,
    publish(values: DraftValues) {
      setFailure(null)
      const found = checkDraft({ values, uploads: [] })
      setProblems(found)
      if (isWrong(found)) focusFirstError(found)
      else sending.mutate(values)
    },
    forgive: () => setProblems({}),
  }
}
