import type { ScheduledPost } from '@learntrail/contract/drafts/scheduled-post'
import type { PostVersion } from '@learntrail/contract/posts/history'
import type { Post } from '@learntrail/contract/posts/posts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { groupQuery } from '../../groups/index.ts'
import { HelpLink } from '../../help/index.ts'
import { isPostGone, PostGone, postQuery, versionQuery } from '../../posts/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { scheduledPostQuery } from '../api/read-scheduled.ts'
import { WritingAside } from '../components/writing-aside.tsx'
import { PostForm } from '../form/post-form.tsx'
import { ScheduledDialog } from '../schedule/scheduled-dialog.tsx'
import { useScheduledList } from '../schedule/use-scheduled-list.ts'
import { originalOf } from '../session/draft-values.ts'
import { type DraftWriter, openDraft, openDraftInGroups } from '../session/open-drafts.ts'
import { useNamedDraft } from '../session/use-named-draft.ts'
import { useRestoredVersion } from '../session/use-restored-version.ts'

/**
 * The full editor. Without a query it writes a new record, in a group too; `?draft=` opens a draft, `?id=` edits a
 * record, `?scheduled=` a scheduled one.
 */
export function BuildPortfolioScreen() {
  const { t } = useTranslation('drafts/form')
  const [search] = useSearchParams()
  const user = useCurrentUser()
  const id = search.get('id')
  const scheduled = search.get('scheduled')
  const { groupId } = useParams()
  // An archived group takes no new records; say so before the person writes one.
  const { data: group } = useQuery({ ...groupQuery(groupId ?? ''), enabled: groupId !== undefined })
  const isPutAway = group?.archivedAt != null
  const groupIds = groupId ? [groupId] : (search.get('groups')?.split(',') ?? [])
  return (
    <Screen
      title={t(id || scheduled ? 'editTitle' : 'newTitle')}
      back={id ? paths.post(id) : scheduled ? paths.writePost : whereTo(groupIds)}
      toolbar={<HelpLink topic="post" />}
      aside={<WritingAside />}
    >
      {user ? (
        id ? (
          <ChangePost key={id} writer={user} id={id} versionId={search.get('version')} />
        ) : scheduled ? (
          <ChangeScheduled key={scheduled} writer={user} id={scheduled} />
        ) : isPutAway ? (
          <RefusedState
            title={t('archived.title')}
            action={<LinkButton to={paths.group(groupId ?? '')}>{t('archived.toGroup')}</LinkButton>}
          >
            <p>{t('archived.text')}</p>
          </RefusedState>
        ) : (
          <NewPost key={[user.id, ...groupIds].join()} writer={user} groupIds={groupIds} />
        )
      ) : null}
    </Screen>
  )
}

/** Returns the address to go back to: the group when there is exactly one, otherwise the trail. */
const whereTo = ([first, ...more]: readonly string[]) =>
  first && more.length === 0 ? paths.group(first) : paths.portfolio

function NewPost({ writer, groupIds }: { writer: DraftWriter; groupIds: string[] }) {
  const { t } = useTranslation('drafts/form')
  const navigate = useNavigate()
  const [session] = useState(() => (groupIds.length > 0 ? openDraftInGroups(writer, groupIds) : openDraft(writer)))
  const list = useScheduledList()
  const failure = useNamedDraft(session)
  return (
    <>
      <FormAlert tone="honey">{failure}</FormAlert>
      <PostForm
        session={session}
        target={newRecord}
        onPublished={() => {
          toast(t('published'))
          navigate(groupIds.length === 1 ? whereTo(groupIds) : `${paths.portfolio}?view=mine`)
        }}
        onScheduled={({ id }) => list.show(id)}
      />
      <ScheduledDialog isOpen={list.marked !== null} marked={list.marked} onClose={list.close} />
    </>
  )
}

const newRecord = { kind: 'new' } as const

interface ChangePostProps {
  writer: DraftWriter
  id: string
  /** Id of an earlier version to start from. */
  versionId: string | null
}

function ChangePost({ writer, id, versionId }: ChangePostProps) {
  const { t } = useTranslation('drafts/form')
  const query = useQuery({ ...postQuery(id), staleTime: 0 })
  const version = useQuery({ ...versionQuery(id, versionId ?? ''), enabled: versionId !== null })
  const { data: post } = query
  if (query.isPending || (query.isFetching && !query.isFetchedAfterMount)) return <FormSkeleton />
  if (isPostGone(query.error)) return <PostGone />
  if (!post) return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  if (!post.can.edit) {
    return (
      <RefusedState title={t('refusedTitle')}>
        <p>{t('refusedText', { name: post.owner.displayName })}</p>
      </RefusedState>
    )
  }
  if (versionId && version.isPending) return <FormSkeleton />
  if (version.isError) return <FailedState error={version.error} onRetry={() => version.refetch()} />
  return <ChangeForm writer={writer} post={post} version={version.data} />
}

interface ChangeFormProps {
  writer: DraftWriter
  post: Post
  version: PostVersion | undefined
}

function ChangeForm({ writer, post, version }: ChangeFormProps) {
  const { t } = useTranslation('drafts/form')
  const navigate = useNavigate()
  // The record as it was when editing began; a refetch must not disturb the editor.
  const [session] = useState(() => openDraft(writer, originalOf(post)))
  useRestoredVersion(session, version)
  return (
    <PostForm
      session={session}
      target={{ kind: 'post', id: post.id }}
      onPublished={() => {
        toast(t('saved'))
        navigate(paths.post(post.id), { replace: true })
      }}
    />
  )
}

function ChangeScheduled({ writer, id }: { writer: DraftWriter; id: string }) {
  const query = useQuery(scheduledPostQuery(id))
  if (query.isPending || (query.isFetching && !query.isFetchedAfterMount)) return <FormSkeleton />
  if (!query.data) return <FailedState error={query.error} onRetry={() => query.refetch()} />
  return <ChangeScheduledForm writer={writer} post={query.data} />
}

function ChangeScheduledForm({ writer, post }: { writer: DraftWriter; post: ScheduledPost }) {
  const { t } = useTranslation('drafts/form')
  const navigate = useNavigate()
  const [session] = useState(() => openDraft(writer, { ...post, base: String(post.version) }))
  return (
    <PostForm
      session={session}
      target={{ kind: 'scheduled', id: post.id }}
      onPublished={() => undefined}
      onScheduled={() => {
        toast(t('saved'))
        navigate(paths.scheduledRecords(post.id), { replace: true })
      }}
    />
  )
}
