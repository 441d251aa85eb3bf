import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { HandIn, Receipt } from '@learntrail/contract/homework/hand-in'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { untilJobsDone } from '../../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { ask, homeworkPath, makeTeam, save } from '../homework.fixture.ts'

let product: TestApp
let teacher: TestPerson
let group: string
let [ann, ben] = [] as unknown as TestPerson[] as [TestPerson, TestPerson]
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product)
  group = (await newGroup(teacher)).id
})
beforeEach(async () => {
  ;[ann, ben] = await Promise.all([newPerson(product), newPerson(product)])
  for (const { id } of [ann, ben]) await place(product, group, id, memberRoles.member)
})
afterAll(() => product.close())

const mailsTo = async ({ email }: TestPerson) => {
  await untilJobsDone(product.platform)
  return product.mails.sent.filter(({ to, subject }) => to === email && /收據|Receipt/.test(subject))
}
const submit = async (by: TestPerson, question: string, version: number, more: object = {}, clientId = randomUUID()) =>
  (await by.browser.post(`${homeworkPath}/questions/${question}/hand-in`, { clientId, version, ...more })).json<{
    receipt: Receipt
    handIn: HandIn
  }>()

test('a receipt goes by mail to whoever wants it, once for each version, and says all of it', async () => {
  const { id } = await ask(product, teacher, group, { title: '量<b>水</b>溝' })
  const [file] = await uploadFiles(ann, [{ name: '水 & 溝.txt', content: text('水') }])
  await save(ann, id, { text: '很清', fileIds: [file?.id ?? ''] })
  const clientId = randomUUID()
  const { receipt } = await submit(ann, id, 1, { mailsReceipt: true }, clientId)
  await submit(ann, id, 1, { mailsReceipt: true }, clientId)
  const [mail, ...more] = await mailsTo(ann)
  expect(more).toEqual([])
  expect(mail?.subject).toContain(receipt.number)
  for (const said of [receipt.number, receipt.sha256, '第 1 版', '量<b>水</b>溝', '水 & 溝.txt', `/homework/${id}`])
    expect(mail?.text).toContain(said)
  expect(mail?.html).toContain('量&lt;b&gt;水&lt;/b&gt;溝')
  expect(mail?.html).toContain('水 &amp; 溝.txt')

  // The choice is remembered until they change it.
  await save(ann, id, { text: '更清', version: 1 })
  await submit(ann, id, 2)
  expect(await mailsTo(ann)).toHaveLength(2)
  await submit(ann, id, 2, { mailsReceipt: false })
  await save(ann, id, { text: '最清', version: 2 })
  await submit(ann, id, 3)
  expect(await mailsTo(ann)).toHaveLength(2)
})

test('one of a team goes to each who wants it, in their language, and to no address that is not proven', async () => {
  const { id } = await ask(product, teacher, group, { teamSize: 2 })
  await makeTeam(ann, id, [ben])
  await ben.browser.patch('/api/v2/users/preferences', {
    locale: 'en',
    emailNotificationSettings: { homeworkReceipt: true },
  })
  await save(ann, id, { text: '一起寫', version: 0 })
  await submit(ann, id, 1)
  expect(await mailsTo(ann)).toEqual([])
  expect((await mailsTo(ben)).map(({ text: said }) => said)).toEqual([expect.stringContaining('Version 1')])
  await product.platform.pool.query('update accounts set email_verified_at = null where id = $1', [ben.id])
  await save(ann, id, { text: '再寫', version: 1 })
  await submit(ann, id, 2)
  expect(await mailsTo(ben)).toHaveLength(1)
})
