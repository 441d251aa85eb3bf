import { sql } from 'drizzle-orm'
import type { ErasureStep, Portion } from '../../platform/erasure/erasure.ts'
import { documentAccessChanged, removeDocument } from '../documents/index.ts'
import { handOver } from './hand-over.service.ts'
import * as repository from './shared.repository.ts'
import { documentOf } from './shared-document.mapping.ts'

/** Clears the author; the text stays, since it belongs to the others as well. */
function forgetWho(table: 'shared_records' | 'shared_edits', column: 'edited_by_id' | 'person_id'): ErasureStep {
  const [from, by] = [sql.identifier(table), sql.identifier(column)]
  return {
    name: `${table} ${column}`,
    async erase({ transaction, personId, limit }) {
      const changed = await transaction.execute(sql`
        update ${from} set ${by} = null
        where id in (select id from ${from} where ${by} = ${personId} limit ${limit})`)
      return changed.rowCount ?? 0
    },
  }
}

/** Leaves records that others write too, and deletes those that nobody else writes. */
const parts: ErasureStep = {
  name: 'posts.shared',
  async erase(portion) {
    const { transaction, personId, limit } = portion
    const found = await transaction.execute<{ id: string }>(sql`
      select shared_id as id from shared_people where person_id = ${personId} order by shared_id limit ${limit}`)
    for (const { id } of found.rows) await leave(portion, id)
    return found.rows.length
  },
}

async function leave({ platform, transaction, personId }: Portion, id: string): Promise<void> {
  await documentAccessChanged(platform, transaction, documentOf(id))
  await repository.holdShared(transaction, id)
  await transaction.execute(sql`delete from shared_people where shared_id = ${id} and person_id = ${personId}`)
  const left = await repository.listParts(transaction, id)
  if (left.some(({ state }) => state === 'accepted')) await handOver(platform, transaction, id)
  else {
    await removeDocument(platform, transaction, documentOf(id))
    await repository.deleteShared(transaction, id)
  }
}

export const sharedErasure: readonly ErasureStep[] = [
  parts,
  forgetWho('shared_records', 'edited_by_id'),
  forgetWho('shared_edits', 'person_id'),
]
