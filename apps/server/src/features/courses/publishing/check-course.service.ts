import type { CourseCheck } from '@learntrail/contract/courses/publishing'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findReach } from '../courses.repository.ts'
import { readContent } from './course-content.ts'
import { findingsOf } from './findings.rules.ts'

/** What stands between a course and its learners, as it is written now. */
export async function checkCourse(platform: Platform, person: Pick<Person, 'id'>, id: string): Promise<CourseCheck> {
  const reach = await findReach(platform.pool, person.id, id)
  if (!reach?.teaches) refuse('COURSE_NOT_FOUND')
  // In one transaction, as each document would have one of its own otherwise.
  const content = await inTransaction(platform.db, (transaction) => readContent(platform, id, transaction))
  return { findings: findingsOf(content) }
}
