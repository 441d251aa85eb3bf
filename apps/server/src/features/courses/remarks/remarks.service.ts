import { courseRemarkRemoved, courseRemarkWritten } from '@learntrail/contract/courses/events'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Remark, RemarkPage, RemarkState, RemarkThread } from '@learntrail/contract/courses/remarks'
import { limits } from '@learntrail/contract/limits'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkNoContact } from '../../groups/index.ts'
import { reachTaught } from '../co-editing/reach.policy.ts'
import * as courses from '../courses.repository.ts'
import { tellOfRemarks } from './remarks.live.ts'
import { type Looking, mayRemark, saidAbilities } from './remarks.policy.ts'
import type { RemarkRow } from './remarks.repository.ts'
import * as repository from './remarks.repository.ts'

export type Actor = Pick<Person, 'id' | 'suspendedAt'>

/** A remark as named by calls. */
export interface NamedRemark {
  id: string
  remarkId: string
}

/** Returns the person's part in teaching the course; refuses others with COURSE_NOT_FOUND. */
const lookAt = async (platform: Platform, person: Actor, courseId: string): Promise<Looking> => ({
  person,
  part: await reachTaught(platform.db, person.id, courseId),
})

/** Same, for writers. */
export async function joinIn(platform: Platform, person: Actor, courseId: string): Promise<Looking> {
  const looking = await lookAt(platform, person, courseId)
  if (!mayRemark(looking)) refuse('NO_PERMISSION')
  return looking
}

const remarkFor = (looking: Looking, { authorId, ...row }: RemarkRow): Remark => ({
  ...row,
  can: saidAbilities(looking, authorId),
})

export async function listRemarks(
  platform: Platform,
  person: Actor,
  { id, unitId, state, cursor }: { id: string; unitId: string; state: RemarkState; cursor?: string | undefined },
): Promise<RemarkPage> {
  const looking = await lookAt(platform, person, id)
  if (!(await courses.hadUnit(platform.db, id, unitId))) refuse('COURSE_UNIT_NOT_FOUND')
  const [before] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const limit = state === 'open' ? courseLimits.openRemarks : limits.pageSize
  const rows = await repository.listRemarks(platform.pool, unitId, { state, before, limit: limit + 1 })
  const { items, nextCursor } = pageOf(rows, limit, ({ _id }) => [_id])
  return { items: items.map((row) => remarkFor(looking, row)), nextCursor, canWrite: mayRemark(looking) }
}

export async function countRemarks(platform: Platform, person: Actor, courseId: string) {
  await lookAt(platform, person, courseId)
  return { units: await repository.countRemarks(platform.pool, courseId) }
}

export async function readRemark(
  platform: Platform,
  person: Actor,
  { id, remarkId }: NamedRemark,
): Promise<RemarkThread> {
  const looking = await lookAt(platform, person, id)
  const row = (await repository.findRemark(platform.pool, id, remarkId)) ?? refuse('COURSE_REMARK_NOT_FOUND')
  const replies = await repository.listReplies(platform.pool, remarkId)
  return {
    remark: remarkFor(looking, row),
    replies: replies.map(({ authorId, ...reply }) => ({ ...reply, can: saidAbilities(looking, authorId) })),
  }
}

const remarkOf = async (platform: Platform, person: Actor, named: NamedRemark): Promise<Remark> =>
  (await readRemark(platform, person, named)).remark

interface Written {
  unitId: string
  start: string
  end: string
  quote: string
  content: string
  clientId: string
}

/** Makes a remark on a passage; for a client id used before, answers the existing one. */
export async function writeRemark(
  platform: Platform,
  person: Actor,
  id: string,
  { unitId, clientId, start, end, ...said }: Written,
): Promise<Remark> {
  await joinIn(platform, person, id)
  const at = platform.clock.now()
  const remarkId = await inTransaction(platform.db, async (transaction) => {
    await repository.holdRemarksOf(transaction, unitId)
    const there = await repository.findByClient(transaction, person.id, clientId)
    if (there !== undefined) return there.courseId === id ? there.id : refuse('COURSE_UNIT_NOT_FOUND')
    const course = (await courses.findCourse(transaction, id)) ?? refuse('COURSE_NOT_FOUND')
    if (!(await courses.hasUnit(transaction, id, unitId))) refuse('COURSE_UNIT_NOT_FOUND')
    await checkRoom(transaction, unitId)
    await checkWords(platform, transaction, { id, personId: person.id, content: said.content })
    const remarkId = newId(at.getTime())
    await repository.insertRemark(transaction, {
      ...said,
      id: remarkId,
      courseId: id,
      unitId,
      startsAt: start,
      endsAt: end,
      authorId: person.id,
      clientId,
      createdAt: at,
    })
    const data = { title: course.name, unitId, remarkId }
    await platform.events.record(transaction, courseRemarkWritten, { actorId: person.id, subjectId: id, data, at })
    await tellOfRemarks(platform, transaction, id)
    return remarkId
  })
  return remarkOf(platform, person, { id, remarkId })
}

/** Limits the open remarks of a unit, so that all of them fit beside its text. */
async function checkRoom(transaction: Transaction, unitId: string): Promise<void> {
  const limit = courseLimits.openRemarks
  if ((await repository.countOpen(transaction, unitId)) >= limit)
    refuse('COURSE_REMARK_LIMIT_REACHED', { values: { limit } })
}

/** Refuses contact details from an adult to a minor whom they have not been introduced to, as in all conversations. */
export async function checkWords(
  platform: Platform,
  transaction: Transaction,
  { id, personId, content }: { id: string; personId: string; content: string },
): Promise<void> {
  const to = (await repository.listWriters(transaction, id)).filter((writer) => writer !== personId)
  await checkNoContact(platform, transaction, { from: personId, to, texts: [content] })
}

export async function editRemark(
  platform: Platform,
  person: Actor,
  { content, ...named }: NamedRemark & { content: string },
): Promise<Remark> {
  const looking = await joinIn(platform, person, named.id)
  const editedAt = platform.clock.now()
  await changing(platform, named, async (transaction, remark) => {
    if (!saidAbilities(looking, remark.authorId).edit) refuse('NO_PERMISSION')
    if (remark.content === content) return
    await checkWords(platform, transaction, { id: named.id, personId: person.id, content })
    await repository.changeRemark(transaction, remark.id, { content, editedAt })
  })
  return remarkOf(platform, person, named)
}

/** Resolves a remark or reopens it; any writer of the course may. */
export async function resolveRemark(
  platform: Platform,
  person: Actor,
  { isResolved, ...named }: NamedRemark & { isResolved: boolean },
): Promise<Remark> {
  await joinIn(platform, person, named.id)
  const at = platform.clock.now()
  await changing(platform, named, async (transaction, remark) => {
    if ((remark.resolvedAt !== null) === isResolved) return
    if (!isResolved) {
      await repository.holdRemarksOf(transaction, remark.unitId)
      await checkRoom(transaction, remark.unitId)
    }
    await repository.changeRemark(transaction, remark.id, {
      resolvedAt: isResolved ? at : null,
      resolvedById: isResolved ? person.id : null,
    })
  })
  return remarkOf(platform, person, named)
}

/** Moves a remark to where its words were found, away from its stored positions. */
export async function placeRemark(
  platform: Platform,
  person: Actor,
  { start, end, ...named }: NamedRemark & { start: string; end: string },
): Promise<Remark> {
  await joinIn(platform, person, named.id)
  await changing(platform, named, async (transaction, { id, startsAt, endsAt }) => {
    if (start !== startsAt || end !== endsAt)
      await repository.changeRemark(transaction, id, { startsAt: start, endsAt: end })
  })
  return remarkOf(platform, person, named)
}

/** Deletes a remark with its replies. */
export async function deleteRemark(platform: Platform, person: Actor, named: NamedRemark): Promise<void> {
  const looking = await joinIn(platform, person, named.id)
  const at = platform.clock.now()
  await changing(platform, named, async (transaction, remark) => {
    if (!saidAbilities(looking, remark.authorId).remove) refuse('NO_PERMISSION')
    await repository.deleteRemark(transaction, remark.id)
    const data = { title: await titleOf(transaction, named.id), unitId: remark.unitId, remarkId: remark.id }
    const fact = { actorId: person.id, subjectId: named.id, data, at }
    await platform.events.record(transaction, courseRemarkRemoved, fact)
  })
}

export const titleOf = async (transaction: Transaction, id: string): Promise<string> =>
  (await courses.findCourse(transaction, id))?.name ?? ''

/** Changes a remark under a lock and tells everybody who teaches the course. */
export async function changing<Result>(
  platform: Platform,
  { id, remarkId }: NamedRemark,
  change: (transaction: Transaction, remark: repository.StoredRemark) => Promise<Result>,
): Promise<Result> {
  return inTransaction(platform.db, async (transaction) => {
    const remark = (await repository.holdRemark(transaction, id, remarkId)) ?? refuse('COURSE_REMARK_NOT_FOUND')
    const result = await change(transaction, remark)
    await tellOfRemarks(platform, transaction, id)
    return result
  })
}
