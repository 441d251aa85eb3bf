import type { CourseCheck } from '@learntrail/contract/courses/publishing'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findReach } from '../courses.repository.ts'
import { readContent } from './course-content.service.ts'
import { findingsOf } from './findings.rules.ts'

/** Returns what keeps the draft from being published. */
export async function checkCourse(platform: Platform, person: Pick<Person, 'id'>, id: string): Promise<CourseCheck> {
  const reach = await findReach(platform.pool, person.id, id)
  if (!reach?.teaches) refuse('COURSE_NOT_FOUND')
  // One transaction for all documents; each would open its own otherwise.
  const content = await inTransaction(platform.db, (transaction) => readContent(platform, id, transaction))
  return { findings: findingsOf(content) }
}
