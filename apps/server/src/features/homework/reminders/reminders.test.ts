import { memberRoles } from '@learntrail/contract/groups/roles'
import { homeworkDurations } from '@learntrail/contract/homework/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { place } from '../../groups/groups.fixture.ts'
import { accept, invite, newClass } from '../../guardians/guardians.fixture.ts'
import { ask, correct, handIn, homeworkPath, inTime } from '../homework.fixture.ts'
import { remindMissing } from './remind-missing.service.ts'

let product: TestApp
const teacher = () =>
  newPerson(product, { registrationRole: 'teacher', teacherVerifiedAt: product.clock.now(), plan: 'plus' })
let writer: TestPerson
let reviser: TestPerson
let administrator: TestPerson
let [ann, ben, cai] = [] as unknown as TestPerson[] as [TestPerson, TestPerson, TestPerson]
let group: string
beforeAll(async () => {
  product = await createTestApp()
  ;[writer, reviser, administrator] = await Promise.all([teacher(), teacher(), teacher()])
  ;[ann, ben, cai] = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
  group = await newClass(product, writer)
  for (const { id } of [reviser, administrator]) await place(product, group, id, memberRoles.administrator)
  for (const { id } of [ann, ben, cai]) await place(product, group, id, memberRoles.member)
})
afterAll(() => product.close())

const remind = (by: TestPerson, id: string) => by.browser.post(`${homeworkPath}/questions/${id}/remind`, {})
const read = async (by: TestPerson, id: string) => (await by.browser.get(`${homeworkPath}/questions/${id}`)).json()
const code = (answer: { statusCode: number; json: () => { code?: string } }) => answer.json().code ?? answer.statusCode
const reminded = async (by: TestPerson, id: string) => {
  await untilHeard(product)
  const listed = await by.browser.post('/api/v2/notice/get-notice', {})
  return listed
    .json<{ items: { kind: string; place: { id: string } }[] }>()
    .items.filter(({ kind, place: at }) => kind === 'homeworkReminder' && at.id === id).length
}

test('those who have handed in nothing are reminded by who corrects, once a day, until they have', async () => {
  const deadline = inTime(product, 30 * 86_400_000)
  const { id } = await ask(product, writer, group, { reviserIds: [reviser.id], deadline })
  const { handIn: work } = await handIn(ann, id)
  await correct(writer, work.id, { outcome: 'returned' })
  expect(code(await remind(ann, id))).toBe('HOMEWORK_NO_PERMISSION')
  expect(code(await remind(administrator, id))).toBe('HOMEWORK_NO_PERMISSION')
  expect(code(await remind(await newPerson(product), id))).toBe('HOMEWORK_NOT_FOUND')
  expect((await read(writer, id)).reminder).toEqual({ remindedAt: null, remindableAt: null, hasGuardians: false })
  expect([(await read(administrator, id)).reminder, (await read(ben, id)).reminder]).toEqual([null, null])

  const at = product.clock.now()
  const remindableAt = new Date(at.getTime() + homeworkDurations.reminderPause).toISOString()
  const answers = await Promise.all([remind(writer, id), remind(reviser, id)])
  expect(answers.map(code).toSorted()).toEqual([200, 'HOMEWORK_REMINDED'])
  expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({
    remindedAt: at.toISOString(),
    remindableAt,
    told: 2,
  })
  expect((await read(reviser, id)).reminder).toMatchObject({ remindedAt: at.toISOString(), remindableAt })
  expect(await Promise.all([ann, ben, cai].map((one) => reminded(one, id)))).toEqual([0, 1, 1])
  await handIn(ben, id)
  expect(await reminded(ben, id)).toBe(0)

  product.clock.advance(homeworkDurations.reminderPause - 1)
  expect((await remind(writer, id)).json()).toMatchObject({ code: 'HOMEWORK_REMINDED', values: { at: remindableAt } })
  product.clock.advance(1)
  expect((await remind(writer, id)).json()).toMatchObject({ told: 1 })
  await handIn(cai, id)
  product.clock.advance(homeworkDurations.reminderPause)
  // Nobody was reminded, so a reminder remains possible at once.
  expect((await remind(writer, id)).json()).toMatchObject({ told: 0, remindableAt: null })
})

test('what is not asked at the moment waits for nobody', async () => {
  const { id } = await ask(product, writer, group, { assign: false })
  expect(code(await remind(writer, id))).toBe('HOMEWORK_STATE_CHANGED')
})

test('guardians are told by mail where a mail reaches some and it is wished, and nowhere else', async () => {
  const { platform } = product
  const { id } = await ask(product, writer, group, { deadline: inTime(product, 30 * 86_400_000) })
  const email = 'mother@example.test'
  expect((await read(writer, id)).reminder.hasGuardians).toBe(false)
  await remindMissing(platform, writer, id, { tellsGuardians: true })
  await untilHeard(product)
  await accept(product.guest(), (await invite(product, ann.id, { email })).token)
  expect((await read(writer, id)).reminder.hasGuardians).toBe(true)
  const settings = `insert into guardian_settings (group_id, deadlines, returned, scores) values ($1, $2, true, false)
    on conflict (group_id) do update set deadlines = excluded.deadlines`
  await platform.pool.query(settings, [group, false])
  expect((await read(writer, id)).reminder.hasGuardians).toBe(false)
  await platform.pool.query(settings, [group, true])
  product.clock.advance(homeworkDurations.reminderPause)
  await remindMissing(platform, writer, id, { tellsGuardians: false })
  product.clock.advance(homeworkDurations.reminderPause)
  await remindMissing(platform, writer, id, { tellsGuardians: true })
  const mail = await product.mails.next(email, 1)
  expect(mail.subject).toContain('還有作業沒繳交')
  await untilHeard(product)
  expect(product.mails.sent.filter(({ to }) => to === email)).toHaveLength(2)
})
