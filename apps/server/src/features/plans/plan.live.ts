import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Tells everybody who takes part in a plan, invited people included, that it changed. */
export async function tellOfPlan({ realtime }: Platform, transaction: Transaction, id: string): Promise<void> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select owner_id as id from plans where id = ${id}
    union select person_id from plan_members where plan_id = ${id}
    union select person_id from plan_signers where plan_id = ${id} and asked_at is not null`)
  await realtime.tell(transaction, ...rows.map((row) => ({ topic: row.id, kind: 'updatePlan' as const, id })))
}
