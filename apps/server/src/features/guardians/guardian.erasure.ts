import { sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { forgetCounted } from '../accounts/index.ts'
import { deleteChildless } from './guardians.repository.ts'

/** A guardian is deleted with their last child, as they may have no account of their own to delete. */
const childlessGuardians: ErasureStep = {
  name: 'guardianships child_id',
  async erase({ transaction, personId, limit }) {
    const { rows } = await transaction.execute<{
      id: string
    }>(sql`delete from guardianships where child_id = ${personId}
      and guardian_id in (select guardian_id from guardianships where child_id = ${personId} limit ${limit})
      returning guardian_id as id`)
    const ids = rows.map(({ id }) => id)
    await deleteChildless(transaction, ids)
    return rows.length
  },
}

/** Counters of mails that the person sent, that were sent for them, and that went to their guardians. */
const countedMails: ErasureStep = {
  name: 'guardians.tallies',
  async erase({ transaction, personId }) {
    const sent = [`guardian-mails:${personId}`, `guardian-mails-of:${personId}`]
    return forgetCounted(
      transaction,
      sql`select unnest(${sql.param(sent)}::text[])
        union all select 'guardian-confirmations:' || g.id from guardians g where g.account_id = ${personId}
          or exists (select 1 from guardianships s where s.guardian_id = g.id and s.child_id = ${personId})`,
    )
  },
}

/** Removes a leaving person's guardians, and their own guardianships. */
export const guardianErasure: readonly ErasureStep[] = [
  countedMails,
  childlessGuardians,
  deleteRows({ table: 'guardian_invitations', by: ['child_id', 'invited_by'] }),
  deleteRows({ table: 'guardians', by: 'account_id' }),
]
