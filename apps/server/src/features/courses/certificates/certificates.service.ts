import type { Certificate, CertificatePage, CertificateState } from '@learntrail/contract/courses/certificates'
import { courseCertificateWithdrawn, courseCertified } from '@learntrail/contract/courses/events'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newConfirmationCode, withdrawConfirmations } from '../../eportfolio/index.ts'
import { readCourse } from '../courses.service.ts'
import { readRecord } from '../learning/learning.service.ts'
import { reachAsLearner } from '../learning/reach.policy.ts'
import { finishCourse } from '../learning/watching.service.ts'
import * as repository from './certificates.repository.ts'

type Actor = Pick<Person, 'id'>

/** Returns the person's certificate of a course, even after they left it; without one, the name it would carry. */
export async function readCertificate(platform: Platform, person: Actor, courseId: string): Promise<CertificateState> {
  const found = await repository.findCertificate(platform.db, person.id, courseId)
  if (found !== undefined) return { certificate: certificateOf(found), name: found.name, isFinished: true }
  const { finishedAt, progress } = await readRecord(platform, person, courseId)
  const name = await repository.findPaperName(platform.db, person.id)
  return { certificate: null, name, isFinished: finishedAt !== null || progress.isComplete }
}

/** Makes the certificate once, from the course as published now; later changes to the course do not alter it. */
export async function takeCertificate(platform: Platform, person: Actor, courseId: string): Promise<Certificate> {
  const there = await repository.findCertificate(platform.db, person.id, courseId)
  if (there !== undefined) return certificateOf(there)
  const { progress } = await readRecord(platform, person, courseId)
  // The last missing units may have been removed since, which no progress report noted.
  if (progress.isComplete) await finishCourse(platform, person.id, courseId)
  const { finishedAt } = await reachAsLearner(platform, person, courseId)
  if (finishedAt === null) return refuse('COURSE_NOT_FINISHED')
  const [course, name] = await Promise.all([
    readCourse(platform, person, courseId, 'published'),
    repository.findPaperName(platform.db, person.id),
  ])
  const madeAt = platform.clock.now()
  const made = await inTransaction(platform.db, async (transaction) => {
    const row = await repository.insertCertificate(transaction, {
      personId: person.id,
      courseId,
      id: newId(madeAt.getTime()),
      code: newConfirmationCode(),
      name,
      courseName: course.name,
      minutes: course.minutes,
      editionNumber: course.edition?.number ?? 0,
      teachers: course.lecturers.map((one) => ({ id: one.person.id, name: one.person.displayName })),
      finishedAt,
      madeAt,
    })
    if (row === undefined) return undefined
    const fact = { actorId: person.id, subjectId: courseId, data: { title: row.courseName }, at: madeAt }
    await platform.events.record(transaction, courseCertified, fact)
    return row
  })
  const certificate = made ?? (await repository.findCertificate(platform.db, person.id, courseId))
  return certificateOf(certificate ?? refuse('INTERNAL_ERROR'))
}

/** Withdraws the certificate; the confirmation page of its copies says so. */
export async function withdrawCertificate(platform: Platform, person: Actor, courseId: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const gone = await repository.deleteCertificate(transaction, person.id, courseId)
    if (gone === undefined) return
    await withdrawConfirmations(transaction, [gone.code], at)
    const fact = { actorId: person.id, subjectId: courseId, data: { title: gone.courseName }, at }
    await platform.events.record(transaction, courseCertificateWithdrawn, fact)
  })
}

export async function listCertificates(
  { db }: Platform,
  person: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<CertificatePage> {
  const [before] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const rows = await repository.listCertificates(db, person.id, { before, limit: limit + 1 })
  const { items, nextCursor } = pageOf(rows, limit, ({ id }) => [id])
  return { items: items.map(certificateOf), nextCursor }
}

function certificateOf(row: repository.StoredCertificate): Certificate {
  const { id, courseId, code, name, courseName, minutes, teachers, finishedAt, madeAt } = row
  return {
    id,
    courseId,
    code,
    name,
    courseName,
    minutes,
    teachers: teachers.map((teacher) => teacher.name),
    finishedAt: finishedAt.toISOString(),
    madeAt: madeAt.toISOString(),
  }
}
