import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { coverEdge } from '../../ui/edge/cover-edge.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { LoadMoreOf } from '../../ui/load-more.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { Loading, PersonSkeleton } from '../../ui/states/skeleton.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import { type SignedInUser, useCurrentUser } from '../profiles/index.ts'
import { CommentThread } from './comment-thread.tsx'
import type { Commented } from './commented.ts'
import css from './comments.module.css'
import { addComment, commentsQuery } from './comments-cache.ts'
import { showWritten } from './drawn-comment.ts'
import type { Reached } from './seek-comment.ts'
import { WriteComment } from './write-comment.tsx'

export interface CommentsProps {
  on: Commented
  /** Id of the heading; `#comments` in the address also leads to it. */
  anchor: string
  heading: 'h2' | 'h3'
  /** Keeps the field in view while reading. */
  isFieldSticky?: boolean
  /** Content above the comments. */
  above?: ReactNode
  /** Content above the field, and what to do when the field receives focus. */
  field?: { above: ReactNode; onEnter: () => void }
}

/** The comments on a thing; guests see none. */
export function Comments(props: CommentsProps) {
  const user = useCurrentUser()
  return user ? <CommentList {...props} user={user} /> : null
}

function CommentList({
  on,
  anchor,
  heading: Heading,
  isFieldSticky = false,
  above,
  field,
  user,
}: CommentsProps & { user: SignedInUser }) {
  const { id, texts, can, count, list, isNewestFirst = false } = on
  const queryClient = useQueryClient()
  const query = useInfiniteQuery(commentsQuery(on))
  const [announcement, setAnnouncement] = useState('')
  const heading = useHashTarget(anchor, !query.isPending)
  useAnchoredComment(on, query)
  const box = `comment.${user.id}.${id}${list === undefined ? '' : `.${list}`}`
  const comments = query.data?.pages.flatMap(({ items }) => items) ?? []
  const isEmpty = query.isSuccess && comments.length === 0

  const writing = can.comment ? (
    <div
      ref={isFieldSticky ? coverEdge : undefined}
      className={css.write}
      data-sticky={isFieldSticky || undefined}
      data-first={isNewestFirst || undefined}
    >
      {field?.above}
      <WriteComment
        key={box}
        name={box}
        user={user}
        label={texts.write}
        sendLabel={texts.send}
        onEnter={field?.onEnter}
        send={on.calls.write}
        onArrived={(comment) => {
          addComment(queryClient, on, comment)
          on.onCount(1)
          // Without the last page loaded, the comment is not on the screen yet.
          if (query.hasNextPage && !isNewestFirst) return toast(texts.sent)
          setAnnouncement(texts.sent)
          void showWritten(comment.id, isFieldSticky)
        }}
      />
    </div>
  ) : null

  return (
    <section className={css.comments} aria-labelledby={anchor}>
      <Heading id={anchor} ref={heading} tabIndex={-1} className={css.title}>
        {texts.title}
        {count > 0 ? <small>{count}</small> : null}
      </Heading>
      {above}
      {isNewestFirst ? writing : null}
      {/* Limits the sticky field: it never rises above this element. */}
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
        {isEmpty ? <p className={css.none}>{texts.none}</p> : null}
        <ol className={css.list}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentThread on={on} comment={comment} user={user} onAnnounce={setAnnouncement} />
            </li>
          ))}
        </ol>
        <LoadMoreOf query={query} />
        {isNewestFirst ? null : writing}
      </div>
      <Unseen as="p" role="status">
        {announcement}
      </Unseen>
    </section>
  )
}

/** Scrolls to the anchor once loaded: the browser looked for it before the screen was there. */
function useHashTarget(anchor: string, isReady: boolean) {
  const { hash } = useLocation()
  const target = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isReady || hash !== `#${anchor}`) return
    target.current?.scrollIntoView({ block: 'start' })
    target.current?.focus({ preventScroll: true })
  }, [isReady, hash, anchor])
  return target
}

/** Scrolls to the comment that the address names, which may be on a later page or among folded replies. */
function useAnchoredComment(on: Commented, query: Reached) {
  const queryClient = useQueryClient()
  const { hash } = useLocation()
  const seek = useEffectEvent(async () => {
    const { seekComment } = await import('./seek-comment.ts')
    await seekComment(queryClient, on, query, hash)
  })
  useEffect(() => {
    if (query.isSuccess && hash.startsWith('#comment-')) void seek().catch(() => undefined)
  }, [query.isSuccess, hash])
}
