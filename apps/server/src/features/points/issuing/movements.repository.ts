import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'

export async function findBalance(transaction: Transaction, groupId: string, id: string): Promise<number> {
  const { rows } = await transaction.execute<{ balance: number }>(sql`
    select balance from point_accounts where group_id = ${groupId} and id = ${id}`)
  return rows[0]?.balance ?? 0
}

interface Given {
  holderId: string
  /** Null when the account is gone. */
  personId: string | null
  budgetId: string
  amount: number
  /** Whether a reset has returned these points to the group since. */
  isEmptied: boolean
}

/** Returns a movement that gave points to a member. */
export async function findMovement(
  transaction: Transaction,
  groupId: string,
  movementId: string,
): Promise<Given | undefined> {
  const { rows } = await transaction.execute<{ [Name in keyof Given]: Given[Name] }>(sql`
    select a.id as "holderId", a.account_id as "personId", e.from_id as "budgetId", e.amount,
      coalesce(a.emptied_id > e.id, false) as "isEmptied"
    from point_entries e join point_accounts a on a.group_id = e.group_id and a.id = e.to_id and a.kind = 'member'
    where e.group_id = ${groupId} and e.id = ${movementId} and e.kind in ('issued', 'handedIn', 'quality')`)
  return rows[0]
}
