import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading } from '../../../ui/states/skeleton.tsx'
import { postQuery } from '../api/read-post.ts'
import { PostComments } from '../comments/post-comments.tsx'
import { isPostGone, PostGone } from '../components/post-gone.tsx'
import { hasMenu, PostMenu } from '../components/post-menu.tsx'
import { PostSkeleton } from '../components/post-skeleton.tsx'
import { WholePost } from '../components/whole-post.tsx'
import { useFoundWords } from '../found/use-found-words.tsx'

/** One record with everything about it. */
export function PostScreen() {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const { portfolioId = '' } = useParams()
  const query = useQuery(postQuery(portfolioId))
  const { data: post } = query
  const record = useRef<HTMLDivElement>(null)
  const foundWords = useFoundWords(record, post !== undefined)

  return (
    <Screen
      title={post?.title || t('post.title')}
      back={paths.portfolio}
      toolbar={
        post && hasMenu(post) ? (
          <PostMenu post={post} onDeleted={() => navigate(paths.portfolio, { replace: true })} />
        ) : null
      }
    >
      {query.isPending ? (
        <Loading>
          <PostSkeleton hasPicture />
        </Loading>
      ) : null}
      {/* A cached record must disappear once it is gone. */}
      {isPostGone(query.error) ? <PostGone /> : null}
      {query.isError && !isPostGone(query.error) && !post ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {post && !isPostGone(query.error) ? (
        <>
          {foundWords}
          <div ref={record}>
            <WholePost post={post} />
          </div>
          <PostComments key={post.id} post={post} />
        </>
      ) : null}
    </Screen>
  )
}
