import type { Post } from '@learntrail/contract/posts/posts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, PersonSkeleton } from '../../../ui/states/skeleton.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { type SignedInUser, useCurrentUser } from '../../profiles/index.ts'
import { appendMessage, messagesQuery } from '../api/list-messages.ts'
import { writeMessage } from '../api/write-message.ts'
import { CommentThread } from './comment-thread.tsx'
import css from './comments.module.css'
import { countMessages } from './comments-cache.ts'
import { useOutbox } from './outbox.ts'
import { OutgoingComment } from './outgoing-comment.tsx'
import { WriteComment } from './write-comment.tsx'

/** What people say about a record; reached by `#comments` as well. */
export function Comments({ post }: { post: Post }) {
  const user = useCurrentUser()
  return user ? <CommentList post={post} user={user} /> : null
}

function CommentList({ post, user }: { post: Post; user: SignedInUser }) {
  const { t } = useTranslation('posts')
  const queryClient = useQueryClient()
  const query = useInfiniteQuery(messagesQuery(post.id))
  const [announcement, setAnnouncement] = useState('')
  const heading = useHashTarget(!query.isPending)
  const outbox = useOutbox(
    `comments.${user.id}.${post.id}`,
    (writing) => writeMessage(post.id, writing),
    (message) => {
      appendMessage(queryClient, post.id, message)
      countMessages(queryClient, post.id, 1)
      setAnnouncement(t('comments.sent'))
    },
  )
  const messages = query.data?.pages.flatMap(({ items }) => items) ?? []
  const isEmpty = query.isSuccess && messages.length === 0 && outbox.items.length === 0

  return (
    <section className={css.comments} aria-labelledby="comments">
      <h3 id="comments" ref={heading} tabIndex={-1} className={css.title}>
        {t('comments.title')}
        {post.messageCount > 0 ? <small>{post.messageCount}</small> : null}
      </h3>
      {/* The field stays at the lower edge of the screen, but never above this. */}
      <div>
        {query.isPending ? (
          <Loading>
            <div className={css.waiting}>
              <PersonSkeleton />
              <PersonSkeleton />
            </div>
          </Loading>
        ) : null}
        {query.isError && !query.data ? <FailedState error={query.error} onRetry={() => query.refetch()} /> : null}
        {isEmpty ? <p className={css.none}>{t('comments.none')}</p> : null}
        <ol className={css.list}>
          {messages.map((message) => (
            <li key={message.id}>
              <CommentThread post={post} message={message} user={user} onAnnounce={setAnnouncement} />
            </li>
          ))}
        </ol>
        <LoadMoreOf query={query} />
        <ol className={css.list}>
          {outbox.items.map((item) => (
            <li key={item.clientId}>
              <OutgoingComment
                user={user}
                item={item}
                onRetry={() => outbox.retry(item)}
                onDrop={() => outbox.drop(item)}
              />
            </li>
          ))}
        </ol>
        {post.can.comment ? (
          <div className={css.write}>
            <WriteComment
              user={user}
              draft={`comment.${user.id}.${post.id}`}
              label={t('comments.write')}
              sendLabel={t('comments.send')}
              onSend={outbox.post}
            />
          </div>
        ) : null}
      </div>
      <Unseen as="p" role="status">
        {announcement}
      </Unseen>
    </section>
  )
}

/** The browser looks for the place before the record is loaded; this looks again. */
function useHashTarget(isReady: boolean) {
  const { hash } = useLocation()
  const target = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isReady || hash !== '#comments') return
    target.current?.scrollIntoView({ block: 'start' })
    target.current?.focus({ preventScroll: true })
  }, [isReady, hash])
  return target
}
