import { useSyncExternalStore } from 'react'
import { newId } from '../../api/new-id.ts'
import { dropDraft, readDraft, writeDraft } from '../../ui/keep-draft.ts'
import type { Writing } from './commented.ts'

export interface Outgoing extends Writing {
  state: 'sending' | 'failed'
  problem: unknown
}

interface Kept {
  items: Writing[]
}

type Outbox = ReturnType<typeof createOutbox>

/** Outlives its screen: what is under way when the person leaves is still known when they come back. */
const outboxes = new Map<string, Outbox>()

function outboxOf(name: string): Outbox {
  const outbox = outboxes.get(name) ?? createOutbox(name)
  outboxes.set(name, outbox)
  return outbox
}

function createOutbox(name: string) {
  const listeners = new Set<() => void>()
  // What a closed tab left unsent is shown as failed: the person decides.
  let items: readonly Outgoing[] = (readDraft<Kept>(name).items ?? []).map((item) => ({
    ...item,
    state: 'failed',
    problem: null,
  }))

  return {
    read: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    put(next: readonly Outgoing[]) {
      items = next
      if (next.length === 0) dropDraft(name)
      else writeDraft(name, { items: next.map(({ clientId, content }) => ({ clientId, content })) })
      for (const listener of listeners) listener()
    },
  }
}

/**
 * What was sent and has not arrived. It is shown at once, kept on the device, and can be sent again under the same id,
 * so that it never arrives twice.
 */
export function useOutbox<T>(name: string, send: (writing: Writing) => Promise<T>, onArrived: (arrived: T) => void) {
  const { read, subscribe, put } = outboxOf(name)
  const items = useSyncExternalStore(subscribe, read)
  const without = (clientId: string) => read().filter((item) => item.clientId !== clientId)
  const mark = (clientId: string, part: Partial<Outgoing>) =>
    put(read().map((item) => (item.clientId === clientId ? { ...item, ...part } : item)))

  async function dispatch({ clientId, content }: Writing) {
    try {
      const arrived = await send({ clientId, content })
      put(without(clientId))
      onArrived(arrived)
    } catch (problem) {
      mark(clientId, { state: 'failed', problem })
    }
  }

  return {
    items,
    post(content: string) {
      const writing = { clientId: newId(), content }
      put([...read(), { ...writing, state: 'sending', problem: null }])
      void dispatch(writing)
    },
    retry(writing: Writing) {
      mark(writing.clientId, { state: 'sending', problem: null })
      void dispatch(writing)
    },
    drop: ({ clientId }: Writing) => put(without(clientId)),
  }
}
