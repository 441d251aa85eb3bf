import { afterCommit, type Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { DocumentName } from './co-edited.ts'
import { deleteDocument, raiseAccessVersions } from './documents.repository.ts'

/** A note to all nodes: who may do what with the document is to be asked anew. */
const accessNote = ({ kind }: DocumentName) => ({ document: kind, access: true })

/**
 * Part of what changes who may write or read a thing: nobody writes it by what was true before, and whoever has it open
 * asks anew.
 */
export const documentAccessChanged = (
  platform: Pick<Platform, 'realtime'>,
  transaction: Transaction,
  name: DocumentName,
): Promise<void> => documentsAccessChanged(platform, transaction, [name])

/** The same of several at once. They are held in the order of their names until the transaction ends. */
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

/** It goes with its changes, checkpoints and lock, as part of what removes the thing. */
export async function removeDocument(
  { realtime }: Pick<Platform, 'realtime'>,
  transaction: Transaction,
  name: DocumentName,
): Promise<void> {
  await deleteDocument(transaction, name)
  afterCommit(transaction, () => realtime.pass(name.thingId, accessNote(name)))
}
