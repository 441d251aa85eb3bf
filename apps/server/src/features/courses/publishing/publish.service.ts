import { picturedDocument } from '@learntrail/contract/content/content'
import { courseOutline } from '@learntrail/contract/courses/content'
import { coursePublished } from '@learntrail/contract/courses/events'
import type { CoursePart } from '@learntrail/contract/courses/facts'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { holdFilesOfAnybody, letGoOfAnybodys } from '../../files/index.ts'
import { payForCourse } from '../../rewards/index.ts'
import { type StoredCourse, updateCourse } from '../courses.repository.ts'
import { indexCourse } from '../finding/index-course.service.ts'
import { putPieces } from '../learning/pieces.repository.ts'
import { renewTrial } from '../trial/trial.service.ts'
import { addedUnits } from './added-units.rules.ts'
import { type CourseContent, readContent } from './course-content.service.ts'
import { findingsOf, isBlocking } from './findings.rules.ts'
import { namedFiles } from './named-files.rules.ts'
import { may } from './publishing.policy.ts'
import { deleteRemovedFiles, findEditionBefore, putEdition } from './publishing.repository.ts'

interface Publishing {
  platform: Platform
  transaction: Transaction
  personId: string
  id: string
  at: Date
}

/** Makes an edition for learners from the draft; the caller has locked the documents and the course. */
export async function publish(
  { platform, transaction, personId, id, at }: Publishing,
  course: StoredCourse,
  part: CoursePart,
  note: string,
): Promise<void> {
  if (!may.publish(part, course.status)) refuse('NO_PERMISSION')
  if (course.isWithheld) refuse('WITHHELD')
  const content = await readContent(platform, id, transaction)
  const count = findingsOf(content).filter(isBlocking).length
  if (count > 0) refuse('COURSE_UNFINISHED', { values: { count } })
  const { outline, texts } = cleaned(content)
  const fileIds = shownFiles(content)
  const kept = await holdFilesOfAnybody(transaction, fileIds)
  if (kept.length < fileIds.length) refuse('COURSE_FILE_NOT_FOUND')
  const number = course.editionNumber + 1
  const added = addedUnits(await findEditionBefore(transaction, id, course.editionNumber), outline, at)
  const edition = {
    courseId: id,
    number,
    id: newId(at.getTime()),
    outline,
    note,
    byId: personId,
    fileIds,
    at,
    addedUnits: added.all,
  }
  await putEdition(transaction, edition, texts)
  await putPieces(transaction, id, number)
  await renewTrial(transaction, id, number)
  await letGoOfAnybodys(platform, transaction, await deleteRemovedFiles(transaction, id, fileIds))
  const isPrivate = course.passwordHash !== null
  const shownId = isPrivate ? null : newId(at.getTime())
  await updateCourse(transaction, id, {
    status: 'published',
    editionNumber: number,
    publishedAt: at,
    shownId,
    updatedAt: at,
  })
  await indexCourse(transaction, { id, outline })
  const data = { title: outline.name, number, isPrivate, addedCount: added.count }
  await platform.events.record(transaction, coursePublished, { actorId: personId, subjectId: id, data, at })
  if (number > 1) return
  await payForCourse(transaction, { courseId: id, accountId: course.ownerId, title: outline.name, at })
}

/** Applies the same normalisation as calls do. */
const cleaned = ({ outline, texts }: CourseContent) => ({
  outline: courseOutline.parse(outline),
  texts: new Map([...texts].map(([id, text]) => [id, picturedDocument.parse(text)])),
})

/** Ids of the stored files in use. */
function shownFiles(content: CourseContent): string[] {
  const named = namedFiles(content)
  return [...new Set(content.files.flatMap(({ id, fileId }) => (named.has(id) && fileId !== null ? fileId : [])))]
}
