import { befriended, blocked } from '@learntrail/contract/people/events'
import { and, eq, or } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { blocks, follows, friendships } from './people.tables.ts'

type OnBlock = (transaction: Transaction, blockerId: string, blockedId: string, at: Date) => Promise<void>
const onBlock: OnBlock[] = []

/** Registers what a feature ends, as part of the change, between two people of whom one blocks the other. */
export function whenBlocked(end: OnBlock): void {
  onBlock.push(end)
}

/** Makes two people friends who then follow each other. Repeating it changes nothing. */
export async function befriend(platform: Platform, personId: string, friendId: string): Promise<void> {
  if (personId === friendId) refuse('USER_NOT_FOUND')
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const blocked = await transaction.select().from(blocks).where(blockBetween(personId, friendId)).limit(1)
    if (blocked.length > 0) refuse('USER_NOT_FOUND')
    const made = await transaction
      .insert(friendships)
      .values([
        { personId, friendId, since: at },
        { personId: friendId, friendId: personId, since: at },
      ])
      .onConflictDoNothing()
      .returning()
    await transaction
      .insert(follows)
      .values([
        { followerId: personId, followedId: friendId, since: at },
        { followerId: friendId, followedId: personId, since: at },
      ])
      .onConflictDoNothing()
    if (made.length > 0) {
      await platform.events.record(transaction, befriended, { actorId: personId, subjectId: friendId, at })
    }
  })
}

/** Blocks a person: their friendship, their follows and what they do together end, and each of them no longer finds the other. */
export async function block(platform: Platform, blockerId: string, blockedId: string): Promise<void> {
  if (blockerId === blockedId) refuse('USER_NOT_FOUND')
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const set = await transaction
      .insert(blocks)
      .values({ blockerId, blockedId, since: at })
      .onConflictDoNothing()
      .returning()
    if (set.length === 0) return
    await transaction
      .delete(friendships)
      .where(
        or(
          and(eq(friendships.personId, blockerId), eq(friendships.friendId, blockedId)),
          and(eq(friendships.personId, blockedId), eq(friendships.friendId, blockerId)),
        ),
      )
    await transaction
      .delete(follows)
      .where(
        or(
          and(eq(follows.followerId, blockerId), eq(follows.followedId, blockedId)),
          and(eq(follows.followerId, blockedId), eq(follows.followedId, blockerId)),
        ),
      )
    for (const end of onBlock) await end(transaction, blockerId, blockedId, at)
    await platform.events.record(transaction, blocked, { actorId: blockerId, subjectId: blockedId, at })
  })
}

function blockBetween(a: string, b: string) {
  return or(
    and(eq(blocks.blockerId, a), eq(blocks.blockedId, b)),
    and(eq(blocks.blockerId, b), eq(blocks.blockedId, a)),
  )
}
