import type { Post } from '@learntrail/contract/posts/posts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { postQuery } from '../api/read-post.ts'
import { isPostGone, PostGone } from '../components/post-gone.tsx'
import { WritingAside } from '../components/writing-aside.tsx'
import { openDraft } from '../draft/draft-session.ts'
import { PostForm } from '../form/post-form.tsx'

/** The full editor: a new record, or with `?id=` the changes to one. */
export function BuildPortfolioScreen() {
  const { t } = useTranslation('posts')
  const [search] = useSearchParams()
  const user = useCurrentUser()
  const id = search.get('id')
  return (
    <Screen
      title={t(id ? 'form.editTitle' : 'form.newTitle')}
      back={id ? paths.post(id) : paths.portfolio}
      aside={<WritingAside />}
    >
      {user ? (
        id ? (
          <ChangePost key={id} accountId={user.id} id={id} />
        ) : (
          <NewPost key={user.id} accountId={user.id} />
        )
      ) : null}
    </Screen>
  )
}

function NewPost({ accountId }: { accountId: string }) {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const [session] = useState(() => openDraft(accountId))
  return (
    <PostForm
      session={session}
      onPublished={() => {
        toast(t('form.published'))
        navigate(`${paths.portfolio}?view=mine`)
      }}
    />
  )
}

function ChangePost({ accountId, id }: { accountId: string; id: string }) {
  const { t } = useTranslation('posts')
  const query = useQuery({ ...postQuery(id), staleTime: 0 })
  const { data: post } = query
  if (query.isPending || (query.isFetching && !query.isFetchedAfterMount)) return <FormSkeleton />
  if (isPostGone(query.error)) return <PostGone />
  if (!post) return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  if (!post.can.edit) {
    return (
      <RefusedState title={t('form.refusedTitle')}>
        <p>{t('form.refusedText', { name: post.owner.displayName })}</p>
      </RefusedState>
    )
  }
  return <ChangeForm accountId={accountId} post={post} />
}

function ChangeForm({ accountId, post }: { accountId: string; post: Post }) {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  // The record as it was when the change began; refreshed copies must not disturb the writing.
  const [session] = useState(() => openDraft(accountId, post))
  return (
    <PostForm
      session={session}
      postId={post.id}
      onPublished={() => {
        toast(t('form.saved'))
        navigate(paths.post(post.id), { replace: true })
      }}
    />
  )
}
