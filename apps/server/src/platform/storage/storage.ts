import type { Readable } from 'node:stream'

/** Bytes that have arrived in full and are safe on disk, under no name yet. */
export interface ReceivedBytes {
  /** SHA-256 in hex: the content's key once it is kept. */
  sha256: string
  bytes: number
  /** A local path to read them from until they are kept or dropped. */
  path: string
}

/** Whose bytes a storage holds: the product's identity, which its database carries as well. */
export interface StorageIdentity {
  id: string
  /** The very database that uses it: a copy of that database is another one. */
  database: string
  /** Where the storage was when this was written: a copy of it is somewhere else. */
  place: string
}

/** What is to be read of a content. */
export interface Wanted {
  /** From this byte to that one, both inclusive; without them all of it. */
  start?: number | undefined
  end?: number | undefined
  /** How many bytes the whole of it has, where that is known. */
  bytes?: number | undefined
}

export interface Trash {
  /** Moves content there. What is gone already is no failure. */
  put(key: string): Promise<void>
  /** Puts content back in its place; false where the trash has none. */
  putBack(key: string): Promise<boolean>
  /** Keys of what came there before a moment. */
  keys(before: Date): AsyncIterable<string>
  /** Gives content up for good. */
  remove(key: string): Promise<void>
}

/** Accounts that were erased, beside the files and not in the database: an older copy of that must not bring them back. */
export interface ErasedList {
  /** Puts the id of an account on it, for good; again is harmless. */
  add(id: string): Promise<void>
  ids(): AsyncIterable<string>
}

/** Where the list lies in a storage; no content hash, so no content. */
export const erasedName = 'erased'

const accountPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a name is the id of an account. */
export const isAccountId = (name: string): boolean => accountPattern.test(name)

/**
 * Bytes by content hash: what is the same is stored once. A store that is full refuses with `STORAGE_FULL`, one that
 * cannot be reached with `STORAGE_UNAVAILABLE`; either way nothing half kept stays. Content that is not there, or not as
 * long as it was, is refused with `FILE_BYTES_GONE`.
 */
export interface Storage {
  /**
   * Receives a stream onto disk, flushed; stops with `PAYLOAD_TOO_LARGE` past `maximum` bytes and leaves nothing. Those of
   * one `owner` take turns.
   */
  receive(stream: Readable, maximum: number, owner?: string): Promise<ReceivedBytes>
  /** Takes a file of the folder `unfinished` as received. The file itself stays until its owner removes it. */
  adopt(path: string, known?: { sha256?: string | undefined; owner?: string }): Promise<ReceivedBytes>
  /**
   * Makes received bytes durable under their hash. Keeping the same content twice is harmless, and mends what a disk has
   * done to the bytes that were there.
   */
  keep(received: ReceivedBytes): Promise<void>
  /** Forgets received bytes that were not kept. */
  drop(received: ReceivedBytes): Promise<void>
  /** Stores a small made thing (a thumbnail) under its hash, which is answered. */
  put(content: Buffer): Promise<string>
  /** Reads content. The stream fails where it ends before its last byte: nobody waits for what does not come. */
  read(key: string, wanted?: Wanted): Promise<Readable>
  /** Bytes of a content, undefined when there is none. */
  size(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
  /** Keys of everything that was last kept before a moment. */
  keys(before: Date): AsyncIterable<string>
  /** What nobody seems to need any more, out of sight and not gone: it can be put back. */
  trash: Trash
  erased: ErasedList
  /** What this storage says of itself; undefined where no product has used it yet. */
  readIdentity(): Promise<StorageIdentity | undefined>
  writeIdentity(identity: Omit<StorageIdentity, 'place'>): Promise<void>
  /** Looks whether it answers; rejects when it does not. */
  look(): Promise<void>
  /** Where it is, in words of the settings: a folder, or a store's address and bucket. */
  place: string
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
