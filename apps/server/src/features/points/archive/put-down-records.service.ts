import type { Transaction } from '../../../platform/database/index.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { packLines } from './archived-lines.mapping.ts'
import { type ArchivedMovement, insertArchive, readRecords } from './archives.repository.ts'

/** Movements read at a time, so that a year of a large group is never in memory as a whole. */
const usualPage = 5_000

interface Archiving {
  groupId: string
  id: string
  at: Date
  pageSize?: number
}

/** Archives a group's movements for its administrators to download; does nothing when there are none. */
export async function putDownRecords(
  transaction: Transaction,
  { groupId, id, at, pageSize = usualPage }: Archiving,
): Promise<void> {
  let movements = 0
  const pages = async function* (): AsyncGenerator<ArchivedMovement[]> {
    let after = firstId
    for (;;) {
      const page = await readRecords(transaction, { groupId, after, limit: pageSize })
      movements += page.length
      yield page
      const last = page.at(-1)
      if (last === undefined || page.length < pageSize) return
      after = last.id
    }
  }
  const content = await packLines(pages())
  if (movements > 0) await insertArchive(transaction, { groupId, id, madeAt: at, movements, content })
}
