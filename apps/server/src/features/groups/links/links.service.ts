import { randomUUID } from 'node:crypto'
import { groupLinkMade, groupLinkRevoked } from '@learntrail/contract/groups/events'
import { levelOf } from '@learntrail/contract/groups/roles'
import { and, eq, gt } from 'drizzle-orm'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Actor } from '../actor.rules.ts'
import { findGroup } from '../groups.repository.ts'
import { holdAdministered } from '../groups.service.ts'
import { groupLinks } from '../groups.tables.ts'

export type GroupLink = typeof groupLinks.$inferSelect

/**
 * SQL of the group that a link leads to, for a union with the other links: owner_id (who made the link), expires_at,
 * group_id and group_name, in this order. `code` is SQL.
 */
export function groupOfLink(code: string): string {
  return `select gl.made_by, gl.expires_at, g.id, g.name from group_links gl
    join groups g on g.id = gl.group_id and g.deleted_at is null where gl.code = ${code}`
}

/** Makes a link to a group, valid for `life` milliseconds; the previous one ends at once. */
export async function makeGroupLink(platform: Platform, person: Actor, groupId: string, life: number) {
  const at = platform.clock.now()
  const expiresAt = new Date(at.getTime() + life)
  const link: GroupLink = { groupId, code: randomUUID(), madeBy: person.id, createdAt: at, expiresAt }
  await inTransaction(platform.db, async (transaction) => {
    const { name } = await holdAdministered(transaction, person, groupId)
    const { groupId: _, ...anew } = link
    await transaction.insert(groupLinks).values(link).onConflictDoUpdate({ target: groupLinks.groupId, set: anew })
    await platform.events.record(transaction, groupLinkMade, {
      actorId: person.id,
      subjectId: groupId,
      at,
      data: { name },
    })
  })
  return link
}

/** Returns the valid link, for administrators. */
export async function readGroupLink(
  { db, pool, clock }: Platform,
  person: Actor,
  groupId: string,
): Promise<GroupLink | undefined> {
  const group = (await findGroup(pool, person.id, { groupId }, clock.now())) ?? refuse('GROUP_NOT_FOUND')
  const level = levelOf(group.role)
  if (level !== 0 && level !== 1) refuse('GROUP_ADMIN_REQUIRED')
  const found = await db
    .select()
    .from(groupLinks)
    .where(and(eq(groupLinks.groupId, groupId), gt(groupLinks.expiresAt, clock.now())))
  return found[0]
}

export async function revokeGroupLink(platform: Platform, person: Actor, groupId: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { name } = await holdAdministered(transaction, person, groupId)
    const revoked = await transaction.delete(groupLinks).where(eq(groupLinks.groupId, groupId))
    if (revoked.rowCount === 0) return
    const fact = { actorId: person.id, subjectId: groupId, data: { name }, at }
    await platform.events.record(transaction, groupLinkRevoked, fact)
  })
}
