// Facts only, no schema.

/** Access levels for a document that several people write. */
export const documentAccesses = ['write', 'read'] as const
export type DocumentAccess = (typeof documentAccesses)[number]

/** Names of the socket's messages about documents. */
export const documentWords = {
  /** Request: answers what the device lacks; the connection then receives the document's changes. */
  open: 'openDocument',
  /** Request: a change; answered once it is stored. */
  change: 'changeDocument',
  /** Request: the connection stops receiving changes. */
  close: 'closeDocument',
  /** Request: take, ask for or release the lock. */
  lock: 'lockDocument',
  /** Sent without an answer: the person's presence and position. */
  presence: 'presenceInDocument',
  /** Received: stored changes. */
  changed: 'documentChanged',
  /** Received: write access changed, or the document is gone; it must be opened again. */
  stateChanged: 'documentStateChanged',
  /** Received: a person is present, or has gone. */
  present: 'presentInDocument',
} as const

/** Requests about a lock: take a free one, ask its holder for it, give it back. */
export const lockWishes = ['take', 'ask', 'leave'] as const
export type LockWish = (typeof lockWishes)[number]

/** A lock under which one person writes alone. */
export interface DocumentLock {
  holderId: string
  holderName: string
  /** ISO times. */
  since: string
  /** When it ends unless its holder writes again. */
  until: string
  /** Who asks for it, and when they may take it unless its holder writes. */
  askedBy: string | null
  freeFrom: string | null
}

/** A person who has the document open, as the server knows them: one entry per window. */
export interface PersonPresent {
  /** The window's client number in the document. */
  client: number
  accountId: string
  name: string
  /** Index of a colour, below the maximum number of people at once. */
  color: number
  /** Where they are in the document, as its screen names the place. */
  place: string | null
  /** The caret, in the editor's own encoding. */
  cursor: string | null
}

/** The answer to `openDocument`. */
export interface OpenedDocument {
  /** What the device lacks, as a Yjs update. */
  missing: Uint8Array
  /** State vector of the server's document: the device sends what is not in it. */
  stateVector: Uint8Array
  /** Number of the last change included. */
  number: number
  access: DocumentAccess
  lock: DocumentLock | null
  /** False if the page cannot read the content: it is shown as far as possible and is read-only. */
  isReadable: boolean
  people: PersonPresent[]
  /** Another account writes under this client number: the window must take another before it writes. */
  isClientTaken: boolean
}

/** Consecutive changes; the last of them has `number`. */
export interface ChangedDocument {
  kind: string
  thingId: string
  /** The number before the first of them. */
  after: number
  number: number
  /** All of them as one Yjs update. */
  update: Uint8Array
}

export interface DocumentStateChanged {
  kind: string
  thingId: string
}

export interface PresentInDocument {
  kind: string
  thingId: string
  person: PersonPresent
  isGone: boolean
}
