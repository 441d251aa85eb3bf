import * as Y from 'yjs'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { coEditedOf, type DocumentName } from './co-edited.kind.ts'
import { findDocument, insertDocument } from './documents.repository.ts'
import { appendUpdates } from './storing/append.repository.ts'

/** Returns the declared kind of this name; throws if no feature declares it. */
export function kindNamed({ declared }: Pick<Platform, 'declared'>, name: string) {
  const kind = coEditedOf(declared, name)
  if (kind === undefined) throw new Error(`no feature has documents of the kind ${name}`)
  return kind
}

/** Creates the document with its initial content, unless it exists. */
export const beginDocument = (platform: Platform, name: DocumentName): Promise<void> =>
  inTransaction(platform.db, (transaction) => beginWithin(platform, transaction, name))

export async function beginWithin(platform: Platform, transaction: Transaction, name: DocumentName): Promise<void> {
  const kind = kindNamed(platform, name.kind)
  if ((await findDocument(transaction, name)) !== undefined) return
  const at = platform.clock.now()
  if (!(await insertDocument(transaction, name, { schema: kind.schema, at }))) return
  const row = await findDocument(transaction, name)
  if (row === undefined) throw new Error('a document that was begun is not there')
  const document = new Y.Doc()
  const fill = await kind.first(transaction, name.thingId)
  document.transact(() => fill(document))
  if (!kind.isReadable(document))
    throw new Error(`what a document of the kind ${kind.kind} holds at first is not readable`)
  const client = document.clientID
  await appendUpdates(transaction, name, {
    after: 0,
    accessVersion: row.accessVersion,
    createdAt: row.createdAt,
    schema: kind.schema,
    at,
    updates: [{ accountId: null, client, change: 1, bytes: Y.encodeStateAsUpdate(document) }],
    claims: [{ client, accountId: null }],
  })
  await kind.stored?.(transaction, { thingId: name.thingId, accountId: null, document, number: 1, at })
}
