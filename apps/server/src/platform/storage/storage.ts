import type { Readable } from 'node:stream'

/** Bytes that have arrived completely and are safe on disk, but have no key yet. */
export interface ReceivedBytes {
  /** SHA-256 in hex: the content's key once it is kept. */
  sha256: string
  bytes: number
  /** A local path to read them from until they are kept or dropped. */
  path: string
}

/** Which product a storage belongs to; the database has the same identity. */
export interface StorageIdentity {
  id: string
  /** The database that uses the storage; a copy of it has another value. */
  database: string
  /** Where the storage was when this was written; a copy of it is elsewhere. */
  place: string
}

/** Which part of a content to read. */
export interface Wanted {
  /** First and last byte, both inclusive; all of it by default. */
  start?: number | undefined
  end?: number | undefined
  /** Size of the whole content, if known; it is checked. */
  bytes?: number | undefined
}

export interface Trash {
  /** Moves content there; content that is already gone is no failure. */
  put(key: string): Promise<void>
  /** Restores content; resolves to false if the trash does not have it. */
  putBack(key: string): Promise<boolean>
  /** Yields the keys of content that arrived there before a moment. */
  keys(before: Date): AsyncIterable<string>
  /** Deletes content for good. */
  remove(key: string): Promise<void>
}

/**
 * Accounts that were erased. Kept with the files and not in the database, so that restoring an older copy of it does
 * not bring them back.
 */
export interface ErasedList {
  /** Adds an account's id for good; adding it again is harmless. */
  add(id: string): Promise<void>
  ids(): AsyncIterable<string>
}

/** Where the list is within a storage; it is no content hash and so cannot collide with content. */
export const erasedName = 'erased'

const accountPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns whether a name is an account id. */
export const isAccountId = (name: string): boolean => accountPattern.test(name)

/**
 * Stores bytes by content hash, equal content only once. A full store refuses with `STORAGE_FULL`, an unreachable one
 * with `STORAGE_UNAVAILABLE`; neither leaves anything half stored. Content that is missing, or not as long as it was,
 * is refused with `FILE_BYTES_GONE`.
 */
export interface Storage {
  /**
   * Receives a stream onto disk and flushes it. Beyond `maximum` bytes it refuses with `PAYLOAD_TOO_LARGE` and leaves
   * nothing. Streams of one `owner` take turns.
   */
  receive(stream: Readable, maximum: number, owner?: string): Promise<ReceivedBytes>
  /** Treats a file of the folder `unfinished` as received. The file itself stays until its owner removes it. */
  adopt(path: string, known?: { sha256?: string | undefined; owner?: string }): Promise<ReceivedBytes>
  /**
   * Makes received bytes durable under their hash. Keeping the same content twice is harmless, and repairs bytes that
   * the disk has damaged.
   */
  keep(received: ReceivedBytes): Promise<void>
  /** Discards received bytes that were not kept. */
  drop(received: ReceivedBytes): Promise<void>
  /** Stores small derived content (a thumbnail) and returns its hash. */
  put(content: Buffer): Promise<string>
  /** Reads content. The stream fails if it ends before its last byte. */
  read(key: string, wanted?: Wanted): Promise<Readable>
  /** Returns the size of a content in bytes; undefined if there is none. */
  size(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
  /** Yields the keys of everything last kept before a moment. */
  keys(before: Date): AsyncIterable<string>
  /** Content that nothing seems to need: hidden, but recoverable. */
  trash: Trash
  erased: ErasedList
  /** Returns the storage's identity; undefined if no product has used it yet. */
  readIdentity(): Promise<StorageIdentity | undefined>
  writeIdentity(identity: Omit<StorageIdentity, 'place'>): Promise<void>
  /** Resolves if the storage responds; rejects otherwise. */
  look(): Promise<void>
  /** Its location as configured: a folder, or a store's URL and bucket. */
  place: string
  /** Removes bytes half received before a moment by processes that were killed. */
  sweep(before: Date): Promise<void>
  /** A local folder for uploads to be continued; it survives restarts. */
  unfinished: string
  close(): void
}

const keyPattern = /^[0-9a-f]{64}$/

/** Returns whether a name is a key: a content hash in hex. */
export const isKey = (name: string): boolean => keyPattern.test(name)

export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('not a content hash')
  return key
}
