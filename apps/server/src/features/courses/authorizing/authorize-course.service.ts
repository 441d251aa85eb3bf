import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countWithin } from '../../accounts/index.ts'
import { isPassword } from '../course-password.rules.ts'
import * as repository from '../courses.repository.ts'
import { findPasswordHash, insertKnowing } from './authorizing.repository.ts'

const withinMs = 15 * 60_000

/**
 * Opens a private course to a person who gives its password; access is permanent. Guesses are limited to
 * `courseLimits.guesses` in 15 minutes. A person who already reads or teaches the course is let through whatever they
 * send.
 */
export async function authorizeCourse(
  platform: Platform,
  person: Pick<Person, 'id'>,
  id: string,
  password: string,
): Promise<void> {
  const reach = await repository.findReach(platform.pool, person.id, id)
  if (!reach?.reaches && !reach?.teaches && !reach?.reads) refuse('COURSE_NOT_FOUND')
  const passwordHash = await findPasswordHash(platform.db, id)
  if (passwordHash === null) refuse('COURSE_OPEN')
  if (reach.teaches || reach.reads) return
  await countGuess(platform, person.id, id)
  if (!(await isPassword(passwordHash, password))) refuse('COURSE_PASSWORD_WRONG')
  const at = platform.clock.now()
  await insertKnowing(platform.db, { courseId: id, personId: person.id, learnerId: newId(at.getTime()), at })
}

/** Counts a guess before checking it, so parallel calls cannot exceed the limit. */
async function countGuess({ db, clock }: Platform, personId: string, id: string): Promise<void> {
  const now = clock.now()
  const counted = { key: `course-guess:${id}:${personId}`, now, withinMs }
  await inTransaction(db, (transaction) =>
    countWithin(transaction, counted, (before) => {
      if (before.length < courseLimits.guesses) return
      refuse('TOO_MANY_GUESSES', { retryAfter: Math.max(1, ((before[0] ?? 0) + withinMs - now.getTime()) / 1_000) })
    }),
  )
}
