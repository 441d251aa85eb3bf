import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading } from '../../../ui/states/skeleton.tsx'
import { postQuery } from '../api/read-post.ts'
import { PostComments } from '../comments/post-comments.tsx'
import { OwnerMenu } from '../components/owner-menu.tsx'
import { isPostGone, PostGone } from '../components/post-gone.tsx'
import { PostSkeleton } from '../components/post-skeleton.tsx'
import { WholePost } from '../components/whole-post.tsx'

/** One record with everything about it. */
export function PostScreen() {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const { portfolioId = '' } = useParams()
  const query = useQuery(postQuery(portfolioId))
  const { data: post } = query
  const isOwn = post && (post.can.edit || post.can.remove)

  return (
    <Screen
      title={post?.title || t('post.title')}
      back={paths.portfolio}
      toolbar={isOwn ? <OwnerMenu post={post} onDeleted={() => navigate(paths.portfolio, { replace: true })} /> : null}
    >
      {query.isPending ? (
        <Loading>
          <PostSkeleton hasPicture />
        </Loading>
      ) : null}
      {/* A post that was shown and is gone now must not stay. */}
      {isPostGone(query.error) ? <PostGone /> : null}
      {query.isError && !isPostGone(query.error) && !post ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {post && !isPostGone(query.error) ? (
        <>
          <WholePost post={post} />
          <PostComments key={post.id} post={post} />
        </>
      ) : null}
    </Screen>
  )
}
