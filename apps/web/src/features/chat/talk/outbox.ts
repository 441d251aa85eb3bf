import type { MessageInput } from '@learntrail/contract/chat/message'
import { get, update } from 'idb-keyval'
import { isProblem } from '../../../api/problem.ts'
import { pauseAfter } from '../../../live/pauses.rules.ts'
import { createWatched } from '../../../saving/watched.ts'
import { uploadPicture as uploadFile } from '../../files/index.ts'
import { writeMessage } from '../api/messages.ts'
import { outboxAwake } from './outbox-awake.ts'
import { outboxName } from './outbox-name.ts'

/** A message being sent. */
export interface Waiting extends MessageInput {
  at: string
  /** Code of the refusal; null while it is retried automatically. */
  refusal: string | null
  /** Values of the refusal's sentence, such as when sending is possible again. */
  values?: Record<string, string | number>
  /** Files still to be uploaded, in order. */
  files?: readonly File[]
}

interface State {
  waiting: readonly Waiting[]
  /** The last try failed; nothing is sent until the next one. */
  isStuck: boolean
}

/** Messages that stay unsent: all while stuck, otherwise the refused ones. */
export const unsentOf = ({ waiting, isStuck }: State): readonly Waiting[] =>
  isStuck ? waiting : waiting.filter(({ refusal }) => refusal !== null)

/** Runs a storage operation, ignoring failure: without storage, sending still works while the tab is open. */
async function onDevice<Kept>(work: () => Promise<Kept>): Promise<Kept | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** Whether a failure may pass, so that the same call can succeed later: connection, server, rate limit or session. */
const isPassing = (error: unknown) =>
  !isProblem(error) || error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 401

/**
 * Keeps messages on the device until the server has them, through closed tabs and days offline, and sends them in the
 * order written. A retry reuses the message's `clientId`, so that it cannot arrive twice.
 */
export function createOutbox(account: string) {
  const { read, show, subscribe } = createWatched<State>({ waiting: [], isStuck: false })
  const name = outboxName(account)
  let isSending = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const arrived = new Set<(message: Awaited<ReturnType<typeof writeMessage>>) => void>()

  const keep = (change: (kept: readonly Waiting[]) => readonly Waiting[]) => {
    show({ waiting: change(read().waiting) })
    return onDevice(() => update<readonly Waiting[]>(name, (kept = []) => change(kept)))
  }
  const without = (clientId: string) => (kept: readonly Waiting[]) => kept.filter((one) => one.clientId !== clientId)

  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    clearTimeout(timer)
    try {
      for (;;) {
        const blocked = new Set(read().waiting.flatMap(({ refusal, roomId }) => (refusal === null ? [] : [roomId])))
        // Nothing overtakes a refused message in its room.
        const next = read().waiting.find(({ roomId, refusal }) => refusal === null && !blocked.has(roomId))
        if (next === undefined) break
        if (!(await sendOne(next))) break
      }
    } finally {
      isSending = false
    }
  }

  /** Uploads the message's files one by one, keeping each id at once, so that no file is uploaded twice. */
  async function withFiles(waiting: Waiting): Promise<MessageInput> {
    const { at: _, refusal: __, values: ___, files = [], said, ...body } = waiting
    const [file, ...rest] = files
    if (file === undefined || !('fileIds' in said)) return { ...body, said }
    const { id } = await uploadFile(file)
    const then = { ...waiting, said: { ...said, fileIds: [...said.fileIds, id] }, files: rest }
    await keep((kept) => kept.map((one) => (one.clientId === waiting.clientId ? then : one)))
    return withFiles(then)
  }

  /** Sends one message; returns whether to go on with the next. */
  async function sendOne(next: Waiting): Promise<boolean> {
    try {
      const message = await writeMessage(await withFiles(next))
      failures = 0
      show({ isStuck: false })
      for (const hear of arrived) hear(message)
      await keep(without(next.clientId))
      return true
    } catch (error) {
      if (!isPassing(error)) {
        const [refusal, values] = isProblem(error) ? [error.code, error.values] : ['NETWORK', {}]
        await keep((kept) => kept.map((one) => (one.clientId === next.clientId ? { ...one, refusal, values } : one)))
        return true
      }
      failures += 1
      show({ isStuck: true })
      timer = setTimeout(() => void send(), pauseAfter(failures))
      return false
    }
  }

  const wake = () => void send()

  return {
    read,
    subscribe,
    /** Loads messages kept on the device and sends them. */
    async start(): Promise<void> {
      const kept = (await onDevice(() => get<readonly Waiting[]>(name))) ?? []
      const known = new Set(read().waiting.map(({ clientId }) => clientId))
      show({ waiting: [...kept.filter(({ clientId }) => !known.has(clientId)), ...read().waiting] })
      window.addEventListener('online', wake)
      await send()
    },
    stop() {
      clearTimeout(timer)
      window.removeEventListener('online', wake)
    },
    async put(message: MessageInput, files: readonly File[] = []): Promise<void> {
      const waiting = { ...message, at: new Date().toISOString(), refusal: null, ...(files.length > 0 && { files }) }
      const kept = keep((all) => [...all, waiting])
      void send()
      await kept
    },
    async again(clientId: string): Promise<void> {
      await keep((all) => all.map((one) => (one.clientId === clientId ? { ...one, refusal: null } : one)))
      await send()
    },
    async drop(clientId: string): Promise<void> {
      await keep(without(clientId))
      await send()
    },
    wake,
    onArrived(hear: (message: Awaited<ReturnType<typeof writeMessage>>) => void) {
      arrived.add(hear)
      return () => void arrived.delete(hear)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>

const outboxes = new Map<string, Outbox>()

/** Returns the outbox of an account, one for the life of the page. */
export function outboxOf(account: string): Outbox {
  const known = outboxes.get(account) ?? createOutbox(account)
  if (!outboxes.has(account)) {
    void known.start()
    // Deferred, because a render may be what asks for the outbox.
    queueMicrotask(() => outboxAwake.show({ isAwake: true }))
  }
  outboxes.set(account, known)
  return known
}

export function forgetOutboxes(): void {
  for (const outbox of outboxes.values()) outbox.stop()
  outboxes.clear()
  outboxAwake.show({ isAwake: false })
}
