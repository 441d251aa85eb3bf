import type { CaptionSave, WrittenCaptions } from '@learntrail/contract/files/captions/captions'
import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findFiles, holdFilesOfAnybody, readWritten, saveWritten } from '../../files/index.ts'
import { tellOfCourse } from '../course.live.ts'
import { findFile } from '../files/files.repository.ts'
import { reachForFile } from '../files/reach-file.policy.ts'
import { holdWritten } from '../publishing/reach-course.policy.ts'

type Actor = Pick<Person, 'id'>

interface Named {
  /** Id of the course file. */
  id: string
  language: CaptionLanguage
}

/** Returns the captions of a course's film to a person who teaches the course. */
export async function readCourseCaptions(
  platform: Platform,
  person: Actor,
  { id, language }: Named,
): Promise<WrittenCaptions> {
  const found = (await findFile(platform.db, id)) ?? refuse('COURSE_FILE_NOT_FOUND')
  await reachForFile(platform, person.id, found.courseId)
  const [file] = await findFiles(platform.db, found.fileId === null ? [] : [found.fileId])
  return readWritten(platform.db, { file: file ?? refuse('COURSE_FILE_NOT_FOUND'), language })
}

/**
 * Saves captions while the course may be written. Refused with COURSE_PUBLISHED once the course is published; the
 * film's owner then edits them as those of their own file.
 */
export async function saveCourseCaptions(
  platform: Platform,
  person: Actor,
  { id, language }: Named,
  save: CaptionSave,
): Promise<WrittenCaptions> {
  const found = (await findFile(platform.db, id)) ?? refuse('COURSE_FILE_NOT_FOUND')
  await reachForFile(platform, person.id, found.courseId)
  return inTransaction(platform.db, async (transaction) => {
    const { course } = await holdWritten(transaction, person.id, found.courseId)
    if (course.status === 'published') refuse('COURSE_PUBLISHED')
    const { fileId, isRemoved } = (await findFile(transaction, id)) ?? refuse('COURSE_FILE_NOT_FOUND')
    const [file] = await holdFilesOfAnybody(transaction, fileId === null || isRemoved ? [] : [fileId])
    if (file === undefined) return refuse('COURSE_FILE_NOT_FOUND')
    const saved = await saveWritten(platform, transaction, { file, language, byId: person.id, save })
    const had = file.captions.some((one) => one.language === language)
    if (had !== (saved.text !== '')) await tellOfCourse(platform, transaction, course.id)
    return saved
  })
}
