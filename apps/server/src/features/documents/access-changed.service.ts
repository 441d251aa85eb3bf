import { afterCommit, type Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { DocumentName } from './co-edited.kind.ts'
import { deleteDocument, raiseAccessVersions } from './documents.repository.ts'

/** Note to all nodes that access to the document must be checked anew. */
const accessNote = ({ kind }: DocumentName) => ({ document: kind, access: true })

/**
 * Makes everybody who has the document open check their access anew, and keeps writes based on earlier access from
 * being stored. Part of every transaction that changes who may write or read the thing.
 */
export const documentAccessChanged = (
  platform: Pick<Platform, 'realtime'>,
  transaction: Transaction,
  name: DocumentName,
): Promise<void> => documentsAccessChanged(platform, transaction, [name])

/** Same, for several documents. They stay locked, in the order of their names, until the transaction ends. */
export async function documentsAccessChanged(
  { realtime }: Pick<Platform, 'realtime'>,
  transaction: Transaction,
  names: readonly DocumentName[],
): Promise<void> {
  const changed = await raiseAccessVersions(transaction, names)
  afterCommit(transaction, () => {
    for (const name of changed) realtime.pass(name.thingId, accessNote(name))
  })
}

/** Deletes the document with its changes, checkpoints and lock, as part of deleting the thing. */
export async function removeDocument(
  { realtime }: Pick<Platform, 'realtime'>,
  transaction: Transaction,
  name: DocumentName,
): Promise<void> {
  await deleteDocument(transaction, name)
  afterCommit(transaction, () => realtime.pass(name.thingId, accessNote(name)))
}
