import { inTransaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeDocument } from '../documents/index.ts'
import { holdOpen } from './reach-shared.policy.ts'
import { documentOf, type Written, writeInto } from './shared-document.mapping.ts'

/** Writes on behalf of a person, as if typed and chosen; what the record says already stays untouched. */
export async function writeShared(
  platform: Platform,
  person: { id: string },
  id: string,
  written: Partial<Written>,
): Promise<void> {
  const by = { ...documentOf(id), accountId: person.id, at: platform.clock.now() }
  await inTransaction(platform.db, async (transaction) => {
    await changeDocument(platform, transaction, { ...by, change: (document) => writeInto(document, written) })
    // After the document: changes lock it before the row.
    await holdOpen(transaction, id)
  })
}
