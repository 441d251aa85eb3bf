import { courseDocuments } from '@learntrail/contract/courses/facts'
import type { restoredParts } from '@learntrail/contract/courses/history'
import type { Doc } from 'yjs'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeDocument, lockedBy, readVersion, restoreVersion } from '../../documents/index.ts'
import { reachWritten } from '../co-editing/reach.policy.ts'
import { tellOfCourse } from '../course.live.ts'
import * as courses from '../courses.repository.ts'
import { outlineOf, structureOf, writeOutline } from '../structure/course-document.mapping.ts'
import { documentOf } from './history.service.ts'
import { restoreUnit } from './restore-unit.rules.ts'

interface Restoring {
  id: string
  part: (typeof restoredParts)[number]
  number: number
  unitId?: string | undefined
}

/** Restores a course, a unit or its text to an earlier state, as a new change on top of all others. */
export async function restoreCourse(
  platform: Platform,
  person: Pick<Person, 'id'>,
  { id, part, number, unitId = '' }: Restoring,
): Promise<void> {
  await reachWritten(platform.db, person.id, id)
  const name = await documentOf(platform.db, { id, ...(part === 'unitText' && { unitId }) })
  if (part !== 'course') await checkNotLocked(platform, person.id, { id, unitId })
  const by = { ...name, number, accountId: person.id, at: platform.clock.now() }
  await inTransaction(platform.db, async (transaction) => {
    if (part === 'unitText') await restoreVersion(platform, transaction, by)
    else {
      const version = await readVersion(platform, { ...name, number }, transaction)
      await changeDocument(platform, transaction, {
        ...by,
        change: part === 'course' ? asWhole(version) : asUnit(version, unitId),
      })
    }
    // Locks the course after the document, in the order that other changes use.
    await checkWritable(transaction, person.id, id)
    await tellOfCourse(platform, transaction, id)
  })
}

const asWhole = (version: Doc) => (document: Doc) => writeOutline(document, outlineOf(version))

const asUnit = (version: Doc, unitId: string) => (document: Doc) => {
  if (!restoreUnit(document, structureOf(version), unitId)) refuse('COURSE_UNIT_NOT_FOUND')
}

async function checkWritable(transaction: Transaction, personId: string, id: string): Promise<void> {
  const course = await courses.holdCourse(transaction, id)
  await reachWritten(transaction, personId, id)
  if (course?.status === 'published') refuse('COURSE_PUBLISHED')
}

async function checkNotLocked(platform: Platform, personId: string, { id, unitId }: { id: string; unitId: string }) {
  if (!(await courses.hadUnit(platform.db, id, unitId))) refuse('COURSE_UNIT_NOT_FOUND')
  const lock = await lockedBy(platform, { kind: courseDocuments.unitText, thingId: unitId })
  if (lock !== null && lock.holderId !== personId)
    refuse('COURSE_CHAPTER_LOCKED', { values: { name: lock.holderName } })
}
