import type { CourseFile } from '@learntrail/contract/courses/courses'
import type { CourseFileUse } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { holdFiles, isPicture, letGoOfAnybodys, type StoredFile } from '../../files/index.ts'
import { tellOfCourse } from '../course.live.ts'
import { holdWritten, reachWritten } from '../publishing/reach-course.policy.ts'
import * as repository from './files.repository.ts'
import { reachForFile } from './reach-file.policy.ts'

type Actor = Pick<Person, 'id'>

interface Given {
  courseId: string
  clientId: string
  use: CourseFileUse
  name: string
  fileId?: string | undefined
}

/** Announces a file for a course, or attaches its upload; the same client id means the same file of the course. */
export async function uploadCourseFile(platform: Platform, person: Actor, given: Given): Promise<CourseFile> {
  const { courseId } = given
  await reachWritten(platform, person.id, courseId)
  const id = await inTransaction(platform.db, async (transaction) => {
    const { course } = await holdWritten(transaction, person.id, courseId)
    if (course.status === 'published') refuse('COURSE_PUBLISHED')
    const id = await put(platform, transaction, person, given)
    await tellOfCourse(platform, transaction, courseId)
    return id
  })
  return (await repository.readFile(platform.pool, id)) ?? refuse('COURSE_NOT_FOUND')
}

async function put(
  { clock }: Platform,
  transaction: Transaction,
  person: Actor,
  { courseId, clientId, use, name, fileId }: Given,
): Promise<string> {
  const before = await repository.findByClient(transaction, courseId, clientId)
  // An attached file is never replaced; only a pending one gets its upload.
  if (before !== undefined && (fileId === undefined || before.fileId !== null)) return before.id
  if (before !== undefined && before.personId !== person.id) refuse('NO_PERMISSION')
  if (fileId !== undefined) await checkFile(transaction, person, { fileId, use: before?.use ?? use })
  if (before !== undefined) {
    await repository.updateFile(transaction, before.id, { fileId, name, isRemoved: false })
    return before.id
  }
  if ((await repository.countFiles(transaction, courseId)) >= courseLimits.files)
    refuse('COURSE_FILE_LIMIT_REACHED', { values: { limit: courseLimits.files } })
  const at = clock.now()
  const id = newId(at.getTime())
  await repository.insertFile(transaction, { courseId, id, clientId, personId: person.id, use, name, fileId, at })
  return id
}

/**
 * The file must be the person's own and fit its use: a picture for banner and texts; films must be MP4 of at most
 * `courseLimits.videoBytes`.
 */
async function checkFile(
  transaction: Transaction,
  person: Actor,
  { fileId, use }: { fileId: string; use: CourseFileUse },
): Promise<void> {
  const [file] = await holdFiles(transaction, person.id, [fileId])
  if (file === undefined) refuse('FILE_NOT_FOUND')
  if (use !== 'resource' && !isPicture(file)) refuse('FILE_NOT_PICTURE', { values: { name: file.displayName } })
  if (!isFilm(file)) return
  if (file.mediaType !== 'video/mp4') refuse('COURSE_VIDEO_FORMAT')
  if (file.bytes > courseLimits.videoBytes)
    refuse('COURSE_VIDEO_TOO_LARGE', { values: { limit: courseLimits.videoBytes } })
}

const isFilm = ({ mediaType }: StoredFile) => mediaType.startsWith('video/')

/**
 * Removes a file from a course's draft; anybody who may write the course can. A file that an edition still shows is
 * only marked, and waits to be removed.
 */
export async function removeCourseFile(platform: Platform, person: Actor, id: string): Promise<void> {
  const found = (await repository.findFile(platform.db, id)) ?? refuse('COURSE_FILE_NOT_FOUND')
  await reachForFile(platform, person.id, found.courseId)
  await inTransaction(platform.db, async (transaction) => {
    const { course } = await holdWritten(transaction, person.id, found.courseId)
    if (course.status === 'published') refuse('COURSE_PUBLISHED')
    const file = await repository.findFile(transaction, id)
    if (file === undefined || file.isRemoved) return
    if (await repository.isInEdition(transaction, file)) {
      await repository.updateFile(transaction, id, { isRemoved: true })
    } else {
      await repository.deleteFile(transaction, id)
      await letGoOfAnybodys(platform, transaction, file.fileId === null ? [] : [file.fileId])
    }
    await tellOfCourse(platform, transaction, file.courseId)
  })
}
