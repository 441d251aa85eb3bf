import { renamePictures } from '@learntrail/contract/content/document'
import type { Course } from '@learntrail/contract/courses/courses'
import { courseMade } from '@learntrail/contract/courses/events'
import { courseDocuments } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { changeDocument } from '../../documents/index.ts'
import { copyFilesOfAnybody, holdRoom } from '../../files/index.ts'
import { reachTaught } from '../co-editing/reach.policy.ts'
import * as courses from '../courses.repository.ts'
import { readCourse } from '../courses.service.ts'
import { readContent } from '../publishing/course-content.service.ts'
import { namedFiles } from '../publishing/named-files.rules.ts'
import { writeOutline } from '../structure/course-document.mapping.ts'
import { writeUnitText } from '../structure/unit-text.mapping.ts'
import { copyOf } from './copy-of.rules.ts'
import { insertFiles, listFiles, type StoredFile } from './copying.repository.ts'

type Actor = Pick<Person, 'id'>

interface Copying {
  id: string
  clientId: string
}

/**
 * Copies a course that the person teaches to a draft of their own; for a client id used before, answers the existing
 * copy.
 */
export async function copyCourse(platform: Platform, person: Actor, { id, clientId }: Copying): Promise<Course> {
  const copyId = await inTransaction(platform.db, async (transaction) => {
    await courses.holdCoursesOf(transaction, person.id)
    const before = await courses.findByClient(transaction, person.id, clientId)
    if (before !== undefined) return before
    await reachTaught(transaction, person.id, id)
    if ((await courses.findCourse(transaction, id))?.isWithheld) refuse('WITHHELD')
    if ((await courses.countOf(transaction, person.id)) >= courseLimits.courses) {
      refuse('COURSE_LIMIT_REACHED', { values: { limit: courseLimits.courses } })
    }
    return makeCopy(platform, transaction, person, { id, clientId })
  })
  return readCourse(platform, person, copyId, 'draft')
}

async function makeCopy(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  { id: sourceId, clientId }: Copying,
): Promise<string> {
  const at = platform.clock.now()
  const id = newId(at.getTime())
  const { locale } = (await findAccount(transaction, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const content = await readContent(platform, sourceId, transaction)
  await courses.insertCourse(transaction, { id, ownerId: person.id, clientId, createdAt: at, updatedAt: at })
  const files = await copyFiles(platform, transaction, {
    named: namedFiles(content),
    files: await listFiles(transaction, sourceId),
    courseId: id,
    personId: person.id,
    at,
  })
  const { outline, units } = copyOf(content.outline, { newId: () => newId(at.getTime()), files, locale })
  const by = { accountId: person.id, at }
  await changeDocument(platform, transaction, {
    kind: courseDocuments.structure,
    thingId: id,
    ...by,
    change: (document) => writeOutline(document, outline),
  })
  for (const [from, thingId] of units) {
    const text = content.texts.get(from)
    if (text === undefined) continue
    await changeDocument(platform, transaction, {
      kind: courseDocuments.unitText,
      thingId,
      ...by,
      // A picture whose file is not copied stays and shows as missing.
      change: (document) =>
        writeUnitText(
          document,
          renamePictures(text, (fileId) => files.get(fileId) ?? fileId),
        ),
    })
  }
  await platform.events.record(transaction, courseMade, { actorId: person.id, subjectId: id, at })
  return id
}

interface Files {
  named: ReadonlySet<string>
  files: readonly StoredFile[]
  courseId: string
  personId: string
  at: Date
}

/**
 * Copies the files that the course refers to: the person's own are shared, those of others are copied, as far as there
 * is room.
 */
async function copyFiles(
  platform: Platform,
  transaction: Transaction,
  { named, files, courseId, personId, at }: Files,
): Promise<Map<string, string>> {
  const copies = new Map<string, string>()
  const rows: StoredFile[] = []
  for (const { id, use, name, fileId } of files) {
    if (fileId === null || !named.has(id)) continue
    const [copied] = await copyFilesOfAnybody(platform, transaction, personId, [fileId])
    if (copied === undefined) continue
    const row = { courseId, id: newId(at.getTime()), clientId: newId(at.getTime()), personId, at }
    rows.push({ ...row, use, name, fileId: copied, isRemoved: false })
    copies.set(id, row.id)
  }
  await insertFiles(transaction, rows)
  // Checked after the copies are stored, so that of two concurrent calls the second sees the room the first took.
  await holdRoom(platform, transaction, personId, 0)
  return copies
}
