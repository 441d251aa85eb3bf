import { courseDeleted } from '@learntrail/contract/courses/events'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { letGoOfAnybodys } from '../../files/index.ts'
import { tellOfCourse } from '../course.live.ts'
import * as repository from '../courses.repository.ts'
import { holdDocuments, removeDocuments } from './course-content.service.ts'
import { may } from './publishing.policy.ts'
import { listFileIds } from './publishing.repository.ts'
import { reachWritten } from './reach-course.policy.ts'

/** Deletes a course with everything written and published in it; files stay with the people who uploaded them. */
export async function deleteCourse(platform: Platform, person: Pick<Person, 'id'>, id: string): Promise<void> {
  const reached = await reachWritten(platform, person.id, id)
  if (reached !== 'owner') refuse('NO_PERMISSION')
  await inTransaction(platform.db, async (transaction) => {
    await holdDocuments(platform, transaction, id)
    const course = await repository.holdCourse(transaction, id)
    // Another call deleted it first.
    if (course === undefined) return
    const part = await repository.findPart(transaction, person.id, id)
    if (!may.delete(part, course.status)) refuse(course.status === 'published' ? 'COURSE_PUBLISHED' : 'NO_PERMISSION')
    await tellOfCourse(platform, transaction, id)
    const fileIds = await listFileIds(transaction, id)
    await removeDocuments(platform, transaction, id)
    await repository.deleteCourse(transaction, id)
    await letGoOfAnybodys(platform, transaction, fileIds)
    const data = { title: course.name }
    const at = platform.clock.now()
    await platform.events.record(transaction, courseDeleted, { actorId: person.id, subjectId: id, data, at })
  })
}
