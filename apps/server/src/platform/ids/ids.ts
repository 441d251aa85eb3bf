import { randomUUID } from 'node:crypto'

/** Last sequence number by millisecond, the most recently used last: some ids are made for moments in the past. */
const sequences = new Map<number, number>()
const mostSequences = 256
/**
 * The millisecond used last, kept outside the map: usually the next id is for the same one, as for the rows of one
 * change.
 */
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

/** Returns 48 random bits in hexadecimal: the node of a random UUID, for which the runtime keeps random bytes ready. */
const chance = () => randomUUID().slice(24)

/**
 * Returns a new UUIDv7: 48 bits of time in milliseconds, a sequence number within the millisecond, then 48 random bits.
 * Ids that one process makes for the same millisecond sort in the order they were made, even with others made in
 * between.
 */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  const sequence = nextIn(now)
  const version = `7${(sequence >>> 14).toString(16).padStart(3, '0')}`
  // The variant of RFC 9562: the two highest bits are 10.
  const variant = (0x8000 | (sequence & 0x3fff)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${chance()}`
}

/** Returns the lower bound of all ids that `newId` makes from a moment on. */
export function firstIdOf(moment: Date): string {
  const time = Math.max(0, moment.getTime()).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
