import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Relation } from '@learntrail/contract/people/relation'
import { and, eq, gt } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { joinAccount } from '../accounts/index.ts'
import { groupOfLink } from '../groups/index.ts'
import { personSummaryOf, relationOf, visiblePerson } from '../people/index.ts'
import { invitationLinks } from './invitations.tables.ts'

export type Link = typeof invitationLinks.$inferSelect

/** Stores the owner's link in place of the previous one. */
export async function putLink(transaction: Transaction, link: Link): Promise<void> {
  const { ownerId: _, ...anew } = link
  await transaction.insert(invitationLinks).values(link).onConflictDoUpdate({
    target: invitationLinks.ownerId,
    set: anew,
  })
}

export async function findLinkOf(db: Queryable, ownerId: string, now: Date): Promise<Link | undefined> {
  const found = await db
    .select()
    .from(invitationLinks)
    .where(and(eq(invitationLinks.ownerId, ownerId), gt(invitationLinks.expiresAt, now)))
  return found[0]
}

/** Deletes the owner's link; true when it was still valid. */
export async function deleteLinkOf(transaction: Transaction, ownerId: string, now: Date): Promise<boolean> {
  const removed = await transaction.delete(invitationLinks).where(eq(invitationLinks.ownerId, ownerId)).returning()
  return removed.some(({ expiresAt }) => expiresAt > now)
}

export interface OpenedLink {
  /** The group that the link leads into; null for a link to the product. */
  groupId: string | null
  groupName: string | null
  inviter: PersonSummary
  expiresAt: Date
  isMine: boolean
  relation: Relation | null
}

/** $1 viewer (null for a guest), $2 code, $3 now. Finds nothing unless the viewer may see the inviter. */
const openedLinkQuery = {
  name: 'invitation-opened',
  text: `select l.group_id as "groupId", l.group_name as "groupName", ${personSummaryOf('a')} as inviter,
      l.expires_at as "expiresAt", coalesce(a.id = $1, false) as "isMine",
      case when $1::uuid is not null then ${relationOf('$1', 'a.id')} end as relation
    from (
      select owner_id, expires_at, null::uuid as group_id, null::text as group_name from invitation_links where code = $2
      union all ${groupOfLink('$2')}) l
    ${joinAccount('a', 'l.owner_id')}
    where l.expires_at > $3 and a.suspended_at is null
      and (a.id = $1 or ${visiblePerson('$1', 'a')})`,
}

export async function findOpenedLink(
  pool: Pool,
  viewer: string | null,
  code: string,
  now: Date,
): Promise<OpenedLink | undefined> {
  const found = await pool.query<OpenedLink>({ ...openedLinkQuery, values: [viewer, code, now] })
  return found.rows[0]
}

/** Returns the owner of a link valid at `at`. Checks no blocks: a new account has no relations yet. */
export async function findInviter(db: Queryable, code: string, at: Date): Promise<string | undefined> {
  const found = await db
    .select({ ownerId: invitationLinks.ownerId })
    .from(invitationLinks)
    .where(and(eq(invitationLinks.code, code), gt(invitationLinks.expiresAt, at)))
  return found[0]?.ownerId
}
