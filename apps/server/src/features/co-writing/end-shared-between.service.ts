import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { documentsAccessChanged } from '../documents/index.ts'
import { listBetween } from './shared.repository.ts'
import { documentOf } from './shared-document.mapping.ts'

/**
 * Ends the shared writing of two people after a block, as if the one who is not the owner had left: what they wrote
 * stays. Nobody is told, since that would reveal the block.
 */
export async function endSharedBetween(
  platform: Platform,
  transaction: Transaction,
  [one, other]: readonly [string, string],
  at: Date,
): Promise<void> {
  const ids = await listBetween(transaction, one, other)
  if (ids.length === 0) return
  await documentsAccessChanged(platform, transaction, ids.map(documentOf))
  await transaction.execute(sql`
    update shared_people part set agreed_version = null, since = ${at.toISOString()},
      state = case when part.state = 'invited' then 'declined' else 'left' end
    from shared_records s, shared_people owner
    where s.id = part.shared_id and s.published_at is null and owner.shared_id = s.id and owner.is_owner
      and not part.is_owner and part.state in ('invited', 'accepted')
      and ((owner.person_id = ${one} and part.person_id = ${other})
        or (owner.person_id = ${other} and part.person_id = ${one}))`)
}
