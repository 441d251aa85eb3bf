import { isDeepStrictEqual } from 'node:util'
import { sharedBounds, sharedKind, sharedRoots, sharedSchema } from '@learntrail/contract/co-writing/shared-document'
import type { Transaction } from '../../platform/database/index.ts'
import type { CoEdited, StoredChange } from '../documents/index.ts'
import * as repository from './shared.repository.ts'
import { inOrder, isShallow, type Written, writeInto, writtenIn } from './shared-document.mapping.ts'

/**
 * The document of a record written together: those who accepted write it until it is published, invited people read it.
 */
export const coEditedShared: CoEdited = {
  kind: sharedKind,
  schema: sharedSchema,
  roots: { [sharedRoots.title]: 'text', [sharedRoots.content]: 'xml', [sharedRoots.fields]: 'map' },
  async may({ pool }, { thingId, accountId }) {
    const part = await repository.findRight(pool, accountId, thingId)
    if (part === undefined) return undefined
    return part.mayWrite ? 'write' : 'read'
  },
  /** Text older than the documents is in the row. */
  async first(transaction, id) {
    const row = await repository.findRow(transaction, id)
    if (row === undefined) return () => {}
    const { title, content, date, classification, tags, customTags } = row
    const fileIds = await repository.listFileIds(transaction, id)
    const chosen = { classification, tags, customTags } as Pick<Written, 'classification' | 'tags' | 'customTags'>
    return (document) => writeInto(document, { title, content, date, ...chosen, fileIds })
  },
  isReadable: (document) =>
    document.getText(sharedRoots.title).length <= sharedBounds.title &&
    document.getMap(sharedRoots.fields).size <= sharedBounds.fields &&
    isShallow(document.getXmlFragment(sharedRoots.content)),
  stored: keepRow,
}

/**
 * Keeps the row equal to the document: lists, the archive and publishing read the row. A change of the document that
 * leaves what it says the same is no new version.
 */
async function keepRow(transaction: Transaction, { thingId, accountId, document, number, at }: StoredChange) {
  const before = await repository.holdShared(transaction, thingId)
  if (before === undefined) return
  const filesBefore = await repository.listFileIds(transaction, thingId)
  const { fileIds: said, ...written } = writtenIn(document)
  const fileIds = inOrder(filesBefore, said)
  // A document starts with what the row says.
  if (number === 1 || (saysSame(before, written) && isDeepStrictEqual(fileIds, filesBefore))) return
  if (!isDeepStrictEqual(fileIds, filesBefore)) await repository.setFiles(transaction, thingId, fileIds)
  await repository.noteChange(transaction, before, { ...written, editedById: accountId, editedAt: at }, number)
}

function saysSame(row: repository.SharedRow, written: Omit<Written, 'fileIds'>): boolean {
  const { title, content, date, classification, tags, customTags } = row
  return isDeepStrictEqual({ title, content, date, classification, tags, customTags }, written)
}
