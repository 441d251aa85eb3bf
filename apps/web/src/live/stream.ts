import type { LiveItem } from '@learntrail/contract/live/kinds'
import { liveLimits } from '@learntrail/contract/live/limits'
import { streamEvents } from '@learntrail/contract/live/stream-events'
import { createParser } from 'eventsource-parser'
import { pauseAfter } from './pauses.rules.ts'

/** Live events, or `all` if there are too many to list and everything must be refetched. */
export interface Told {
  items: readonly LiveItem[] | 'all'
  /** Position after these events; null if they were not received from the stream. */
  position: string | null
}

interface StreamOptions {
  address: string
  /** Position of the last event received in this or another window. */
  after: string | null
  onTold(told: Told): void
  /** Reports whether the stream is open. */
  onState(isOpen: boolean): void
  /** The server refuses for good; no further tries are made. */
  onEnded(): void
}

interface Stream {
  close(): void
}

const askMs = liveLimits.askSeconds * 1_000
const silenceMs = liveLimits.silenceSeconds * 1_000
/** A proxy that buffers streams holds back even the first event. */
const firstWordMs = 10_000

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 429 && status !== 408

/**
 * Follows an event stream and reconnects after breaks. While it is not open and the page is visible, reports `all`
 * every `askSeconds`.
 */
export function openStream({ address, after, onTold, onState, onEnded }: StreamOptions): Stream {
  let position = after
  let failures = 0
  let isOpen = false
  let isClosed = false
  let line: AbortController | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  const asking = setInterval(() => {
    if (!isOpen && !document.hidden) onTold({ items: 'all', position: null })
  }, askMs)

  function setOpen(isOpenNow: boolean): void {
    isOpen = isOpenNow
    onState(isOpen)
  }

  function expectWord(withinMs: number): void {
    clearTimeout(silence)
    silence = setTimeout(() => line?.abort(), withinMs)
  }

  function close(): void {
    isClosed = true
    clearInterval(asking)
    clearTimeout(waiting)
    clearTimeout(silence)
    line?.abort()
  }

  function end(): void {
    if (isClosed) return
    close()
    setOpen(false)
    onEnded()
  }

  function hear({ event, id, data }: { event?: string | undefined; id?: string | undefined; data: string }): void {
    if (isClosed) return
    expectWord(silenceMs)
    if (event === streamEvents.ended) {
      end()
      return
    }
    position = id ?? position
    if (event === streamEvents.reset) onTold({ items: 'all', position })
    if (event === streamEvents.live) onTold({ items: (JSON.parse(data) as { items: LiveItem[] }).items, position })
    failures = 0
    setOpen(true)
  }

  async function read(): Promise<void> {
    line = new AbortController()
    expectWord(firstWordMs)
    const response = await fetch(address, {
      headers: { accept: 'text/event-stream', ...(position === null ? {} : { 'last-event-id': position }) },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: line.signal,
    })
    if (isFinal(response.status)) end()
    if (!response.ok || response.body === null) return
    const parser = createParser({ onEvent: hear })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
      parser.feed(value ?? '')
  }

  async function follow(): Promise<void> {
    await read().catch(() => undefined)
    clearTimeout(silence)
    if (isClosed) return
    if (isOpen) setOpen(false)
    failures += 1
    waiting = setTimeout(follow, pauseAfter(failures))
  }

  void follow()
  return { close }
}
