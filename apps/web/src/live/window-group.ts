import { newId } from '../api/new-id.ts'
import type { Channel } from './on-live.ts'
import { openStream, type Told } from './stream.ts'

interface LiveOptions {
  /** Account of the windows. */
  account: string
  /** `channel` is null for the account's own events. */
  onTold(channel: Channel | null, items: Told['items']): void
  onState(isOpen: boolean): void
  /** The session is over. */
  onEnded(): void
}

interface Live {
  /** Sets the channels this window needs. */
  want(channels: readonly Channel[]): void
  leave(): void
}

type Message =
  | { type: 'who' }
  | { type: 'wants'; from: string; channels: readonly string[] }
  | { type: 'told'; channel: string | null; told: Told }
  | { type: 'state'; isOpen: boolean }
  | { type: 'ended' }

const own = '/api/v2/user-event'
const addressOf = ({ of, id }: Channel) => `${own}/channel/${id}?of=${of}`

/** Channel key in messages between windows. */
const keyOf = ({ of, id }: Channel) => `${of} ${id}`
function channelOf(key: string): Channel {
  const [of = '', id = ''] = key.split(' ')
  return { of, id }
}

/** Browsers allow few connections per server, and other calls need them. */
const mostChannels = 2
/** ms. A window in the background may be frozen together with the stream it keeps for the others. */
const longestSilenceMs = 60_000

/**
 * All windows of an account share one stream: the holder of a lock keeps it, and the others receive events by
 * BroadcastChannel. When the holder closes, the next continues from the last position. Without locks (plain http) each
 * visible window keeps its own.
 */
export function joinLive({ account, onTold, onState, onEnded }: LiveOptions): Live {
  const name = `learntrail.live.${account}`
  const me = newId()
  const bus = new BroadcastChannel(name)
  const positions = new Map<string | null, string>()
  const wants = new Map<string, readonly string[]>()
  const streams = new Map<string | null, { close(): void }>()
  const locks: LockManager | undefined = navigator.locks
  let isLeading = false
  /** Whether the stream that this window keeps is open. */
  let isOpen = false
  let lastWordAt = Date.now()
  let hasLeft = false
  let release: (() => void) | undefined

  function say(message: Message): void {
    if (!hasLeft) bus.postMessage(message)
  }

  function sayWants(): void {
    say({ type: 'wants', from: me, channels: wants.get(me) ?? [] })
  }

  function hear(channel: string | null, told: Told): void {
    if (told.position !== null) positions.set(channel, told.position)
    onTold(channel === null ? null : channelOf(channel), told.items)
  }

  function open(channel: string | null): void {
    const address = channel === null ? own : addressOf(channelOf(channel))
    const stream = openStream({
      address,
      after: positions.get(channel) ?? null,
      onTold: (told) => {
        hear(channel, told)
        say({ type: 'told', channel, told })
      },
      onState: (isOpenNow) => {
        if (channel !== null) return
        isOpen = isOpenNow
        onState(isOpen)
        say({ type: 'state', isOpen })
      },
      onEnded: () => {
        if (channel !== null) return
        say({ type: 'ended' })
        onEnded()
      },
    })
    streams.set(channel, stream)
  }

  function close(channel: string | null): void {
    streams.get(channel)?.close()
    streams.delete(channel)
  }

  /** Opens the most recently wanted channels and closes the others. */
  function syncChannels(): void {
    if (!isLeading) return
    const wanted = new Set([...new Set([...wants.values()].flat().toReversed())].slice(0, mostChannels))
    for (const channel of [...streams.keys()]) if (channel !== null && !wanted.has(channel)) close(channel)
    for (const channel of wanted) if (!streams.has(channel)) open(channel)
  }

  function lead(): void {
    if (isLeading || hasLeft) return
    isLeading = true
    open(null)
    say({ type: 'who' })
    syncChannels()
  }

  function stopLeading(): void {
    if (!isLeading) return
    isLeading = false
    for (const channel of [...streams.keys()]) close(channel)
    isOpen = false
    onState(false)
  }

  /** Another window leads now, and answers whether its stream is open. */
  function giveWay(): void {
    if (!isLeading) return
    stopLeading()
    sayWants()
  }

  function note(from: string, channels: readonly string[]): void {
    // Re-inserting moves the window to the end, as the most recent.
    wants.delete(from)
    if (channels.length > 0) wants.set(from, channels)
    syncChannels()
  }

  bus.onmessage = ({ data }: MessageEvent<Message>) => {
    lastWordAt = Date.now()
    if (data.type === 'who') sayWants()
    if (data.type === 'wants') {
      note(data.from, data.channels)
      if (isLeading) say({ type: 'state', isOpen })
    }
    if (data.type === 'told') hear(data.channel, data.told)
    if (data.type === 'state') onState(data.isOpen)
    if (data.type === 'ended') onEnded()
  }

  function seek(steal = false): void {
    if (locks === undefined) {
      if (!document.hidden) lead()
      return
    }
    const giveUp = new AbortController()
    const until = new Promise<void>((resolve) => {
      release = () => {
        giveUp.abort()
        resolve()
      }
    })
    const hold = async () => {
      lead()
      await until
    }
    // A stolen lock ends like one given up. The two options cannot be combined.
    const options = steal ? { steal } : { signal: giveUp.signal }
    locks.request(name, options, hold).catch(() => giveWay())
  }

  const watching = setInterval(() => {
    if (locks === undefined || isLeading || document.hidden || Date.now() - lastWordAt < longestSilenceMs) return
    lastWordAt = Date.now()
    release?.()
    seek(true)
  }, longestSilenceMs / 4)

  function stepAside(): void {
    release?.()
    stopLeading()
    say({ type: 'wants', from: me, channels: [] })
  }

  const onVisible = () => {
    if (locks !== undefined) return
    if (document.hidden) stopLeading()
    else lead()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    seek()
    sayWants()
  }
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('pagehide', stepAside)
  window.addEventListener('pageshow', onShow)
  seek()
  sayWants()

  return {
    want(wanted) {
      note(me, wanted.map(keyOf))
      sayWants()
    },
    leave() {
      if (hasLeft) return
      stepAside()
      onState(false)
      hasLeft = true
      clearInterval(watching)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pagehide', stepAside)
      window.removeEventListener('pageshow', onShow)
      bus.close()
    },
  }
}
