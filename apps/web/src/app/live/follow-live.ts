import type { QueryClient } from '@tanstack/react-query'
import { sessionOverQuery } from '../../features/event-log/api/list-events.ts'
import { setLive } from '../../live/live-state.ts'
import type { Heard, LivePart } from '../../live/on-live.ts'
import { joinLive } from '../../live/window-group.ts'

/**
 * ms. Many windows hear the same event at once: a random pause spreads their requests and merges events that come
 * together.
 */
const pauseMs = { least: 30, random: 250 }

/** ms. Data requested longer than this before the stream opens may have changed unheard. */
const longestGapMs = 3_000

/**
 * Keeps queries current by live events. `since`, by `performance.now()`, is when their data was requested. Returns a
 * function that stops this.
 */
export function followLive(
  queryClient: QueryClient,
  account: string,
  since: number,
  parts: readonly LivePart[],
): () => void {
  const channelsHere = () => parts.flatMap((part) => part.channelsHere?.(queryClient) ?? [])
  const waiting = new Map<string, Heard>()
  let pause: ReturnType<typeof setTimeout> | undefined

  function actNow(): void {
    pause = undefined
    const heard = [...waiting.values()]
    waiting.clear()
    for (const one of heard) for (const { onLive } of parts) onLive(queryClient, one)
  }

  function act(heard: Heard): void {
    waiting.set(JSON.stringify(heard), heard)
    pause ??= setTimeout(actNow, pauseMs.least + Math.random() * pauseMs.random)
  }

  const live = joinLive({
    account,
    onTold(channel, items) {
      for (const item of items === 'all' ? [items] : items) act({ channel: channel?.id ?? null, item })
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
    for (const channel of [null, ...channelsHere().map(({ id }) => id)]) act({ channel, item: 'all' })
  }

  let wanted = '[]'
  let isOver = false
  function want(): void {
    if (isOver) return
    const channels = document.hidden ? [] : channelsHere()
    const named = JSON.stringify(channels)
    if (named === wanted) return
    wanted = named
    live.want(channels)
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') queueMicrotask(want)
  })
  document.addEventListener('visibilitychange', want)
  want()

  const ends = parts.flatMap(({ begin }) => begin?.(queryClient, account) ?? [])

  return () => {
    isOver = true
    for (const end of ends) end()
    unsubscribe()
    document.removeEventListener('visibilitychange', want)
    clearTimeout(pause)
    live.leave()
    setLive(false)
  }
}
