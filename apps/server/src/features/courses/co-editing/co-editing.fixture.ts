import type { CoEditors, CourseInvitation } from '@learntrail/contract/courses/co-editing'
import { courseDocuments, courseSchema } from '@learntrail/contract/courses/facts'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { TestEditor } from '../../documents/editor.fixture.ts'
import { befriend } from '../../people/index.ts'
import { coursePath } from '../courses.fixture.ts'

export const invitationPath = `${coursePath}/co-edit-invitation`
export const lockPath = `${coursePath}/course-edit-lock`

export const invite = (owner: TestPerson, id: string, people: readonly TestPerson[], part?: 'lecturer') =>
  owner.browser.post(`${coursePath}/${id}/co-editors`, {
    personIds: people.map((person) => person.id),
    ...(part && { part }),
  })

export const invitationsOf = async ({ browser }: TestPerson) =>
  (await browser.get(invitationPath)).json<{ items: CourseInvitation[] }>().items

export const coEditorsOf = async ({ browser }: TestPerson, id: string) =>
  (await browser.get(`${coursePath}/${id}/co-editors`)).json<CoEditors>().items

export async function answer(person: TestPerson, courseId: string, response: 'accept' | 'reject') {
  const invitation = (await invitationsOf(person)).find((one) => one.courseId === courseId)
  return person.browser.patch(`${invitationPath}/${invitation?._id}`, { response })
}

/** Makes the person a friend, invites them and accepts. */
export async function join(
  { platform }: TestApp,
  owner: TestPerson,
  id: string,
  person: TestPerson,
  part?: 'lecturer',
): Promise<void> {
  await befriend(platform, owner.id, person.id)
  for (const said of [await invite(owner, id, [person], part), await answer(person, id, 'accept')])
    if (said.statusCode !== 200) throw new Error(said.body)
}

/** An editor with a unit's text open, or a course with `kind` and its id. */
export const editorOf = (person: TestPerson, thingId: string, kind: keyof typeof courseDocuments = 'unitText') =>
  new TestEditor(person, thingId, { kind: courseDocuments[kind], schema: courseSchema })
