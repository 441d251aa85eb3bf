import { streamEvents } from '@learntrail/contract/live/stream-events'
import type { Batch } from '../../platform/realtime/index.ts'

type StreamEvent = keyof typeof streamEvents

/** Formats one event as `text/event-stream`; a reconnecting client sends back the last position it received. */
export function eventLines(event: StreamEvent, position: string | undefined, data: object = {}): string {
  const id = position === undefined ? '' : `id: ${position}\n`
  return `event: ${streamEvents[event]}\n${id}data: ${JSON.stringify(data)}\n\n`
}

/** The text of a batch, formatted once for all its readers. */
const written = new WeakMap<Batch, string>()

export function batchLines(batch: Batch): string {
  const { items, position, isReset } = batch
  const lines =
    written.get(batch) ?? (isReset ? eventLines('reset', position) : eventLines('live', position, { items }))
  written.set(batch, lines)
  return lines
}
