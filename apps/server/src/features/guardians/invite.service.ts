import { guardianInvited } from '@learntrail/contract/guardians/events'
import type { GuardianInvitation } from '@learntrail/contract/guardians/guardian'
import { guardianDurations, guardianLimits } from '@learntrail/contract/guardians/limits'
import { guardianPaths } from '@learntrail/contract/guardians/paths'
import type { GuardianInviter } from '@learntrail/contract/guardians/states'
import { durations } from '@learntrail/contract/limits'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Platform } from '../../platform/platform.ts'
import { countWithin, hashToken, newToken, sendMail } from '../accounts/index.ts'
import { guardianTexts } from './guardian.texts.ts'
import * as repository from './guardians.repository.ts'

export interface Inviting {
  childId: string
  inviter: GuardianInviter
  invitedBy: string
  /** The group whose leader invites; null if a pupil or a school does. */
  groupId: string | null
  /**
   * The school whose list names the guardian: the mails then count against the school's limit, not that of the
   * importing person.
   */
  schoolId?: string
  /** Empty if unknown. */
  name: string
  /** Where the invitation is mailed; null if it is shown or printed as a code. */
  email: string | null
  locale: Locale
}

interface Invited {
  invitation: GuardianInvitation
  /** The secret, which is never returned again. */
  token: string
}

/**
 * Invites a guardian of a child within the transaction; used by teachers, pupils and imports of schools. Returns null
 * if the address is already a guardian's of this child, or was invited within the last day; for an import, if an
 * invitation is still open. Refuses with GUARDIAN_MAIL_LIMIT_REACHED.
 */
export async function inviteGuardian(
  platform: Platform,
  transaction: Transaction,
  given: Inviting,
): Promise<Invited | null> {
  const { childId, inviter, invitedBy, groupId, schoolId, name, email, locale } = given
  const now = platform.clock.now()
  await repository.holdChild(transaction, childId)
  if (email !== null) {
    if (await repository.isAddressKnown(transaction, childId, email, knownSince(now, inviter))) return null
    if (schoolId === undefined)
      await countMails(transaction, `guardian-mails:${invitedBy}`, guardianLimits.mailsADay, now)
    else await countMails(transaction, `guardian-mails-of-school:${schoolId}`, guardianLimits.mailsOfSchoolADay, now)
    await countMails(transaction, `guardian-mails-of:${childId}`, guardianLimits.mailsOfChildADay, now)
  }
  const token = newToken()
  const way = email === null ? ('code' as const) : ('mail' as const)
  const expiresAt = new Date(now.getTime() + guardianDurations.invitation)
  const row = { childId, id: newId(now.getTime()), way, inviter, invitedBy, groupId, name, email, locale }
  const usesLeft = email === null ? guardianLimits.usesOfCode : 1
  const kept = { ...row, tokenHash: hashToken(token), usesLeft, createdAt: now, expiresAt }
  await repository.insertInvitation(transaction, kept)
  await repository.keepNewestInvitations(transaction, childId, guardianLimits.invitations)
  const fact = { actorId: invitedBy, subjectId: childId, data: { way, inviter }, at: now }
  await platform.events.record(transaction, guardianInvited, fact)
  await tellOfGuardians(platform, transaction, childId, groupId)
  if (email !== null) await mailInvitation(platform, transaction, { ...kept, email }, token)
  const times = { createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() }
  return { invitation: { id: row.id, way, inviter, name, email, ...times }, token }
}

/**
 * Returns the moment before which an invited address may be invited again. Schools import the same list again and
 * again.
 */
const knownSince = (now: Date, inviter: GuardianInviter): Date =>
  new Date(now.getTime() - (inviter === 'school' ? guardianDurations.invitation : durations.day))

/** Returns how many of these addresses a school's import would invite. */
export async function countUninvited(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  addresses: readonly { childId: string; email: string }[],
): Promise<number> {
  return addresses.length === 0 ? 0 : repository.countUnknown(db, addresses, knownSince(clock.now(), 'school'))
}

/** Tells those who have the guardians of a child or group open, as a live event, that they changed. */
export function tellOfGuardians(
  { realtime }: Platform,
  transaction: Transaction,
  childId: string,
  groupId: string | null = null,
): Promise<void> {
  const topics = groupId === null ? [childId] : [childId, groupId]
  return realtime.tell(
    transaction,
    ...topics.map((topic) => ({ topic, kind: 'updateGuardians' as const, id: childId })),
  )
}

async function countMails(transaction: Transaction, key: string, most: number, now: Date): Promise<void> {
  await countWithin(transaction, { key, now, withinMs: durations.day }, ([first, ...sent]) => {
    if (first !== undefined && sent.length + 1 >= most)
      refuse('GUARDIAN_MAIL_LIMIT_REACHED', {
        values: { limit: most },
        retryAfter: (first + durations.day - now.getTime()) / 1000,
      })
  })
}

async function mailInvitation(
  platform: Platform,
  transaction: Transaction,
  invitation: repository.StoredInvitation & { email: string },
  token: string,
): Promise<void> {
  const { locale, email, name } = invitation
  const inviting = await repository.findInviting(transaction, invitation)
  if (inviting === undefined) return
  const { greeting, greetingUnknown, noAccount, invitation: said } = guardianTexts[locale]
  const { childName, invitedBy, groupName } = inviting
  const to = `${platform.config.publicUrl}${guardianPaths.invitation(token)}`
  const content = {
    subject: said.subject(childName),
    greeting: name === '' ? greetingUnknown : greeting(name),
    body: [said.body],
    items: [{ sentence: said.item(childName), excerpt: said.from(invitedBy, groupName), to }],
    link: { to, button: said.button },
    after: [noAccount, said.after],
  }
  await platform.jobs.enqueue(transaction, sendMail, letter(locale, email, content))
}
