import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/database/index.ts'
import { rewardAccounts, rewardActs, rewardEntries } from '../rewards.tables.ts'
import { type Moved, moveRewards } from './move-rewards.service.ts'

const toAccounts = alias(rewardAccounts, 'receiver')

/** Finds an entry of points given by hand, with its act; undefined if it is not one. */
export async function findGiven(transaction: Transaction, entryId: string) {
  const [given] = await transaction
    .select({
      from: rewardEntries.fromId,
      to: rewardEntries.toId,
      amount: rewardEntries.amount,
      kind: rewardEntries.kind,
      actId: rewardActs.id,
      actorId: rewardActs.actorId,
      reason: rewardActs.reason,
      groupId: rewardActs.groupId,
      schoolId: rewardActs.schoolId,
      /** Null if their account is gone. */
      personId: toAccounts.accountId,
    })
    .from(rewardEntries)
    .innerJoin(rewardActs, eq(rewardActs.id, rewardEntries.actId))
    .innerJoin(toAccounts, eq(toAccounts.id, rewardEntries.toId))
    .where(eq(rewardEntries.id, entryId))
  return given?.kind === 'issued' || given?.kind === 'gift' ? given : undefined
}
export type Given = NonNullable<Awaited<ReturnType<typeof findGiven>>>

/**
 * Moves exactly the points of an entry given by hand back, once. Refuses REWARDS_SPENT if the purse no longer holds
 * them. Null if they were taken back before.
 */
export async function moveBack(
  transaction: Transaction,
  { from, to, amount, reason, groupId, schoolId, actId }: Given,
  { entryId, actorId, at }: { entryId: string; actorId: string; at: Date },
): Promise<Moved | null> {
  return moveRewards(transaction, {
    act: { kind: 'correction', actorId, reason, groupId, schoolId, reverses: actId },
    source: `reversal:${entryId}`,
    at,
    takes: 'all',
    moves: [{ from: to, to: from, amount, reverses: entryId }],
  })
}
