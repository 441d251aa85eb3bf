// Facts alone, no schema.

/** What may be done with a document that several people write. */
export const documentAccesses = ['write', 'read'] as const
export type DocumentAccess = (typeof documentAccesses)[number]

/** Words about documents on the line. */
export const documentWords = {
  /** Asked: what is missing since what the device has. The line hears of the document from then on. */
  open: 'openDocument',
  /** Asked: a change, answered once it is stored. */
  change: 'changeDocument',
  /** Asked: the line hears of it no more. */
  close: 'closeDocument',
  /** Asked: to write alone, and to let others write again. */
  lock: 'lockDocument',
  /** Passes: that I am there, and where. */
  presence: 'presenceInDocument',
  /** Heard: changes that are stored. */
  changed: 'documentChanged',
  /** Heard: who may write has changed, or the document is gone: it is to be opened anew. */
  stateChanged: 'documentStateChanged',
  /** Heard: somebody is there, or has gone. */
  present: 'presentInDocument',
} as const

/** How somebody asks for a lock: takes one that is free, asks who holds it, gives it back. */
export const lockWishes = ['take', 'ask', 'leave'] as const
export type LockWish = (typeof lockWishes)[number]

/** Who writes alone. */
export interface DocumentLock {
  holderId: string
  holderName: string
  /** ISO moments. */
  since: string
  /** When it ends if its holder writes nothing more. */
  until: string
  /** Who asks for it, and from when on they may take it if its holder writes nothing. */
  askedBy: string | null
  freeFrom: string | null
}

/** Somebody who has the document open, as the server knows them: one for each of their windows. */
export interface PersonPresent {
  /** The window's number in the document. */
  client: number
  accountId: string
  name: string
  /** One of so many colours as may be there at once. */
  color: number
  /** Where in the document, as its screen calls the place. */
  place: string | null
  /** The caret, as its editor writes that down. */
  cursor: string | null
}

/** What comes of a word that opens. */
export interface OpenedDocument {
  /** What the device does not have, as an update of Yjs. */
  missing: Uint8Array
  /** What the server has: the device sends what is not in it. */
  stateVector: Uint8Array
  /** The number of the last change in it. */
  number: number
  access: DocumentAccess
  lock: DocumentLock | null
  /** False where the page could not read what it holds: it is shown, as far as that goes, and not written. */
  isReadable: boolean
  people: PersonPresent[]
  /** Another account writes under the window's number: it takes another before it writes. */
  isClientTaken: boolean
}

/** Changes one after the other, the last of which has the number. */
export interface ChangedDocument {
  kind: string
  thingId: string
  /** The number before the first. */
  after: number
  number: number
  /** All of them as one update of Yjs. */
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
