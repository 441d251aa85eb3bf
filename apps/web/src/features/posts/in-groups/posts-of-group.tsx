import type { Group } from '@learntrail/contract/groups/group'
import type { Post } from '@learntrail/contract/posts/posts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { postsQuery } from '../api/list-posts.ts'
import { PostCard } from '../components/post-card.tsx'
import { PostList } from '../components/post-list.tsx'
import { NarrowedPosts, useNarrowing } from './narrowed-posts.tsx'
import css from './posts-of-group.module.css'

/** A group's records for its members: pinned ones, then all, newest first; or those that the address filters. */
export function PostsOfGroup({ group }: { group: Group }) {
  const { t } = useTranslation('posts/in-groups')
  const { isNarrowed } = useNarrowing()
  const isOpen = group.archivedAt === null
  return (
    <>
      {isOpen ? (
        <div className={css.head}>
          <LinkButton to={paths.writeInGroup(group.id)} icon="edit">
            {t('write')}
          </LinkButton>
        </div>
      ) : null}
      {isNarrowed ? <NarrowedPosts groupId={group.id} /> : <AllPosts groupId={group.id} isOpen={isOpen} />}
    </>
  )
}

function AllPosts({ groupId, isOpen }: { groupId: string; isOpen: boolean }) {
  const { t } = useTranslation('posts/in-groups')
  const isOnTop = ({ groups }: Post) => groups.some(({ id, isPinned }) => id === groupId && isPinned)
  return (
    <>
      <Pinned groupId={groupId} />
      <PostList
        list={{ group: groupId }}
        order="published"
        isElsewhere={isOnTop}
        empty={<EmptyState title={t('empty')}>{isOpen ? <p>{t('emptyText')}</p> : null}</EmptyState>}
      />
    </>
  )
}

function Pinned({ groupId }: { groupId: string }) {
  const { t } = useTranslation('posts/in-groups')
  const { data } = useInfiniteQuery(postsQuery({ group: groupId, isPinned: 'true' }))
  const posts = data?.pages.flatMap(({ items }) => items) ?? []
  if (posts.length === 0) return null
  return (
    <section className={css.pinned} aria-label={t('onTop')}>
      <h3>{t('onTop')}</h3>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </section>
  )
}
