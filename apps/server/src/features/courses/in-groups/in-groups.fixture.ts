import type { TestPerson } from '../../../testing/people.ts'
import { coursePath } from '../courses.fixture.ts'

export const groupPath = (groupId: string) => `${coursePath}/group/${groupId}`
export const coursesOfGroup = ({ browser }: TestPerson, groupId: string) => browser.get(groupPath(groupId))
export const addToGroup = ({ browser }: TestPerson, groupId: string, courseId: string) =>
  browser.put(`${groupPath(groupId)}/${courseId}`, {})
