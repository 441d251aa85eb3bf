import type { Post } from '@learntrail/contract/posts/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { draftsQuery } from '../api/list-drafts.ts'
import { RestoredNotice } from '../form/restored-notice.tsx'
import type { DraftSession } from '../session/draft-session.ts'
import type { DraftState } from '../session/draft-state.ts'
import { originalOf } from '../session/draft-values.ts'
import { TextConflict } from './text-conflict.tsx'

interface DraftNoticesProps {
  session: DraftSession
  draft: DraftState
  /** The record as another window or device saved it since this change began. */
  otherPost: Post | null
  onPostAnswer: (mine: boolean) => void
}

/** Notices above the form: a conflict with another text, a restored draft, or the limit of drafts. */
export function DraftNotices({ session, draft, otherPost, onPostAnswer }: DraftNoticesProps) {
  const queryClient = useQueryClient()
  const act = useMutation({
    mutationFn: (work: () => Promise<void> | void) => Promise.resolve(work()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey }),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  const { values, uploads, savedAt, copy } = draft
  const mine = { title: values.title, content: values.content, fileCount: uploads.length, at: savedAt }
  const { other } = copy

  if (otherPost) {
    return (
      <TextConflict
        of="post"
        mine={mine}
        other={{ ...otherPost, fileCount: otherPost.files.length, at: otherPost.editedAt ?? otherPost.publishedAt }}
        isBusy={act.isPending}
        onMine={() => onPostAnswer(true)}
        onOther={() => {
          session.turnTo(originalOf(otherPost))
          onPostAnswer(false)
        }}
        onBoth={() =>
          act.mutate(async () => {
            await session.keepAside()
            session.turnTo(originalOf(otherPost))
            onPostAnswer(false)
          })
        }
      />
    )
  }
  if (copy.state === 'held' && other) {
    return (
      <TextConflict
        of="draft"
        mine={mine}
        other={{ ...other, fileCount: other.files.length, at: other.updatedAt }}
        isBusy={act.isPending}
        onMine={() => act.mutate(session.keepMine)}
        onOther={() => act.mutate(session.takeOther)}
        onBoth={() => act.mutate(session.keepBoth)}
      />
    )
  }
  return (
    <>
      {draft.isRestored ? (
        <RestoredNotice onClose={session.acceptRestored} onDiscard={() => act.mutate(session.discard)} />
      ) : null}
      {copy.state === 'refused' && copy.problem?.code === 'DRAFT_LIMIT_REACHED' ? (
        <FormAlert tone="honey">{sentenceOf(copy.problem)}</FormAlert>
      ) : null}
    </>
  )
}
