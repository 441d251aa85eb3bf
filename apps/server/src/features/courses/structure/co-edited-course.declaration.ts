import { courseDocuments, courseSchema } from '@learntrail/contract/courses/facts'
import {
  entriesOf,
  readOutline,
  recipientKey,
  removedOf,
  type StructureJson,
  structureMaps,
} from '@learntrail/contract/courses/structure'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import type { CoEdited } from '../../documents/index.ts'
import * as repository from '../courses.repository.ts'
import { courses, courseUnits } from '../courses.tables.ts'
import { lockedByChapter } from './chapter-lock.repository.ts'
import { structureOf } from './course-document.mapping.ts'
import { saysSomething, textRoot, unitTextOf } from './unit-text.mapping.ts'

const minute = 60_000
/** Characters of the introduction shown in lists. */
const openingLength = 200

/**
 * The structure of a course: its owner and co-editors may write it unless the course is published, all who teach it may
 * read it.
 */
export const coEditedCourse: CoEdited = {
  kind: courseDocuments.structure,
  schema: courseSchema,
  roots: Object.fromEntries(structureMaps.map((name) => [name, 'map'])),
  may: ({ db }, { thingId, accountId }) => mayIn(db, accountId, thingId),
  first: async () => () => {},
  isReadable: () => true,
  async stored(transaction, { thingId, document, at }) {
    const json = structureOf(document)
    await keepFacts(transaction, thingId, json, at)
    await keepUnits(transaction, thingId, json)
  },
}

/** The text of a unit of the draft. */
export const coEditedUnit: CoEdited = {
  kind: courseDocuments.unitText,
  schema: courseSchema,
  roots: { [textRoot]: 'xml' },
  async may({ db }, { thingId, accountId }) {
    const unit = await findUnit(db, thingId)
    if (unit === undefined || unit.isRemoved) return undefined
    return mayIn(db, accountId, unit.courseId)
  },
  first: async () => () => {},
  isReadable: () => true,
  async stored(transaction, { thingId, document, at }) {
    const unit = await findUnit(transaction, thingId)
    if (unit === undefined) return
    const hasText = saysSomething(unitTextOf(document))
    if (hasText !== unit.hasText)
      await transaction.update(courseUnits).set({ hasText }).where(eq(courseUnits.id, thingId))
    await noteChange(transaction, unit.courseId, at)
  },
  lockedTogether: lockedByChapter,
}

async function mayIn(db: Queryable, accountId: string, courseId: string) {
  const part = await repository.findPart(db, accountId, courseId)
  if (part === 'lecturer') return 'read'
  if (!repository.writes(part)) return undefined
  const status = (await db.select({ status: courses.status }).from(courses).where(eq(courses.id, courseId)))[0]?.status
  return status === 'published' ? 'read' : 'write'
}

/** All units of a course share its row, so the time of change is updated once a minute; enough for lists. */
async function noteChange(transaction: Transaction, courseId: string, at: Date): Promise<void> {
  const isDue = lt(courses.updatedAt, new Date(at.getTime() - minute))
  await transaction
    .update(courses)
    .set({ updatedAt: at })
    .where(and(eq(courses.id, courseId), isDue))
}

async function findUnit(db: Queryable, id: string) {
  return (await db.select().from(courseUnits).where(eq(courseUnits.id, id)))[0]
}

/**
 * Updates the columns that lists filter by. A course over a limit keeps its content; the columns hold the beginning.
 */
async function keepFacts(transaction: Transaction, id: string, json: StructureJson, at: Date): Promise<void> {
  const outline = readOutline(json)
  await repository.updateCourse(transaction, id, {
    name: outline.name,
    opening: [...outline.introduction].slice(0, openingLength).join(''),
    classifications: outline.classifications,
    recipients: outline.recipients.map(recipientKey),
    tags: outline.tags,
    courseType: outline.courseType,
    semester: outline.courseSemester,
    minutes: outline.minutes,
    bannerId: outline.bannerId,
    chapterCount: outline.chapters.length,
    unitCount: outline.chapters.reduce((sum, { units }) => sum + units.length, 0),
    updatedAt: at,
  })
}

/** Stores the units of the draft, and those removed from it. */
async function keepUnits(transaction: Transaction, courseId: string, json: StructureJson): Promise<void> {
  const rows = [
    ...entriesOf(json, 'units').map(({ id, chapterId }) => ({ id, chapterId, isRemoved: false })),
    ...removedOf(json, 'units').map(({ id, chapterId }) => ({ id, chapterId, isRemoved: true })),
  ]
  const known = rows.filter(({ id }) => uuid.test(id)).map(columnsOf)
  if (known.length === 0) return
  // An id that belongs to another course's unit is ignored.
  await transaction.execute(sql`
    insert into course_units (course_id, id, chapter_id, is_removed)
    select ${courseId}, unit.id, unit.chapter_id, unit.is_removed
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as unit (id uuid, chapter_id uuid, is_removed boolean)
    on conflict (id) do update set chapter_id = excluded.chapter_id, is_removed = excluded.is_removed
    where course_units.course_id = ${courseId}
      and (course_units.chapter_id, course_units.is_removed) is distinct from (excluded.chapter_id, excluded.is_removed)`)
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface UnitEntry {
  id: string
  chapterId?: unknown
  isRemoved: boolean
}

const columnsOf = ({ id, chapterId, isRemoved }: UnitEntry) => ({
  id,
  chapter_id: typeof chapterId === 'string' && uuid.test(chapterId) ? chapterId : null,
  is_removed: isRemoved,
})
