import { bulletinReminded, bulletinSigned } from '@learntrail/contract/bulletins/events'
import { bulletinDurations } from '@learntrail/contract/bulletins/limits'
import type { ReaderFilter } from '@learntrail/contract/bulletins/states'
import { limits } from '@learntrail/contract/limits'
import { remindersOf } from '../../platform/clock/reminders.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { firstNumbered, isArchived, numberedKey } from '../groups/index.ts'
import { countReached } from '../guardians/index.ts'
import { tellOfBulletin, tellOfReading } from './bulletin.live.ts'
import * as repository from './bulletins.repository.ts'
import { type Actor, holdLed, readBulletin } from './reach-bulletin.policy.ts'

/** Returns a page of a bulletin's addressees, each with what they have read and signed. */
export async function listReaders(
  { db, pool, clock }: Platform,
  person: Actor,
  id: string,
  { filter, cursor }: { filter?: ReaderFilter | undefined; cursor?: string | undefined },
) {
  const after = cursor === undefined ? firstNumbered : decodeCursor(cursor, numberedKey)
  const bulletin = (await repository.findBulletin(pool, person.id, id)) ?? refuse('BULLETIN_NOT_FOUND')
  if (!bulletin.isLeader) refuse('GROUP_ADMIN_REQUIRED')
  const rows = await repository.listReaders(pool, id, { filter, after, limit: limits.peoplePageSize + 1 })
  const page = pageOf(rows, limits.peoplePageSize, ({ numberOrder, since, id: accountId }) => [
    numberOrder,
    since,
    accountId,
  ])
  return {
    items: page.items.map(({ person: reader, memberNumber, hasGuardian, reading }) => ({
      person: reader.parse(),
      memberNumber,
      hasGuardian,
      ...reading.parse(),
    })),
    nextCursor: page.nextCursor,
    counts: await repository.countReaders(db, id),
    ...remindersOf(await repository.findReminded(db, id), clock.now(), reminderPause),
  }
}

const { reminderPause } = bulletinDurations

/**
 * Reminds those who have not done what a bulletin asks. The row stores when, so that two concurrent reminders become
 * one.
 */
export async function remindReaders(platform: Platform, person: Actor, id: string) {
  const at = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    const { bulletin } = await holdLed(transaction, person, id)
    if (bulletin.appearedAt === null) refuse('BULLETIN_NOT_APPEARED')
    const { remindableAt } = remindersOf(bulletin.remindedAt, at, reminderPause)
    if (remindableAt !== null) refuse('BULLETIN_REMINDED', { values: { at: remindableAt } })
    const people = await repository.listAddressees(transaction, id, 'waitedFor')
    const children = await repository.listAddressees(transaction, id, 'guardianWaitedFor')
    const mailed = await countReached(transaction, children)
    if (people.length + mailed === 0)
      return { ...remindersOf(bulletin.remindedAt, at, reminderPause), told: 0, guardians: 0 }
    await repository.updateBulletin(transaction, id, { remindedAt: at })
    const data = { title: bulletin.title, groupId: bulletin.groupId }
    await platform.events.record(transaction, bulletinReminded, { actorId: person.id, subjectId: id, data, at })
    await tellOfBulletin(platform, transaction, bulletin)
    return { ...remindersOf(at, at, reminderPause), told: people.length, guardians: mailed }
  })
}

/** Signs the wording of a version. The lock keeps the wording from changing in the meantime. */
export async function signBulletin(platform: Platform, person: Actor, id: string, { version }: { version: number }) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const bulletin = (await repository.holdBulletin(transaction, id, 'share')) ?? refuse('BULLETIN_NOT_FOUND')
    const [seen] = await repository.findSeen(transaction, person.id, [id])
    if (seen === undefined) refuse('BULLETIN_NOT_FOUND')
    const { needsSignature, appearedAt, wordsVersion, title, groupId } = bulletin
    if (await isArchived(transaction, groupId)) refuse('GROUP_ARCHIVED')
    if (!needsSignature || appearedAt === null || seen.isLeader) refuse('BULLETIN_SIGNATURE_NOT_ASKED')
    if (version < wordsVersion || version > bulletin.version)
      refuse('BULLETIN_CONFLICT', { values: { version: bulletin.version } })
    await repository.insertReading(transaction, { bulletinId: id, accountId: person.id, readAt: at })
    if (((await repository.holdSignedVersion(transaction, id, person.id)) ?? 0) >= wordsVersion) return
    const signedBy = await repository.findOwnName(transaction, person.id)
    const signature = { signedAt: at, signedBy, signedAs: 'self' as const, signedVersion: version }
    await repository.setSignature(transaction, id, person.id, signature)
    const data = { title, groupId }
    await platform.events.record(transaction, bulletinSigned, { actorId: person.id, subjectId: id, data, at })
    await tellOfReading(platform, transaction, bulletin, person.id)
  })
  return readBulletin(platform, person, id)
}
