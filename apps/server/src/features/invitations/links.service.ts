import { randomUUID } from 'node:crypto'
import { invitationMade, invitationRevoked } from '@learntrail/contract/invitations/events'
import type { Invitation, InvitationLink } from '@learntrail/contract/invitations/invitations'
import { type InvitationDays, lifeOf } from '@learntrail/contract/invitations/limits'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import * as repository from './links.repository.ts'

/** Makes a link valid for `days` days; the previous one ends at once. */
export async function makeLink(platform: Platform, me: string, days: InvitationDays): Promise<repository.Link> {
  const at = platform.clock.now()
  const link = {
    ownerId: me,
    code: randomUUID(),
    createdAt: at,
    expiresAt: new Date(at.getTime() + lifeOf(days)),
  }
  await inTransaction(platform.db, async (transaction) => {
    await repository.putLink(transaction, link)
    await platform.events.record(transaction, invitationMade, { actorId: me, subjectId: me, at })
  })
  return link
}

export function readMyLink({ db, clock }: Platform, me: string): Promise<repository.Link | undefined> {
  return repository.findLinkOf(db, me, clock.now())
}

export async function revokeLink(platform: Platform, me: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    if (!(await repository.deleteLinkOf(transaction, me, at))) return
    await platform.events.record(transaction, invitationRevoked, { actorId: me, subjectId: me, at })
  })
}

/** Returns the inviter and the target of a link; `viewer` is null for a guest. */
export async function openLink(
  { pool, clock }: Platform,
  viewer: string | null,
  invitationLinkId: string,
): Promise<Invitation> {
  const opened = await repository.findOpenedLink(pool, viewer, invitationLinkId, clock.now())
  const { expiresAt, ...rest } = opened ?? refuse('INVITATION_OVER')
  return { invitationLinkId, ...rest, expiresAt: expiresAt.toISOString() }
}

export const linkView = ({
  code,
  createdAt,
  expiresAt,
}: Pick<repository.Link, 'code' | 'createdAt' | 'expiresAt'>): InvitationLink => ({
  invitationLinkId: code,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})
