import { randomUUID } from 'node:crypto'
import type { Remark, RemarkPage, RemarkReply, RemarkThread } from '@learntrail/contract/courses/remarks'
import type { TestPerson } from '../../../testing/people.ts'
import { coursePath } from '../courses.fixture.ts'

export const remarksPath = (courseId: string) => `${coursePath}/${courseId}/remarks`

/** Body of the call that makes a remark. */
export const aRemark = (unitId: string, change: object = {}) => ({
  unitId,
  start: 'AAEBAAM',
  end: 'AAEBAAc',
  quote: '溶氧是水裡的氧氣',
  content: '要不要先說氧氣從哪裡來？',
  clientId: randomUUID(),
  ...change,
})

export const sendRemark = ({ browser }: TestPerson, courseId: string, body: object) =>
  browser.post(remarksPath(courseId), body)

async function answered<Answer>(sent: Promise<{ statusCode: number; body: string; json(): unknown }>) {
  const answer = await sent
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json() as Answer
}

export const remark = (person: TestPerson, courseId: string, unitId: string, change: object = {}) =>
  answered<Remark>(sendRemark(person, courseId, aRemark(unitId, change)))

export const sendReply = ({ browser }: TestPerson, { courseId, _id }: Remark, change: object = {}) =>
  browser.post(`${remarksPath(courseId)}/${_id}/replies`, {
    content: '好，我加一句。',
    clientId: randomUUID(),
    ...change,
  })

export const reply = (person: TestPerson, to: Remark, change: object = {}) =>
  answered<RemarkReply>(sendReply(person, to, change))

export const sendResolved = ({ browser }: TestPerson, { courseId, _id }: Remark, isResolved: boolean) =>
  browser.post(`${remarksPath(courseId)}/${_id}/resolved`, { isResolved })

export const remarksOf = ({ browser }: TestPerson, courseId: string, unitId: string, further = '') =>
  answered<RemarkPage>(browser.get(`${remarksPath(courseId)}?unitId=${unitId}${further}`))

export const threadOf = ({ browser }: TestPerson, { courseId, _id }: Remark) =>
  answered<RemarkThread>(browser.get(`${remarksPath(courseId)}/${_id}`))
