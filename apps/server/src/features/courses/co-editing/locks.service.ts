import type { CourseLock } from '@learntrail/contract/courses/co-editing'
import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { askForLock, leaveLock, listLocks, takeLock } from '../../documents/index.ts'
import * as courses from '../courses.repository.ts'
import { chapterLock, textsOfChapter } from '../structure/chapter-lock.repository.ts'
import { listChapters, listChaptersNamed } from './locks.repository.ts'
import { findTeaching } from './persons.queries.ts'
import { reachTaught, reachWritten } from './reach.policy.ts'

type Actor = Pick<Person, 'id'>

interface Chapter {
  courseId: string
  chapterId: string
}

interface Wish extends Chapter {
  wish: 'take' | 'ask'
}

/** Locks a chapter's units for the person, or asks the present holder for the lock. */
export async function wishForChapter(platform: Platform, person: Actor, { wish, ...chapter }: Wish) {
  await reachWritten(platform.db, person.id, chapter.courseId)
  await inTransaction(platform.db, async (transaction) => {
    const course = await courses.findCourse(transaction, chapter.courseId)
    if (course?.status === 'published') refuse('COURSE_PUBLISHED')
    const locked = await lockedOf(transaction, chapter)
    if (locked.documents.length === 0) refuse('COURSE_CHAPTER_NOT_FOUND')
    const doing = wish === 'take' ? takeLock : askForLock
    await doing(platform, transaction, { ...locked, accountId: person.id })
  }).catch((error: unknown) => refuseLocked(platform, chapter, error))
  const [lock] = await locksOf(platform, chapter.courseId, [chapter.chapterId])
  return lock ?? refuse('COURSE_LOCK_NOT_FOUND')
}

const lockedOf = async (transaction: Transaction, { courseId, chapterId }: Chapter) => ({
  lock: chapterLock(courseId, chapterId),
  documents: await textsOfChapter(transaction, courseId, chapterId),
})

/** Turns DOCUMENT_LOCKED into COURSE_CHAPTER_LOCKED, with the holder's name. */
async function refuseLocked(platform: Platform, { courseId, chapterId }: Chapter, error: unknown): Promise<never> {
  if (!(error instanceof Refusal) || error.code !== 'DOCUMENT_LOCKED') throw error
  const lock = chapterLock(courseId, chapterId)
  const holder = (await listLocks(platform, [lock])).get(lock.thingId)
  return refuse('COURSE_CHAPTER_LOCKED', { values: { name: holder?.holderName ?? '' } })
}

export async function listChapterLocks(platform: Platform, person: Actor, courseId: string) {
  await reachTaught(platform.db, person.id, courseId)
  return { items: await locksOf(platform, courseId, await listChapters(platform.db, courseId)) }
}

async function locksOf(platform: Platform, courseId: string, chapterIds: readonly string[]) {
  const names = chapterIds.map((chapterId) => chapterLock(courseId, chapterId))
  const locks = await listLocks(platform, names)
  const people = [...locks.values()].flatMap(({ holderId, askedBy }) => [holderId, ...(askedBy ? [askedBy] : [])])
  const persons = await findTeaching(platform.pool, people)
  return chapterIds.flatMap((chapterId, at): CourseLock[] => {
    const lock = locks.get(names[at]?.thingId ?? '')
    const holder = persons.get(lock?.holderId ?? '')
    if (lock === undefined || holder === undefined) return []
    const { since, until, freeFrom } = lock
    return [{ _id: chapterId, courseId, chapterId, person: holder, since, until, freeFrom, ...asked(lock, persons) }]
  })
}

const asked = ({ askedBy }: { askedBy: string | null }, persons: ReadonlyMap<string, PersonSummary>) => ({
  askedBy: persons.get(askedBy ?? '') ?? null,
})

/** Unlocks a chapter. Clients choose chapter ids, so several courses may have one of this id. */
export async function leaveChapter(platform: Platform, person: Actor, chapterId: string): Promise<void> {
  const chapters = await listChaptersNamed(platform.db, person.id, chapterId)
  if (chapters.length === 0) refuse('COURSE_LOCK_NOT_FOUND')
  await inTransaction(platform.db, async (transaction) => {
    for (const courseId of chapters)
      await leaveLock(platform, transaction, {
        ...(await lockedOf(transaction, { courseId, chapterId })),
        accountId: person.id,
      })
  })
}

/** Ends the locks of a person who may no longer write the course. */
export async function endLocksOf(platform: Platform, transaction: Transaction, courseId: string, personId: string) {
  for (const chapterId of await listChapters(transaction, courseId))
    await leaveLock(platform, transaction, {
      ...(await lockedOf(transaction, { courseId, chapterId })),
      accountId: personId,
    })
}
