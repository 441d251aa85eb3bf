import { courseLimits } from '@learntrail/contract/courses/limits'
import { durations } from '@learntrail/contract/limits'
import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { courseLocks } from '../courses.tables.ts'

/** A chapter of a course. */
export interface Chapter {
  courseId: string
  chapterId: string | null
}

const idle = courseLimits.lockIdleMinutes * durations.minute
const whole = courseLimits.lockHours * durations.hour

/** Until when a lock holds without another input. */
export const endOf = ({ since, inputAt }: { since: Date; inputAt: Date }): Date =>
  new Date(Math.min(inputAt.getTime() + idle, since.getTime() + whole))

const isOver = (now: Date) =>
  or(
    lt(courseLocks.inputAt, new Date(now.getTime() - idle)),
    lt(courseLocks.since, new Date(now.getTime() - whole)),
  )

/** Somebody else writes in the chapter alone. */
export async function isLockedFor(
  db: Queryable,
  { courseId, chapterId }: Chapter,
  personId: string,
  now: Date,
): Promise<boolean> {
  if (chapterId === null) return false
  const isTheirs = and(
    eq(courseLocks.courseId, courseId),
    eq(courseLocks.chapterId, chapterId),
    ne(courseLocks.personId, personId),
  )
  return (await db.$count(courseLocks, and(isTheirs, sql`not (${isOver(now)})`))) > 0
}

/** Whoever holds the chapter has written in it. Once a minute is often enough. */
export async function noteInput(transaction: Transaction, { courseId, chapterId }: Chapter, personId: string, at: Date) {
  if (chapterId === null) return
  const isTheirs = and(
    eq(courseLocks.courseId, courseId),
    eq(courseLocks.chapterId, chapterId),
    eq(courseLocks.personId, personId),
  )
  const isDue = lt(courseLocks.inputAt, new Date(at.getTime() - durations.minute))
  await transaction
    .update(courseLocks)
    .set({ inputAt: at })
    .where(and(isTheirs, isDue, sql`not (${isOver(at)})`))
}
