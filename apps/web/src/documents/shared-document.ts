import {
  type ChangedDocument,
  type DocumentStateChanged,
  documentWords,
  type LockWish,
  type OpenedDocument,
  type PresentInDocument,
} from '@learntrail/contract/documents/facts'
import { documentLimits } from '@learntrail/contract/documents/limits'
import { lineEvents } from '@learntrail/contract/line/facts'
import * as Y from 'yjs'
import { ApiProblem, isProblem, networkProblem } from '../api/problem.ts'
import { type Line, lineClosed } from '../line/line.ts'
import { atMostEvery } from '../saving/at-most-every.ts'
import { createWatched } from '../saving/watched.ts'
import { askServer, bytesOf, isAskedAnew, mayPass } from './ask-server.ts'
import { isOfDevice, openDeviceCopy } from './device-copy.ts'
import { divideUpdate } from './divide-update.ts'
import { createHolding } from './holding.ts'
import { farewellMs, pauseAfter, presenceEveryMs, sendEveryMs, unsaidMs } from './pauses.rules.ts'
import { withPerson } from './people-there.rules.ts'
import { firstView, mayWrite, type SharedView } from './shared-view.ts'

export interface SharedDocumentOptions {
  kind: string
  thingId: string
  accountId: string
  /** Schema version that this page writes. */
  schema: number
  line: Line
}

/** A document with several writers, open while something on this page uses it. */
export interface SharedDocument {
  readonly document: Y.Doc
  read(): SharedView
  subscribe(listener: () => void): () => void
  /** Holds back changes by others until the returned function is called. */
  hold(): () => void
  /** Tells the others where this person is; stored nowhere. */
  saySelf(place: string | null, cursor: string | null): void
  /** Takes, requests or releases the exclusive lock. Throws `ApiProblem` on a refusal. */
  wish(wish: LockWish): Promise<void>
  /** Discards changes that the server refuses; the page must be reloaded afterwards. */
  discard(): Promise<void>
  /** Waits a moment for changes in flight; what does not arrive stays on the device. */
  close(): Promise<void>
}

/** Yjs origin of updates from the server. */
const heard = Symbol('heard')

/**
 * Opens a shared document over the line: merges changes by others, sends local ones, and keeps everything on the
 * device. After each opening it sends what the server's state vector lacks, so nothing is lost whichever answers got
 * lost.
 */
export function createSharedDocument({
  kind,
  thingId,
  accountId,
  schema,
  line,
}: SharedDocumentOptions): SharedDocument {
  const name = { kind, thingId }
  const document = new Y.Doc()
  const copy = openDeviceCopy({ accountId, ...name }, document, () => openSoon(0))
  const { read, subscribe, show } = createWatched<SharedView>(firstView)
  let waiting: Uint8Array[] = []
  let changes = 0
  let isSending = false
  /** Whether a change awaits its answer. */
  let isOnItsWay = false
  /** Whether the server refused a change and would refuse it again. */
  let isRefused = false
  /** Whether the server could not store the last change, or did not answer. */
  let isUnanswered = false
  let isOpening = false
  let isToOpenAgain = false
  /** Failures in a row. */
  const failures = { opening: 0, sending: 0 }
  let isClosed = false
  let closedAt: number | null = Date.now()
  let next: ReturnType<typeof setTimeout> | undefined
  let saying: ReturnType<typeof setTimeout> | undefined
  let self: { place: string | null; cursor: string | null } = { place: null, cursor: null }

  document.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === heard || isOfDevice(origin)) return
    copy.noteUnsent()
    waiting.push(update)
    if (isRefused) openSoon(sendEveryMs * 4)
    else void send()
    showStored()
  })

  function isUnsent(): boolean {
    return waiting.length > 0 || isOnItsWay || copy.isUnsent()
  }

  function showStored(): void {
    clearTimeout(saying)
    const silentFor = closedAt === null ? 0 : Date.now() - closedAt
    const isStuck =
      isRefused || isUnanswered || (read().isOpen && !mayWrite(read(), accountId)) || silentFor >= unsaidMs
    const stored = !isUnsent() ? 'stored' : isStuck ? 'device' : 'sending'
    if (stored === 'sending' && closedAt !== null) saying = setTimeout(showStored, unsaidMs - silentFor)
    if (stored !== read().stored) show({ stored })
  }

  const ask = <Answer>(word: string, body: object) => askServer<Answer>(line, word, { ...name, ...body })

  function openSoon(milliseconds: number): void {
    clearTimeout(next)
    next = setTimeout(() => void open(), milliseconds)
  }

  async function open(): Promise<void> {
    clearTimeout(next)
    if (isClosed || !line.isOpen()) return
    if (isOpening) {
      isToOpenAgain = true
      return
    }
    isOpening = true
    try {
      await copy.ready
      if (!read().isReady && document.store.clients.size > 0) show({ isReady: true })
      takeOpened(await askToOpen())
      failures.opening = 0
    } catch (problem) {
      failOpening(problem)
    } finally {
      isOpening = false
    }
    if (isToOpenAgain) {
      isToOpenAgain = false
      await open()
    } else void send()
  }

  async function askToOpen(): Promise<OpenedDocument> {
    const stateVector = Y.encodeStateVector(document)
    const opened = await ask<OpenedDocument>(documentWords.open, { client: document.clientID, schema, stateVector })
    if (!opened.isClientTaken) return opened
    document.clientID = new Y.Doc().clientID
    return askToOpen()
  }

  function takeOpened({ missing, stateVector, access, lock, people, isReadable }: OpenedDocument): void {
    others.take(bytesOf(missing))
    const theirs = bytesOf(stateVector)
    const isMore = copy.isUnsent() || waiting.length > 0 || hasMore(theirs)
    // Send everything the server lacks as one update. This replaces the queue: it leaves out what was stored without an
    // answer and includes what was not.
    waiting = isMore ? [Y.encodeStateAsUpdate(document, theirs)] : []
    isRefused = false
    closedAt = null
    const problem = isReadable ? null : new ApiProblem({ code: 'DOCUMENT_UNREADABLE', status: 409 })
    show({ isReady: true, isOpen: true, access, lock, people, problem })
    showStored()
    if (self.place !== null || self.cursor !== null) saySelf.ask()
    // The server does not announce that a lock has expired.
    if (lock !== null && lock.holderId !== accountId) openSoon(Math.max(Date.parse(lock.until) - Date.now(), 0) + 1_000)
  }

  /**
   * Whether the document has insertions the server lacks. State vectors do not show deletions; for those there is the
   * mark on the device.
   */
  function hasMore(stateVector: Uint8Array): boolean {
    const theirs = Y.decodeStateVector(stateVector)
    const ours = Y.decodeStateVector(Y.encodeStateVector(document))
    return [...ours].some(([client, clock]) => clock > (theirs.get(client) ?? 0))
  }

  function failOpening(failure: unknown): void {
    failures.opening += 1
    const known = isProblem(failure) ? failure : networkProblem()
    const isGone = known.code === 'DOCUMENT_NOT_FOUND'
    // Transient failures are not shown.
    const problem = mayPass(known) ? read().problem : known
    show({ problem, isOpen: false, people: [], ...(isGone && { access: null, lock: null }) })
    closedAt ??= Date.now()
    showStored()
    if (mayPass(known) || known.code === 'DOCUMENT_CROWDED') openSoon(pauseAfter(failures.opening, known.retryAfter))
  }

  async function send(): Promise<void> {
    if (isSending || isOpening || isRefused || !read().isOpen || !mayWrite(read(), accountId)) return
    isSending = true
    let isFailed = false
    while (waiting.length > 0 && !isFailed && read().isOpen) {
      const all = waiting
      waiting = []
      isOnItsWay = true
      try {
        for (const update of divideUpdate(Y.mergeUpdates(all), documentLimits.changeBytes)) await sendOne(update)
        isOnItsWay = false
        noteSent()
        await new Promise((resolve) => setTimeout(resolve, sendEveryMs))
      } catch (problem) {
        isOnItsWay = false
        waiting = [...all, ...waiting]
        isFailed = true
        failSending(isProblem(problem) ? problem : networkProblem())
      }
    }
    isSending = false
    noteSent()
  }

  function noteSent(): void {
    if (waiting.length === 0) copy.noteSent()
    showStored()
  }

  async function sendOne(update: Uint8Array): Promise<void> {
    changes += 1
    await ask(documentWords.change, { client: document.clientID, change: changes, update })
    failures.sending = 0
    isUnanswered = false
    if (read().problem !== null) show({ problem: null })
  }

  function failSending(problem: ApiProblem): void {
    failures.sending += 1
    isRefused = !isAskedAnew(problem) && !mayPass(problem)
    isUnanswered = !isAskedAnew(problem)
    // Refused for its content: a further edit may make it acceptable.
    if (isRefused) show({ problem })
    else if (isAskedAnew(problem) && failures.sending === 1) openSoon(0)
    else openSoon(pauseAfter(failures.sending, problem.retryAfter))
    showStored()
  }

  const others = createHolding((update) => {
    Y.applyUpdate(document, update, heard)
    // Structs this update refers to were missed.
    if (document.store.pendingStructs !== null) openSoon(0)
  })

  const isOurs = (body: unknown) => {
    const { kind: ofKind, thingId: ofThing } = body as DocumentStateChanged
    return ofKind === kind && ofThing === thingId
  }
  const unhear = line.hear({
    [lineEvents.open]: () => void open(),
    [lineClosed]: () => {
      closedAt ??= Date.now()
      show({ isOpen: false, people: [] })
      showStored()
    },
    [documentWords.changed]: (body) => {
      if (isOurs(body)) others.take(bytesOf((body as ChangedDocument).update))
    },
    [documentWords.stateChanged]: (body) => {
      if (isOurs(body)) void open()
    },
    [documentWords.present]: (body) => {
      const { person, isGone } = body as PresentInDocument
      if (isOurs(body)) show({ people: withPerson(read().people, person, isGone) })
    },
  })
  // Without a connection, show the device's copy.
  void copy.ready.then(() => {
    if (!isClosed && document.store.clients.size > 0) show({ isReady: true })
    showStored()
  })

  const saySelf = atMostEvery(presenceEveryMs, () => {
    if (read().isOpen) line.say(documentWords.presence, { ...name, client: document.clientID, ...self })
  })
  const warn = (event: BeforeUnloadEvent) => read().stored === 'device' && event.preventDefault()
  globalThis.addEventListener?.('beforeunload', warn)

  return {
    document,
    read,
    subscribe,
    hold: others.hold,
    saySelf(place, cursor) {
      if (place === self.place && cursor === self.cursor) return
      self = { place, cursor }
      saySelf.ask()
    },
    async wish(wish) {
      const { lock } = await ask<{ lock: SharedView['lock'] }>(documentWords.lock, { wish })
      show({ lock })
      void send()
    },
    discard: () => copy.remove(),
    async close() {
      if (isClosed) return
      const until = Date.now() + farewellMs
      while (read().isOpen && isUnsent() && !isRefused && Date.now() < until)
        await new Promise((resolve) => setTimeout(resolve, sendEveryMs))
      isClosed = true
      clearTimeout(next)
      clearTimeout(saying)
      saySelf.stop()
      globalThis.removeEventListener?.('beforeunload', warn)
      if (read().isOpen) ask(documentWords.close, { client: document.clientID }).catch(() => undefined)
      unhear()
      copy.close()
      document.destroy()
    },
  }
}
