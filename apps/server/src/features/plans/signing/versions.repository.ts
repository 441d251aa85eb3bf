import type { PlanContent } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { hashOf } from './hash-of.rules.ts'
import { planVersions } from './signing.tables.ts'

interface Kept {
  id: string
  version: number
  content: PlanContent
}

/** Keeps the plan's current content because it is asked about, signed or begun with. Repeating it is harmless. */
export async function keepVersion(transaction: Transaction, { id, version, content }: Kept, at: Date): Promise<void> {
  const row = { planId: id, version, content, hash: hashOf(id, content), at }
  const added = await transaction.insert(planVersions).values(row).onConflictDoNothing()
  if (added.rowCount === 1) await dropOldest(transaction, id)
}

/** Drops the oldest versions beyond the limit, but never one that was signed or that the plan was begun with. */
async function dropOldest(transaction: Transaction, planId: string): Promise<void> {
  await transaction.execute(sql`
    delete from plan_versions v where v.plan_id = ${planId} and v.version in (
      select old.version from plan_versions old where old.plan_id = ${planId}
        and not exists (select 1 from plan_acts a where a.plan_id = old.plan_id and a.version = old.version and a.act = 'signed')
        and not exists (select 1 from plan_executions e where e.plan_id = old.plan_id and e.begun_version = old.version)
      order by old.version
      limit greatest(0, (select count(*) from plan_versions every where every.plan_id = ${planId}) - ${planLimits.versions}))`)
}
