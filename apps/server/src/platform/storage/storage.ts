import type { Readable } from 'node:stream'

/** Bytes that have arrived in full and are safe on disk, under no name yet. */
export interface ReceivedBytes {
  /** SHA-256 in hex: the content's key once it is kept. */
  sha256: string
  bytes: number
  /** A local path to read them from until they are kept or dropped. */
  path: string
}

/**
 * Bytes by content hash: what is the same is stored once. A store that is full refuses with `STORAGE_FULL`, one that
 * cannot be reached with `STORAGE_UNAVAILABLE`; either way nothing half kept stays.
 */
export interface Storage {
  /** Receives a stream onto disk, flushed; stops with `PAYLOAD_TOO_LARGE` past `maximum` bytes and leaves nothing. */
  receive(stream: Readable, maximum: number): Promise<ReceivedBytes>
  /** Takes a file of the folder `unfinished` as received. The file itself stays until its owner removes it. */
  adopt(path: string, sha256?: string): Promise<ReceivedBytes>
  /** Makes received bytes durable under their hash. Keeping the same content twice is harmless. */
  keep(received: ReceivedBytes): Promise<void>
  /** Forgets received bytes that were not kept. */
  drop(received: ReceivedBytes): Promise<void>
  /** Stores a small made thing (a thumbnail) under its hash, which is answered. */
  put(content: Buffer): Promise<string>
  /** Reads content, whole or from `start` to `end` (both inclusive). */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  /** Bytes of a content, undefined when there is none. */
  size(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
  /** Keys of everything that was last kept before a moment. */
  keys(before: Date): AsyncIterable<string>
  /** Removes what processes that were killed left half-received before a moment. */
  sweep(before: Date): Promise<void>
  /** A folder of this machine for uploads that go on later; it outlives restarts. */
  unfinished: string
  close(): void
}

const keyPattern = /^[0-9a-f]{64}$/

/** Whether a name is a key: a content hash in hex. */
export const isKey = (name: string): boolean => keyPattern.test(name)

export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('not a content hash')
  return key
}
