import { streamEvents } from '@learntrail/contract/live/stream-events'
import type { Batch } from '../../platform/realtime/index.ts'

type StreamEvent = keyof typeof streamEvents

/** One event as `text/event-stream` has it; a client that comes back names the last position that it was given. */
export function eventLines(event: StreamEvent, position: string | undefined, data: object = {}): string {
  const id = position === undefined ? '' : `id: ${position}\n`
  return `event: ${streamEvents[event]}\n${id}data: ${JSON.stringify(data)}\n\n`
}

/** What all who follow a topic are sent: written once. */
const written = new WeakMap<Batch, string>()

export function batchLines(batch: Batch): string {
  const { items, position, isReset } = batch
  const lines =
    written.get(batch) ?? (isReset ? eventLines('reset', position) : eventLines('live', position, { items }))
  written.set(batch, lines)
  return lines
}
