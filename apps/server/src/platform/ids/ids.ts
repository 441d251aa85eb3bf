import { randomUUID } from 'node:crypto'

/** Of the milliseconds of late, the ones asked for last at the end: some ids are of what happened a while ago. */
const sequences = new Map<number, number>()
const mostSequences = 256
/** The one asked for last, which is not among them: mostly the next id is of the same, as for the rows of one change. */
let latest = { millisecond: -1, sequence: -1 }

/** 26 bits. */
const lastSequence = 0x3ff_ffff

function nextIn(millisecond: number): number {
  if (millisecond !== latest.millisecond) {
    sequences.set(latest.millisecond, latest.sequence)
    latest = { millisecond, sequence: sequences.get(millisecond) ?? -1 }
    sequences.delete(millisecond)
    const [oldest] = sequences.keys()
    if (sequences.size >= mostSequences && oldest !== undefined) sequences.delete(oldest)
  }
  latest.sequence = Math.min(latest.sequence + 1, lastSequence)
  return latest.sequence
}

/** 48 bits of chance in hexadecimal: the node of a random UUID, which the runtime makes from bytes it keeps ready. */
const chance = () => randomUUID().slice(24)

/**
 * A new UUIDv7: 48 bits of time in milliseconds, then a sequence within the millisecond, then 48 bits of chance. Ids that
 * one process makes for one millisecond sort in the order they were made, also when others are made in between.
 */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  const sequence = nextIn(now)
  const version = `7${(sequence >>> 14).toString(16).padStart(3, '0')}`
  // The variant of RFC 9562: the two highest bits are 10.
  const variant = (0x8000 | (sequence & 0x3fff)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${chance()}`
}

/** The id that comes before all that `newId` makes from a moment on. */
export function firstIdOf(moment: Date): string {
  const time = Math.max(0, moment.getTime()).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
