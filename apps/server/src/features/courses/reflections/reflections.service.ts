import { isDeepStrictEqual } from 'node:util'
import type { Reflection, Reflections, ReflectionWriting } from '@learntrail/contract/courses/reflections'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { reachAsLearner } from '../learning/reach.policy.ts'
import * as repository from './reflections.repository.ts'

type Actor = Pick<Person, 'id'>

/** Returns a person's unfinished reflections on a course that they learn, and the records made from others. */
export async function readReflections(platform: Platform, person: Actor, courseId: string): Promise<Reflections> {
  await reachAsLearner(platform, person, courseId)
  const [items, records] = await Promise.all([
    repository.listReflections(platform.db, person.id, courseId),
    repository.listRecords(platform.db, person.id, courseId),
  ])
  return { items: items.map(reflectionOf), records }
}

interface Save extends ReflectionWriting {
  base: string | null
}

/**
 * Saves answers based on revision `base`. Never overwrites what another device has saved since; saving identical
 * answers changes nothing, so that a retry is harmless.
 */
export async function saveReflection(
  platform: Platform,
  person: Actor,
  { id: courseId, groupId }: { id: string; groupId: string },
  { base, title, answers }: Save,
): Promise<Reflection> {
  await reachAsLearner(platform, person, courseId)
  const key = { personId: person.id, courseId, groupId }
  const now = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    await repository.holdReflecting(transaction, key)
    const before = await repository.findReflection(transaction, key)
    if (before === undefined) await checkAsked(transaction, key)
    else if (isDeepStrictEqual([before.title, before.answers], [title, answers])) return reflectionOf(before)
    else if (before.revision !== base) refuse('REFLECTION_CHANGED')
    const row = { ...key, title, answers, revision: newId(now.getTime()), updatedAt: now }
    await repository.putReflection(transaction, row)
    return reflectionOf(row)
  })
}

/** Refuses a group that the guide does not have. The course's own id stands for writing without a group. */
export async function checkAsked(transaction: Transaction, key: repository.ReflectionKey): Promise<void> {
  if (key.groupId === key.courseId) return
  if (!(await repository.asksGroup(transaction, key))) refuse('COURSE_QUESTIONS_NOT_FOUND')
}

const reflectionOf = ({ groupId, title, answers, revision, updatedAt }: repository.ReflectionRow): Reflection => ({
  groupId,
  title,
  answers,
  revision,
  updatedAt: updatedAt.toISOString(),
})

/** Returns the course that a record was made from, as far as the viewer may see it. */
export async function readRecordSource({ db }: Platform, person: Actor, postId: string) {
  const found = (await repository.findSource(db, person.id, postId)) ?? refuse('POST_NOT_FOUND')
  return { course: found.id === null ? null : { id: found.id, name: found.name ?? '' } }
}
