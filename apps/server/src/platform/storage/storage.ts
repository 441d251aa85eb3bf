import type { Readable } from 'node:stream'

/** Bytes that have arrived in full and are safe on disk, under no name yet. */
export interface ReceivedBytes {
  /** SHA-256 in hex: the content's key once it is kept. */
  sha256: string
  bytes: number
  /** A local path to read them from until they are kept or dropped. */
  path: string
}

/** Bytes by content hash: what is the same is stored once. */
export interface Storage {
  /** Receives a stream onto disk, flushed; stops with `PAYLOAD_TOO_LARGE` past `maximum` bytes and leaves nothing. */
  receive(stream: Readable, maximum: number): Promise<ReceivedBytes>
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
}
