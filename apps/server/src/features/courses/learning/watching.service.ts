import { courseFinished } from '@learntrail/contract/courses/events'
import type { LearningRecord, WatchingReport } from '@learntrail/contract/courses/learning'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findRecord, findTold, noteFinished } from './learning.repository.ts'
import { reachAsReader } from './reach.policy.ts'
import { findClaimable, storeWatching, type Watching } from './watching.repository.ts'
import { withinClaim } from './watching.rules.ts'

/**
 * Records what a person has seen, as far as the time that has passed allows; skips pieces that the course no longer
 * has.
 */
export async function reportWatching(
  platform: Platform,
  person: Pick<Person, 'id'>,
  courseId: string,
  { unitId, pieces }: WatchingReport,
): Promise<LearningRecord> {
  await store(platform, { courseId, personId: person.id, unitId, pieces, at: platform.clock.now() })
  const ids = pieces.map(({ pieceId }) => pieceId)
  const record = (await findRecord(platform.pool, courseId, person.id, ids)) ?? refuse('COURSE_NOT_JOINED')
  if (record.progress.isComplete && record.finishedAt === null) await finishCourse(platform, person.id, courseId)
  const { progress, units, pieces: told, lastUnitId } = record
  return { progress, units, pieces: told, lastUnitId }
}

/** Another tab may claim some of the time in between. */
const tries = 3

async function store(platform: Platform, watching: Watching): Promise<void> {
  const { pool } = platform
  if (await storeWatching(pool, watching)) return
  await reachAsReader(platform, { id: watching.personId }, watching.courseId)
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { seconds, known } = await findClaimable(pool, watching)
    if (await storeWatching(pool, { ...watching, pieces: withinClaim(watching.pieces, seconds, known) })) return
  }
}

/** Marks a course as finished the first time; repeating it changes nothing. */
export async function finishCourse(platform: Platform, personId: string, courseId: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    if (!(await noteFinished(transaction, courseId, personId, at))) return
    const data = await findTold(transaction, courseId)
    await platform.events.record(transaction, courseFinished, { actorId: personId, subjectId: courseId, data, at })
  })
}
