import { courseDocuments } from '@learntrail/contract/courses/facts'
import type { CourseHistory, CourseVersion, WrittenUnit } from '@learntrail/contract/courses/history'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { entriesOf, removedOf } from '@learntrail/contract/courses/structure'
import type { Person } from '../../../platform/access/person.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  type DocumentName,
  listStretches,
  listWritten,
  readDocument,
  readVersion,
  type Stretch,
} from '../../documents/index.ts'
import { findSeen } from '../../people/index.ts'
import { reachWritten } from '../co-editing/reach.policy.ts'
import * as courses from '../courses.repository.ts'
import { documentsOf } from '../structure/course-access.service.ts'
import { outlineOf, structureOf } from '../structure/course-document.mapping.ts'
import { unitTextOf } from '../structure/unit-text.mapping.ts'

type Actor = Pick<Person, 'id'>

interface Asked {
  id: string
  /** Without it, the course's facts and structure. */
  unitId?: string | undefined
}

/** Returns who wrote when, for the course itself or the text of one of its units. */
export async function listCourseHistory(
  platform: Platform,
  person: Actor,
  { before, ...asked }: Asked & { before?: number | undefined },
): Promise<CourseHistory> {
  await reachWritten(platform.db, person.id, asked.id)
  const name = await documentOf(platform.db, asked)
  const { stretches, next } = await listStretches(platform, { ...name, ...(before !== undefined && { before }) })
  const isBeginning = ({ accountId, from }: Stretch) => accountId === null && from === 1
  const madeBy = asked.unitId === undefined ? await courses.findMaker(platform.db, asked.id) : undefined
  const authors = stretches.map((stretch) => (isBeginning(stretch) ? madeBy : stretch.accountId) ?? '')
  const persons = await findSeen(
    platform.pool,
    person.id,
    authors.filter((id) => id !== ''),
  )
  return {
    stretches: stretches.map((stretch, at) => ({
      from: stretch.from,
      to: stretch.to,
      startedAt: stretch.startedAt.toISOString(),
      endedAt: stretch.endedAt.toISOString(),
      person: persons.get(authors[at] ?? '') ?? null,
      isBeginning: isBeginning(stretch),
    })),
    next,
    units: asked.unitId === undefined ? await listWrittenUnits(platform, asked.id) : [],
  }
}

/** Names the requested document; a removed unit still has one. */
export async function documentOf(db: Queryable, { id, unitId }: Asked): Promise<DocumentName> {
  if (unitId === undefined) return { kind: courseDocuments.structure, thingId: id }
  if (!(await courses.hadUnit(db, id, unitId))) refuse('COURSE_UNIT_NOT_FOUND')
  return { kind: courseDocuments.unitText, thingId: unitId }
}

async function listWrittenUnits(platform: Platform, id: string): Promise<WrittenUnit[]> {
  const names = (await documentsOf(platform.db, id)).filter(({ kind }) => kind === courseDocuments.unitText)
  const written = await listWritten(platform.db, names, courseLimits.writtenUnits)
  if (written.length === 0) return []
  const structure = structureOf(await readDocument(platform, { kind: courseDocuments.structure, thingId: id }))
  const here = new Map(entriesOf(structure, 'units').map((unit) => [unit.id, unit]))
  const gone = new Map(removedOf(structure, 'units').map((unit) => [unit.id, unit]))
  return written.map(({ thingId: unitId, changedAt }) => {
    const name = (here.get(unitId) ?? gone.get(unitId))?.name
    const told = { unitId, name: typeof name === 'string' ? name : '' }
    return { ...told, isRemoved: !here.has(unitId), changedAt: changedAt.toISOString() }
  })
}

/** Returns the course, or the text of a unit, as of a change. */
export async function readCourseVersion(
  platform: Platform,
  person: Actor,
  { number, ...asked }: Asked & { number: number },
): Promise<CourseVersion> {
  await reachWritten(platform.db, person.id, asked.id)
  const version = await readVersion(platform, { ...(await documentOf(platform.db, asked)), number })
  if (asked.unitId !== undefined) return { number, outline: null, text: unitTextOf(version) }
  return { number, outline: outlineOf(version), text: null }
}
