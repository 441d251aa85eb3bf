import { randomUUID } from 'node:crypto'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import type { Course } from '@learntrail/contract/courses/courses'
import { courseDocuments, courseSchema, type InvitedPart } from '@learntrail/contract/courses/facts'
import {
  applyUpdate,
  Doc,
  encodeStateAsUpdate,
  encodeStateVector,
  Map as SharedMap,
  Text,
  XmlElement,
  XmlText,
} from 'yjs'
import type { Platform } from '../../../platform/platform.ts'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { readDocument } from '../../documents/index.ts'
import { storeChange } from '../../documents/storing/store-change.service.ts'
import { coursePath, writtenCourse } from '../courses.fixture.ts'
import { textRoot } from '../structure/unit-text.mapping.ts'

export const change = ({ browser }: TestPerson, id: string, body: object) => browser.patch(`${coursePath}/${id}`, body)
export const remove = ({ browser }: TestPerson, id: string) => browser.delete(`${coursePath}/${id}`)
export const publish = (person: TestPerson, id: string, body: object = {}) =>
  change(person, id, { status: 'published', ...body })
export const takeOff = (person: TestPerson, id: string) => change(person, id, { status: 'removed' })
export const password = 'river.2026'

/** A published course; with `isPrivate`, behind a password. */
export async function newPublished(
  product: TestApp,
  person: TestPerson,
  { isPrivate = false, ...written }: Partial<CourseOutline> & { text?: string; isPrivate?: boolean } = {},
): Promise<{ course: Course; chapterId: string; unitId: string }> {
  const made = await writtenCourse(product, person, written)
  const answer = await publish(person, made.course._id, isPrivate ? { password } : {})
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { ...made, course: answer.json() }
}

/** Makes a person a co-teacher, or invites them. */
export async function letTeach(
  { platform: { pool, clock } }: TestApp,
  courseId: string,
  person: TestPerson,
  { part = 'coEditor', isAccepted = true }: { part?: InvitedPart; isAccepted?: boolean } = {},
): Promise<void> {
  await pool.query(
    `insert into course_editors (course_id, person_id, id, part, is_accepted, invited_at, since)
     values ($1, $2, $3, $4, $5, $6, case when $5 then $6::timestamptz end)`,
    [courseId, person.id, randomUUID(), part, isAccepted, clock.now()],
  )
}

/** Makes a person a learner of a course. */
export async function letLearn({ platform: { pool, clock } }: TestApp, courseId: string, person: TestPerson) {
  await pool.query(
    `insert into course_learners (course_id, person_id, learner_id, has_joined, at) values ($1, $2, $3, true, $4)
     on conflict (course_id, person_id) do update set has_joined = true`,
    [courseId, person.id, randomUUID(), clock.now()],
  )
  await pool.query('update courses set learner_count = learner_count + 1 where id = $1', [courseId])
}

/** Types into the name of a course, as an editor sends it. */
export const typeName = (
  { platform }: Pick<TestApp, 'platform'>,
  person: TestPerson,
  courseId: string,
  typed: string,
) =>
  send(platform, person, { kind: courseDocuments.structure, thingId: courseId }, (document) => {
    const facts = document.getMap<unknown>('facts')
    const text = facts.get('name')
    if (text instanceof Text) text.insert(text.length, typed)
    else facts.set('name', new Text(typed))
  })

/** Adds a paragraph to a unit's text. */
export const typeText = ({ platform }: Pick<TestApp, 'platform'>, person: TestPerson, unitId: string, typed: string) =>
  send(platform, person, { kind: courseDocuments.unitText, thingId: unitId }, (document) => {
    const paragraph = new XmlElement('paragraph')
    paragraph.insert(0, [new XmlText(typed)])
    document.getXmlFragment(textRoot).push([paragraph])
  })

async function send(
  platform: Platform,
  person: TestPerson,
  name: { kind: string; thingId: string },
  type: (document: Doc) => void,
): Promise<number> {
  const mine = new Doc()
  applyUpdate(mine, encodeStateAsUpdate(await readDocument(platform, name)))
  const before = encodeStateVector(mine)
  mine.transact(() => type(mine))
  return storeChange(platform, name, {
    accountId: person.id,
    schema: courseSchema,
    client: mine.clientID,
    change: 1,
    lineId: randomUUID(),
    update: encodeStateAsUpdate(mine, before),
  })
}

/** An entry of a document's map, as only a broken or outdated editor writes it. */
export const entryOf = (values: Record<string, unknown>) => new SharedMap(Object.entries(values))
