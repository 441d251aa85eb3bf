import { randomUUID } from 'node:crypto'
import type { Gradebook, GradebookColumn } from '@learntrail/contract/gradebook/gradebook'
import { eq } from 'drizzle-orm'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { newGroup } from '../groups/groups.fixture.ts'
import { groups } from '../groups/groups.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'

export const gradebookPath = (groupId: string, rest = '') => `/api/v2/groups/${groupId}/gradebook${rest}`

/** Creates a class of a school with no other people in the test. */
export async function newClass({ platform: { db } }: TestApp, owner: TestPerson, name = '七年一班'): Promise<string> {
  const { id } = await newGroup(owner, { type: 'private', name })
  const [school] = await db.select({ id: schools.id }).from(schools).limit(1)
  await db
    .update(groups)
    .set({ type: 'school', schoolId: school?.id ?? null })
    .where(eq(groups.id, id))
  return id
}

/** The term of the test clock. */
export const thisTerm = '115-1'

export const columnBody = (change: object = {}) => ({
  clientId: randomUUID(),
  title: '第一次平時考',
  day: '2026-11-20',
  maximum: 100,
  weight: 1,
  categoryId: null,
  ...change,
})

export const settingsBody = (change: object = {}) => ({
  term: thisTerm,
  version: 0,
  decimals: 1,
  isPublished: false,
  categories: [],
  otherWeight: 0,
  homeworkCategoryId: null,
  ...change,
})

export async function addColumn(teacher: TestPerson, groupId: string, change: object = {}): Promise<GradebookColumn> {
  const answer = await teacher.browser.post(gradebookPath(groupId, '/columns'), columnBody(change))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export async function readSheet(teacher: TestPerson, groupId: string, query = ''): Promise<Gradebook> {
  const answer = await teacher.browser.get(gradebookPath(groupId, query))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
