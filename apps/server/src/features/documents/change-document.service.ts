import * as Y from 'yjs'
import { afterCommit, type Queryable, type Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { beginDocument, beginWithin, kindNamed } from './begin-document.service.ts'
import type { DocumentName } from './co-edited.kind.ts'
import { holdDocument } from './documents.repository.ts'
import { readMerged } from './keeping/kept-document.service.ts'
import { isWhole, touchRoots } from './roots.rules.ts'
import { tellStored } from './stored.live.ts'
import { appendUpdates } from './storing/append.repository.ts'

export interface ServerChange extends DocumentName {
  /** The account on whose behalf it is made; null for the server's own. */
  accountId: string | null
  at: Date
  change(document: Y.Doc): void
}

/** Returns the document as stored; creates it with its initial content if nobody has opened it yet. */
export async function readDocument(platform: Platform, name: DocumentName, transaction?: Transaction): Promise<Y.Doc> {
  const kind = kindNamed(platform, name.kind)
  const read = async (db: Queryable) => {
    const document = await readMerged(db, name)
    touchRoots(document, kind)
    return document
  }
  if (transaction === undefined) {
    await beginDocument(platform, name)
    return read(platform.db)
  }
  await beginWithin(platform, transaction, name)
  return read(transaction)
}

/**
 * Changes the document as part of a larger transaction; people who have it open are told after the commit. Returns the
 * number of the change, or null if it changed nothing and was not stored. Ignores locks.
 */
export async function changeDocument(
  platform: Platform,
  transaction: Transaction,
  { kind: kindName, thingId, accountId, at, change }: ServerChange,
): Promise<number | null> {
  const name = { kind: kindName, thingId }
  const kind = kindNamed(platform, kindName)
  await beginWithin(platform, transaction, name)
  const row = await holdDocument(transaction, name)
  if (row === undefined) throw new Error('a document that is held is not there')
  const document = await readMerged(transaction, name)
  touchRoots(document, kind)
  const updates: Uint8Array[] = []
  document.on('update', (update: Uint8Array) => updates.push(update))
  document.transact(() => change(document))
  if (updates.length === 0) return null
  if (!isWhole(document, kind))
    throw new Error(`a change by the server leaves a document of the kind ${kindName} unreadable`)
  const update = Y.mergeUpdates(updates)
  const { lastNumber: after, accessVersion, createdAt } = row
  const number = after + 1
  const client = document.clientID
  const isStored = await appendUpdates(transaction, name, {
    after,
    accessVersion,
    createdAt,
    schema: kind.schema,
    at,
    updates: [{ accountId, client, change: 1, bytes: update }],
    claims: [{ client, accountId }],
  })
  if (!isStored) throw new Error('a document changed while it was held')
  await kind.stored?.(transaction, { thingId, accountId, document, number, at })
  afterCommit(transaction, () => tellStored(platform, name, { after, number, update }))
  return number
}
