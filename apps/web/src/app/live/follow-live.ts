import type { QueryClient } from '@tanstack/react-query'
import { broadcastsOnLive } from '../../features/broadcasts/on-live.ts'
import { bulletinsHere, bulletinsOnLive } from '../../features/bulletins/on-live.ts'
import { chatOnLive } from '../../features/chat/on-live.ts'
import { commentedHere, commentsOnLive } from '../../features/comments/on-live.ts'
import { ePortfolioOnLive } from '../../features/eportfolio/on-live.ts'
import { sessionOverQuery } from '../../features/event-log/api/list-events.ts'
import { eventLogOnLive } from '../../features/event-log/on-live.ts'
import { filesOnLive } from '../../features/files/on-live.ts'
import { groupsHere, groupsOnLive } from '../../features/groups/on-live.ts'
import { worksWithRemarks } from '../../features/homework/correcting/kept-remarks.ts'
import { pressesUnderway } from '../../features/homework/correcting/presses.ts'
import { homeworkOnLive } from '../../features/homework/on-live.ts'
import { noticesOnLive } from '../../features/notices/on-live.ts'
import { peopleOnLive } from '../../features/people/on-live.ts'
import { postsOnLive } from '../../features/posts/on-live.ts'
import { problemsOnLive } from '../../features/problems/on-live.ts'
import { shellOnLive } from '../../features/shell/on-live.ts'
import { subscriptionOnLive } from '../../features/subscription/on-live.ts'
import { setLive } from '../../live/live-state.ts'
import type { Heard, OnLive } from '../../live/on-live.ts'
import { joinLive } from '../../live/window-group.ts'

const features: readonly OnLive[] = [
  shellOnLive,
  filesOnLive,
  peopleOnLive,
  groupsOnLive,
  bulletinsOnLive,
  homeworkOnLive,
  eventLogOnLive,
  noticesOnLive,
  broadcastsOnLive,
  commentsOnLive,
  postsOnLive,
  problemsOnLive,
  ePortfolioOnLive,
  chatOnLive,
  subscriptionOnLive,
]

const channelsHere = (queryClient: QueryClient) => [
  ...commentedHere(queryClient),
  ...groupsHere(queryClient),
  ...bulletinsHere(queryClient),
]

/** Many hear the same at once: they ask a moment apart, and once for what comes together. */
const pauseMs = { least: 30, random: 250 }

/** What was asked longer ago than this when the line opens may have changed without a word. */
const longestGapMs = 3_000

/**
 * Keeps what is on the screen as it is at the server; `since`, by `performance.now()`, it has been asked for. Answers how to
 * stop.
 */
export function followLive(queryClient: QueryClient, account: string, since: number): () => void {
  const waiting = new Map<string, Heard>()
  let pause: ReturnType<typeof setTimeout> | undefined

  function actNow(): void {
    pause = undefined
    const heard = [...waiting.values()]
    waiting.clear()
    for (const one of heard) for (const act of features) act(queryClient, one)
  }

  function act(heard: Heard): void {
    waiting.set(JSON.stringify(heard), heard)
    pause ??= setTimeout(actNow, pauseMs.least + Math.random() * pauseMs.random)
  }

  const live = joinLive({
    account,
    onTold(channel, items) {
      for (const item of items === 'all' ? [items] : items) act({ channel, item })
    },
    onState: (isOpen) => {
      setLive(isOpen)
      if (isOpen) closeGap()
    },
    onEnded: () => void queryClient.fetchQuery(sessionOverQuery(account)).catch(() => undefined),
  })

  let isGapClosed = false
  function closeGap(): void {
    if (isGapClosed) return
    isGapClosed = true
    if (performance.now() - since < longestGapMs) return
    for (const channel of [null, ...channelsHere(queryClient)]) act({ channel, item: 'all' })
  }

  let wanted = ''
  let isOver = false
  function want(): void {
    if (isOver) return
    const channels = document.hidden ? [] : channelsHere(queryClient)
    if (channels.join() === wanted) return
    wanted = channels.join()
    live.want(channels)
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') queueMicrotask(want)
  })
  document.addEventListener('visibilitychange', want)
  want()

  // Releases that could not be sent are, as soon as there is a line, whatever screen one is on. Who has none loads none of it.
  let stopPresses: () => void = () => undefined
  const areSome = worksWithRemarks(account).length > 0
  void (areSome ? Promise.resolve() : pressesUnderway.firstOpened)
    .then(() => import('../../features/homework/correcting/send-presses.ts'))
    .then(({ resumePresses }) => {
      if (!isOver) stopPresses = resumePresses(queryClient, account)
    })
    .catch(() => undefined)

  return () => {
    isOver = true
    stopPresses()
    unsubscribe()
    document.removeEventListener('visibilitychange', want)
    clearTimeout(pause)
    live.leave()
    setLive(false)
  }
}
