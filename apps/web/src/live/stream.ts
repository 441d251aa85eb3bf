import type { LiveItem } from '@learntrail/contract/live/kinds'
import { liveLimits } from '@learntrail/contract/live/limits'
import { streamEvents } from '@learntrail/contract/live/stream-events'
import { createParser } from 'eventsource-parser'
import { pauseAfter } from './pauses.rules.ts'

/** What was told, or `all`: more than can be said, everything is to be asked anew. */
export interface Told {
  items: readonly LiveItem[] | 'all'
  /** Where that leaves who heard it; null where nobody was heard. */
  position: string | null
}

interface StreamOptions {
  address: string
  /** What was heard last, here or in another window. */
  after: string | null
  onTold(told: Told): void
  /** Still there, or not any more. */
  onState(isOpen: boolean): void
  /** There is no use in coming back. */
  onEnded(): void
}

interface Stream {
  close(): void
}

const askMs = liveLimits.askSeconds * 1_000
const silenceMs = liveLimits.silenceSeconds * 1_000
/** A proxy that keeps back what is streamed lets not even the first word through. */
const firstWordMs = 10_000

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 429 && status !== 408

/** Follows a stream, over and over after breaks; while none passes, says every now and then that all may be another. */
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
