import { isDeepStrictEqual } from 'node:util'
import type { BulletinChange } from '@learntrail/contract/bulletins/bulletin'
import {
  bulletinChanged,
  bulletinDeleted,
  bulletinPublished,
  bulletinScheduled,
} from '@learntrail/contract/bulletins/events'
import { bulletinLimits } from '@learntrail/contract/bulletins/limits'
import { plainText } from '@learntrail/contract/content/document'
import { limits } from '@learntrail/contract/limits'
import { z } from 'zod'
import { checkAhead } from '../../platform/clock/check-ahead.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { lastMoment } from '../../platform/paging/by-moment.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkAddedFiles, letGoOfAnybodys } from '../files/index.ts'
import { isClassGroup, isMemberOf } from '../groups/index.ts'
import { tellOfBulletin, tellOfReading } from './bulletin.live.ts'
import * as repository from './bulletins.repository.ts'
import { findPhotos } from './guardian-signatures.repository.ts'
import { type Actor, holdKept, holdLed, readBulletin, summaryOf } from './reach-bulletin.policy.ts'
import { enqueueRelease } from './release.service.ts'

const placeKey = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()])

export async function listBulletins(
  { db, pool }: Platform,
  person: Actor,
  { groupId, cursor }: { groupId: string; cursor?: string | undefined },
) {
  const after = cursor === undefined ? ([true, ...lastMoment] as const) : decodeCursor(cursor, placeKey)
  if (!(await isMemberOf(db, person.id, groupId))) refuse('GROUP_NOT_FOUND')
  const rows = await repository.listBulletins(pool, person.id, { groupId, after, limit: limits.pageSize + 1 })
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ isPinned, appearsAt, id }) => [
    isPinned,
    appearsAt,
    id,
  ])
  return { items: items.map(summaryOf), nextCursor, unread: await repository.countUnread(pool, person.id, groupId) }
}

type GivenChange = { [Name in keyof BulletinChange]?: BulletinChange[Name] | undefined }

/** Changes parts of a bulletin. Earlier signatures remain below the earlier wording. */
export async function changeBulletin(
  platform: Platform,
  person: Actor,
  id: string,
  { version, appearsAt, ...parts }: GivenChange & { version: number },
) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const before = await holdKept(transaction, person, id)
    if (before.version !== version) refuse('BULLETIN_CONFLICT', { values: { version: before.version } })
    if (parts.needsGuardian === true && !before.needsGuardian && !(await isClassGroup(transaction, before.groupId)))
      refuse('GUARDIANS_NOT_HERE')
    const time = changeOfTime(before, appearsAt, at)
    const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
    const after = { ...before, ...given }
    if (time === undefined && isDeepStrictEqual(before, after)) return
    const saysOther = !isDeepStrictEqual(wordsOf(before), wordsOf(after))
    const { fileIds } = parts
    if (fileIds !== undefined) await checkFiles(transaction, person, fileIds, before.fileIds)
    await repository.updateBulletin(transaction, id, {
      ...given,
      ...time,
      version: version + 1,
      updatedAt: at,
      ...(saysOther ? { text: plainText(after.content), wordsVersion: version + 1 } : {}),
      ...(saysOther && before.appearedAt !== null ? { changedAt: at } : {}),
    })
    const gone = before.fileIds.filter((one) => !after.fileIds.includes(one))
    await letGoOfAnybodys(platform, transaction, gone)
    if (time?.appearedAt === null) await enqueueRelease(platform, transaction, { id, appearsAt: time.appearsAt })
    const data = { title: after.title, groupId: before.groupId }
    await platform.events.record(transaction, eventOf(time), { actorId: person.id, subjectId: id, data, at })
    await tellOfBulletin(platform, transaction, before)
  })
  return readBulletin(platform, person, id)
}

interface Time {
  appearsAt: Date
  /** Null if it appears later. */
  appearedAt: Date | null
}

/** Returns the new time, or undefined if it stays. Refuses to change the time of a bulletin that has appeared. */
function changeOfTime(
  before: repository.StoredBulletin,
  given: string | null | undefined,
  now: Date,
): Time | undefined {
  const isSame = given === undefined || (given !== null && new Date(given).getTime() === before.appearsAt.getTime())
  if (isSame) return undefined
  if (before.appearedAt !== null) return refuseField('appearsAt', 'invalid')
  if (given === null) return { appearsAt: now, appearedAt: now }
  const appearsAt = new Date(given)
  checkAhead('appearsAt', appearsAt, now)
  return { appearsAt, appearedAt: null }
}

function eventOf(time: Time | undefined) {
  if (time === undefined) return bulletinChanged
  return time.appearedAt === null ? bulletinScheduled : bulletinPublished
}

const wordsOf = ({ title, content, fileIds }: Pick<repository.StoredBulletin, 'title' | 'content' | 'fileIds'>) => ({
  title,
  content,
  fileIds,
})

async function checkFiles(transaction: Transaction, person: Actor, fileIds: string[], before: string[]) {
  const kept = fileIds.filter((one) => before.includes(one))
  const added = fileIds.filter((one) => !before.includes(one))
  await checkAddedFiles(transaction, person.id, added, kept)
}

export async function deleteBulletin(platform: Platform, person: Actor, id: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const bulletin = await holdKept(transaction, person, id)
    const { title, groupId, fileIds } = bulletin
    const photos = await findPhotos(transaction, id)
    await repository.deleteBulletin(transaction, id)
    await letGoOfAnybodys(platform, transaction, [...fileIds, ...photos])
    const data = { title, groupId, hadAppeared: bulletin.appearedAt !== null }
    await platform.events.record(transaction, bulletinDeleted, { actorId: person.id, subjectId: id, data, at })
    await tellOfBulletin(platform, transaction, bulletin)
  })
}

/** Pins a bulletin to the top of its group, or unpins it. */
export async function pinBulletin(platform: Platform, person: Actor, id: string, isPinned: boolean) {
  await inTransaction(platform.db, async (transaction) => {
    const { bulletin } = await holdLed(transaction, person, id)
    if (bulletin.isPinned === isPinned) return
    await repository.holdBulletinsOf(transaction, bulletin.groupId)
    if (isPinned && (await repository.countPinned(transaction, bulletin.groupId)) >= bulletinLimits.pinned)
      refuse('BULLETIN_PIN_LIMIT_REACHED', { values: { limit: bulletinLimits.pinned } })
    await repository.updateBulletin(transaction, id, { isPinned })
    await tellOfBulletin(platform, transaction, bulletin)
  })
  return readBulletin(platform, person, id)
}

/** Marks bulletins as read, each once. */
export async function seeBulletins(platform: Platform, person: Actor, bulletinIds: string[]): Promise<void> {
  const readAt = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const seen = await repository.findSeen(transaction, person.id, bulletinIds)
    if (seen.length < bulletinIds.length) refuse('BULLETIN_NOT_FOUND')
    for (const { id, groupId, hasAppeared } of seen) {
      // A bulletin that has not appeared cannot have been read.
      if (!hasAppeared) continue
      const isFirst = await repository.insertReading(transaction, { bulletinId: id, accountId: person.id, readAt })
      if (isFirst) await tellOfReading(platform, transaction, { id, groupId }, person.id)
    }
  })
}
