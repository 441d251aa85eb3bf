import { sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { eraseLikes } from '../people/index.ts'
import { withdrawConfirmations } from './confirm/withdrawn.repository.ts'
import { ePortfolioLikes } from './reading/likes.repository.ts'

/** Withdraws the confirmations too, so that copies can be recognised as withdrawn. */
const ePortfolios: ErasureStep = {
  name: 'eportfolio.eportfolios',
  counts: 'ePortfolios',
  async erase({ platform, transaction, personId, limit }) {
    const gone = await transaction.execute<{ code: string | null }>(sql`
      delete from all_eportfolios where id in (select id from all_eportfolios where owner_id = ${personId} limit ${limit})
      returning confirmation_code as code`)
    const codes = gone.rows.flatMap(({ code }) => code ?? [])
    await withdrawConfirmations(transaction, codes, platform.clock.now())
    return gone.rows.length
  },
}

/** Removes the person from friends tagged by others. */
const tagged: ErasureStep = {
  name: 'eportfolio.tagged',
  async erase({ transaction, personId, limit }) {
    const changed = await transaction.execute(sql`
      update all_eportfolios set tagged_friend_ids = array_remove(tagged_friend_ids, ${personId}::uuid)
      where id in (select id from all_eportfolios where ${personId}::uuid = any (tagged_friend_ids) limit ${limit})`)
    return changed.rowCount ?? 0
  },
}

export const ePortfolioErasure: readonly ErasureStep[] = [
  eraseLikes(ePortfolioLikes),
  deleteRows({ table: 'eportfolio_views', by: 'person_id' }),
  deleteRows({ table: 'summary_suggestions', by: 'person_id' }),
  ePortfolios,
  tagged,
  deleteRows({ table: 'export_drafts', by: 'owner_id', counts: 'drafts' }),
]
