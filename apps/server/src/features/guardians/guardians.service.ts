import { guardianJoined, guardianLeft } from '@learntrail/contract/guardians/events'
import type { Guardian as GuardianSeen } from '@learntrail/contract/guardians/guardians'
import { guardianLimits } from '@learntrail/contract/guardians/limits'
import type { Relation } from '@learntrail/contract/guardians/states'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Guardian, Person } from '../../platform/access/person.ts'
import { inTransaction, type Queryable, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { countWithin, findAccount, hashToken, lookUp, newToken } from '../accounts/index.ts'
import { mailConfirmation } from './guardian-mails.service.ts'
import * as repository from './guardians.repository.ts'
import { tellOfGuardians } from './invite.service.ts'
import { makeKey } from './keys.service.ts'

interface Opening {
  token: string
  /** The caller's address, by which failed guesses are counted. */
  address: string
}

/** Looks up what a secret opens. Refuses with GUARDIAN_LINK_OVER, and stops callers who guess. */
async function opened<Found>(
  platform: Platform,
  { token, address }: Opening,
  find: (tokenHash: Buffer) => Promise<Found | undefined>,
): Promise<Found> {
  const tokenHash = hashToken(token)
  const found = await lookUp(platform, { name: tokenHash.toString('base64url'), address }, () => find(tokenHash))
  return found ?? refuse('GUARDIAN_LINK_OVER')
}

const findOpen = (platform: Platform, opening: Opening) =>
  opened(platform, opening, async (tokenHash) => {
    const invitation = await repository.findInvitation(platform.db, tokenHash)
    if (invitation === undefined || invitation.expiresAt <= platform.clock.now()) return undefined
    const inviting = await repository.findInviting(platform.db, invitation)
    return inviting && { invitation, inviting }
  })

interface Device {
  person: Person | null
  /** The guardian that the device belongs to already. */
  guardianId: string | undefined
}

export async function readInvitation(platform: Platform, opening: Opening, { person, guardianId }: Device) {
  const { invitation, inviting } = await findOpen(platform, opening)
  const { name, email, expiresAt, childId } = invitation
  const children = guardianId === undefined ? [] : await repository.listChildren(platform.pool, guardianId)
  return {
    ...inviting,
    name,
    email,
    expiresAt: expiresAt.toISOString(),
    isChild: person?.id === childId,
    children: children.map((child) => child.name),
  }
}

interface Accepting extends Opening {
  name: string
  relation: Relation
  email: string | null
  isWeekly: boolean
  locale: Locale
}

/**
 * Accepts an invitation. The caller becomes a guardian of the child; a device that belongs to a guardian adds the child
 * to theirs.
 */
export async function acceptInvitation(platform: Platform, accepting: Accepting, device: Device) {
  const { invitation } = await findOpen(platform, accepting)
  const { childId } = invitation
  if (device.person?.id === childId) refuse('GUARDIAN_IS_CHILD')
  const now = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    await repository.holdChild(transaction, childId)
    const held = await repository.holdInvitation(transaction, invitation.tokenHash)
    if (held === undefined) refuse('GUARDIAN_LINK_OVER')
    const known = device.guardianId && (await repository.holdGuardian(transaction, device.guardianId))
    const guardian = known || (await newGuardian(transaction, accepting, held, now))
    if (known && (await repository.countChildren(transaction, known.id)) >= guardianLimits.children)
      refuse('CHILD_LIMIT_REACHED', { values: { limit: guardianLimits.children } })
    const isFull = (await repository.countOfChild(transaction, childId)) >= guardianLimits.ofChild
    const { relation } = accepting
    const row = { childId, guardianId: guardian.id, relation, inviter: held.inviter, since: now }
    const isNew = await repository.insertGuardianship(transaction, row)
    if (isNew && isFull) refuse('GUARDIAN_LIMIT_REACHED', { values: { limit: guardianLimits.ofChild } })
    if (isNew) {
      await repository.spendInvitation(transaction, held)
      const fact = { actorId: null, subjectId: childId, at: now }
      await platform.events.record(transaction, guardianJoined, fact)
      await tellOfGuardians(platform, transaction, childId, held.groupId)
    }
    const key = known ? null : await makeKey(transaction, { guardianId: guardian.id, kind: 'device', now })
    const confirms = await settleEmail(platform, transaction, guardian, { given: accepting.email, held })
    return { childId, confirms, guardianId: guardian.id, token: key?.token ?? null }
  })
}

async function newGuardian(
  transaction: Transaction,
  { name, isWeekly, locale }: Accepting,
  held: repository.StoredInvitation,
  now: Date,
): Promise<repository.StoredGuardian> {
  const row = {
    id: newId(now.getTime()),
    accountId: null,
    name,
    locale,
    isWeekly,
    mailsBulletins: true,
    weeklyOn: null,
    // A person who has the secret of a mail has received it, so the address counts as confirmed.
    email: held.email,
    emailConfirmedAt: held.email === null ? null : now,
    unsubscribeToken: newToken(),
    createdAt: now,
  }
  await repository.insertGuardian(transaction, row)
  return row
}

/** Returns whether a new address was given, which is mailed a confirmation first. */
async function settleEmail(
  platform: Platform,
  transaction: Transaction,
  guardian: repository.StoredGuardian,
  { given, held }: { given: string | null; held: repository.StoredInvitation },
): Promise<boolean> {
  if (given === null || given.toLowerCase() === (guardian.email ?? held.email)?.toLowerCase()) return false
  await changeEmail(platform, transaction, guardian, given)
  return true
}

async function changeEmail(
  platform: Platform,
  transaction: Transaction,
  { id, name, locale }: repository.StoredGuardian,
  email: string,
): Promise<void> {
  const now = platform.clock.now()
  const counted = { key: `guardian-confirmations:${id}`, now, withinMs: 86_400_000 }
  await countWithin(transaction, counted, ({ length }) => {
    if (length >= guardianLimits.mailsOfChildADay)
      refuse('GUARDIAN_MAIL_LIMIT_REACHED', { values: { limit: guardianLimits.mailsOfChildADay } })
  })
  await repository.updateGuardian(transaction, id, { email, emailConfirmedAt: null })
  await mailConfirmation(platform, transaction, { guardianId: id, email, locale, name })
}

/** Exchanges a personal link for a key of the device's own. */
export async function enter(platform: Platform, opening: Opening): Promise<string> {
  const now = platform.clock.now()
  const key = await opened(platform, opening, async (tokenHash) => {
    const found = await repository.findKey(platform.db, tokenHash)
    return found?.kind === 'link' && found.expiresAt > now ? found : undefined
  })
  return inTransaction(platform.db, async (transaction) => {
    const guardian = (await repository.holdGuardian(transaction, key.guardianId)) ?? refuse('GUARDIAN_LINK_OVER')
    const isTheirs = key.email !== null && key.email.toLowerCase() === guardian.email?.toLowerCase()
    if (isTheirs && guardian.emailConfirmedAt === null)
      await repository.updateGuardian(transaction, guardian.id, { emailConfirmedAt: now })
    // A link to another device works once; links in mails work until they expire.
    if (key.email === null) await repository.deleteKey(transaction, key.tokenHash)
    return (await makeKey(transaction, { guardianId: guardian.id, kind: 'device', now })).token
  })
}

export async function readGuardian(
  { db, pool }: Platform,
  { id }: Pick<Guardian, 'id'>,
  person: Person | null,
): Promise<GuardianSeen> {
  const row = (await repository.findGuardian(db, id)) ?? refuse('GUARDIAN_REQUIRED')
  const children = await repository.listChildren(pool, id)
  const account = person === null ? undefined : await findAccount(db, person.id)
  const { name, email, emailConfirmedAt, isWeekly, mailsBulletins, locale, accountId } = row
  return {
    id,
    name,
    email,
    isEmailConfirmed: emailConfirmedAt !== null,
    isWeekly,
    mailsBulletins,
    locale,
    children,
    hasAccount: accountId !== null,
    account:
      account === undefined
        ? null
        : { name: account.displayName, isChild: children.some((child) => child.id === account.id) },
  }
}

interface Change {
  name?: string | undefined
  email?: string | null | undefined
  isWeekly?: boolean | undefined
  mailsBulletins?: boolean | undefined
  locale?: Locale | undefined
}

export async function changeGuardian(
  platform: Platform,
  guardian: Guardian,
  { email, ...change }: Change,
): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const before = (await repository.holdGuardian(transaction, guardian.id)) ?? refuse('GUARDIAN_REQUIRED')
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    await repository.updateGuardian(transaction, guardian.id, given)
    if (email === undefined || email?.toLowerCase() === before.email?.toLowerCase()) return
    if (email !== null) return changeEmail(platform, transaction, { ...before, ...given }, email)
    await repository.updateGuardian(transaction, guardian.id, { email: null, emailConfirmedAt: null, isWeekly: false })
  })
}

export async function makeLink(platform: Platform, { id }: Guardian) {
  const now = platform.clock.now()
  const key = await inTransaction(platform.db, (transaction) =>
    makeKey(transaction, { guardianId: id, kind: 'link', now }),
  )
  return { token: key.token, expiresAt: key.expiresAt.toISOString() }
}

/**
 * Attaches the guardian that a device belongs to, to the signed-in account, merging with one the account has already.
 * Returns the guardian's id.
 */
export async function keepInAccount(platform: Platform, { id }: Guardian, person: Person | null): Promise<string> {
  if (person === null) refuse('GUARDIAN_ACCOUNT_REQUIRED')
  return inTransaction(platform.db, async (transaction) => {
    const guardian = (await repository.holdGuardian(transaction, id)) ?? refuse('GUARDIAN_REQUIRED')
    if (guardian.accountId === person.id) return id
    if ((await repository.findGuardianship(transaction, id, person.id)) !== undefined) refuse('GUARDIAN_IS_CHILD')
    const known = await repository.findOfAccount(transaction, person.id)
    if (known === undefined && guardian.accountId === null) {
      await repository.updateGuardian(transaction, id, { accountId: person.id })
      return id
    }
    // A guardian attached to another account stays there.
    if (known === undefined || guardian.accountId !== null) refuse('GUARDIAN_ACCOUNT_REQUIRED')
    const children =
      (await repository.countChildren(transaction, known)) + (await repository.countChildren(transaction, id))
    if (children > guardianLimits.children)
      refuse('CHILD_LIMIT_REACHED', { values: { limit: guardianLimits.children } })
    await repository.mergeGuardians(transaction, id, known)
    return known
  })
}

/** Ends a guardianship; returns false if there was none. */
export async function endGuardianship(
  platform: Platform,
  transaction: Transaction,
  {
    guardianId,
    childId,
    by,
    groupId = null,
  }: { guardianId: string; childId: string; by: string | null; groupId?: string | null },
): Promise<boolean> {
  await repository.holdChild(transaction, childId)
  if (!(await repository.deleteGuardianship(transaction, guardianId, childId))) return false
  const fact = { actorId: by, subjectId: childId, at: platform.clock.now() }
  await platform.events.record(transaction, guardianLeft, fact)
  await tellOfGuardians(platform, transaction, childId, groupId)
  return true
}

export async function stopGuarding(platform: Platform, guardian: Guardian, childId: string): Promise<void> {
  const isEnded = await inTransaction(platform.db, (transaction) =>
    endGuardianship(platform, transaction, { guardianId: guardian.id, childId, by: null }),
  )
  if (!isEnded) refuse('CHILD_NOT_FOUND')
}

/** Stops all mails to a guardian; idempotent. */
export async function unsubscribe({ db }: Platform, token: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const id = (await repository.findByUnsubscribeToken(transaction, token)) ?? refuse('GUARDIAN_LINK_OVER')
    await repository.updateGuardian(transaction, id, { isWeekly: false, mailsBulletins: false })
  })
}

/** Returns the guardian's relation to a child; refuses with CHILD_NOT_FOUND for a child that is not theirs. */
export async function reachChild(db: Queryable, guardian: Guardian, childId: string) {
  return (await repository.findGuardianship(db, guardian.id, childId)) ?? refuse('CHILD_NOT_FOUND')
}
