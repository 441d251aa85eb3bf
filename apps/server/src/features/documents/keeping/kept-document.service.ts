import * as Y from 'yjs'
import type { Queryable } from '../../../platform/database/index.ts'
import type { DocumentName } from '../co-edited.kind.ts'
import {
  type Claim,
  type DocumentRow,
  findCheckpoint,
  findDocument,
  listClaims,
  listUpdates,
  type UpdateRow,
} from '../documents.repository.ts'

/** What an account may do, as checked at this access version. */
export interface Permit {
  isWriter: boolean
  /** Whether they hold the lock. */
  isHolder: boolean
  accessVersion: number
  /** Expiry, in milliseconds since the epoch. */
  until: number
}

/**
 * A document as this process last read it. The tables are authoritative: every write names the number it is based on
 * and fails if there is a newer one.
 */
export interface KeptDocument extends DocumentRow {
  document: Y.Doc
  /** Approximate size in bytes, rather too high than too low. */
  size: number
  writers: Map<number, string | null>
  /** The last change known to be stored, by client number. */
  sent: Map<number, number>
  permits: Map<string, Permit>
}

/** Merges updates in order, in one transaction. */
function merged(updates: Iterable<Uint8Array>, into = new Y.Doc()): Y.Doc {
  into.transact(() => {
    for (const update of updates) Y.applyUpdate(into, update)
  })
  return into
}

/**
 * Returns the document merged up to a number, or to the end. For a number before the history, that is its earliest
 * state kept.
 */
export async function readMerged(db: Queryable, name: DocumentName, upTo?: number): Promise<Y.Doc> {
  const checkpoint = await findCheckpoint(db, name, upTo ?? 0x7fff_ffff)
  const updates = await listUpdates(db, name, checkpoint?.number ?? 0, upTo)
  return merged([...(checkpoint === undefined ? [] : [checkpoint.bytes]), ...updates.map(({ bytes }) => bytes)])
}

/** Reads the document; undefined if it does not exist. */
export async function readKept(db: Queryable, name: DocumentName): Promise<KeptDocument | undefined> {
  const row = await findDocument(db, name)
  if (row === undefined) return undefined
  const [checkpoint, updates, claims] = await Promise.all([
    findCheckpoint(db, name, row.checkpointNumber),
    listUpdates(db, name, row.checkpointNumber),
    listClaims(db, name, 0),
  ])
  const document = merged(checkpoint === undefined ? [] : [checkpoint.bytes])
  const kept: KeptDocument = {
    ...row,
    document,
    size: checkpoint?.bytes.byteLength ?? 0,
    lastNumber: row.checkpointNumber,
    writers: new Map(),
    sent: new Map(),
    permits: new Map(),
  }
  takeIn(kept, updates, claims)
  return kept
}

/** Reads what any node has stored since. Returns false if the document was deleted, or replaced by a new one. */
export async function catchUp(db: Queryable, name: DocumentName, kept: KeptDocument): Promise<boolean> {
  const row = await findDocument(db, name)
  if (row === undefined || row.createdAt.getTime() !== kept.createdAt.getTime()) return false
  if (row.lastNumber < kept.lastNumber) return false
  if (row.lastNumber > kept.lastNumber) {
    const since = kept.lastNumber
    const [updates, claims] = await Promise.all([listUpdates(db, name, since), listClaims(db, name, since)])
    takeIn(kept, updates, claims)
  }
  const { schema, accessVersion, checkpointNumber } = row
  Object.assign(kept, { schema, accessVersion, checkpointNumber })
  return true
}

function takeIn(kept: KeptDocument, updates: readonly UpdateRow[], claims: readonly Claim[]): void {
  merged(
    updates.map(({ bytes }) => bytes),
    kept.document,
  )
  for (const { number, client, change, bytes } of updates) noteStored(kept, { number, client, change, bytes })
  for (const { client, accountId } of claims) kept.writers.set(client, accountId)
}

/** Notes that a change contained in the document is stored under this number. */
export function noteStored(
  kept: KeptDocument,
  { number, client, change, bytes }: Omit<UpdateRow, 'bytes'> & { bytes: Uint8Array },
): void {
  kept.lastNumber = number
  kept.size += bytes.byteLength
  kept.sent.set(client, Math.max(change, kept.sent.get(client) ?? 0))
}
