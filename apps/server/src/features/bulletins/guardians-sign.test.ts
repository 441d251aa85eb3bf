import type { ReaderPage } from '@learntrail/contract/bulletins/following-up'
import type { GuardianBulletin, GuardianBulletinPage } from '@learntrail/contract/bulletins/for-guardians'
import type { GuardianHomework } from '@learntrail/contract/homework/for-guardians'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilJobsDone } from '../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { newGroup } from '../groups/groups.fixture.ts'
import { accept, becomeGuardian, invite, newClass } from '../guardians/guardians.fixture.ts'
import { mailWeek } from '../guardians/guardians.jobs.ts'
import { ask, correct, handIn } from '../homework/homework.fixture.ts'
import { uploadFiles } from '../posts/posts.fixture.ts'
import { bulletinBody, bulletinsPath, see, sign, tell } from './bulletins.fixture.ts'

let product: TestApp
let teacher: TestPerson
let pupil: TestPerson
let other: TestPerson
let group: string
let device: TestBrowser
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  const now = product.clock.now()
  teacher = await newPerson(product, { fullName: '陳老師', plan: 'plus', teacherVerifiedAt: now })
  pupil = await newPerson(product, { fullName: '王小明' })
  other = await newPerson(product, { fullName: '李小華' })
  group = await newClass(product, teacher, pupil, other)
  device = await becomeGuardian(product, product.guest(), pupil.id)
})

interface Answer {
  statusCode: number
  json: () => { code: string }
}
const code = (answer: Answer) => (answer.statusCode === 200 ? 200 : answer.json().code)
const path = (id = '') => `/api/v2/guardian/children/${pupil.id}/bulletins${id && `/${id}`}`
const signFor = (by: TestBrowser, id: string, body: object = {}) =>
  by.post(`${path(id)}/sign`, { version: 1, name: '王大明', ...body })
const readers = async (id: string, filter = '') =>
  (await teacher.browser.get(`${bulletinsPath}/${id}/readers${filter && `?filter=${filter}`}`)).json<ReaderPage>()
const readerOf = async (id: string, person: TestPerson) =>
  (await readers(id)).items.find(({ person: { id: one } }) => one === person.id)
const enter = (id: string, person: TestPerson, body: object = {}) =>
  teacher.browser.put(`${bulletinsPath}/${id}/readers/${person.id}/paper`, { name: '李爸爸', ...body })

let addresses = 0
const newAddress = () => `parent${++addresses}@example.test`

/** A guardian of the pupil who can be reached by mail. */
async function guardianByMail(change: object = {}) {
  const email = newAddress()
  const by = product.guest()
  await accept(by, (await invite(product, pupil.id, { email })).token, change)
  return { email, by }
}

describe('a guardian’s signature', () => {
  test('is by their own press, and the way stands beside the name', async () => {
    const { id } = await tell(teacher, group, { needsGuardian: true })
    const listed = (await device.get(path())).json<GuardianBulletinPage>()
    expect(listed.items).toMatchObject([{ id, isAsked: true, signature: null }])
    // The child cannot sign for the guardian.
    expect(code(await sign(pupil, id))).toBe('BULLETIN_SIGNATURE_NOT_ASKED')
    await see(pupil, id)
    expect(await readers(id)).toMatchObject({ counts: { signed: 0, byGuardian: 0, withoutGuardian: 1 } })
    const signed = (await signFor(device, id)).json<GuardianBulletin>()
    expect(signed).toMatchObject({ isAsked: false, signature: { name: '王大明', way: 'link', relation: 'father' } })
    expect((await signFor(device, id, { name: '別人' })).json()).toMatchObject({ signature: { name: '王大明' } })
    expect(await readers(id, 'signed')).toMatchObject({
      items: [{ person: { id: pupil.id }, hasGuardian: true, signedAt: null, guardian: { way: 'link' } }],
      counts: { signed: 1, bySelf: 0, byGuardian: 1, withoutGuardian: 1 },
    })
    expect((await readers(id, 'unsigned')).items).toMatchObject([{ person: { id: other.id }, hasGuardian: false }])
  })

  test('of an account says so, and none is made on a device of the child', async () => {
    const { id } = await tell(teacher, group, { needsGuardian: true })
    const parent = await newPerson(product)
    await becomeGuardian(product, parent.browser, pupil.id)
    await parent.browser.post('/api/v2/guardian/account')
    const signedIn = product.guest()
    signedIn.setCookie('learntrail_session', /learntrail_session=([^;]+)/.exec(parent.browser.cookieHeader)?.[1] ?? '')
    device.setCookie('learntrail_session', /learntrail_session=([^;]+)/.exec(pupil.browser.cookieHeader)?.[1] ?? '')
    expect(code(await signFor(device, id))).toBe('GUARDIAN_IS_CHILD')
    expect((await signFor(signedIn, id)).json()).toMatchObject({ signature: { way: 'account' } })
  })

  test('with the child’s is both, each counted by itself', async () => {
    const { id } = await tell(teacher, group, { needsGuardian: true, needsSignature: true })
    await signFor(device, id)
    expect((await readers(id)).counts).toMatchObject({ signed: 0, bySelf: 0, byGuardian: 1 })
    await sign(pupil, id)
    expect((await readers(id)).counts).toMatchObject({ signed: 1, bySelf: 1, byGuardian: 1 })
  })

  test('is for the words that were there, and asked anew of others', async () => {
    const { id } = await tell(teacher, group, { needsGuardian: true })
    await signFor(device, id)
    await teacher.browser.patch(`${bulletinsPath}/${id}`, { version: 1, title: '改到星期四' })
    expect((await device.get(path(id))).json()).toMatchObject({ isAsked: true, signature: { isFormer: true } })
    expect(code(await signFor(device, id))).toBe('BULLETIN_CONFLICT')
    expect((await signFor(device, id, { version: 2 })).json()).toMatchObject({ signature: { isFormer: false } })
  })

  test('is not asked in other groups, and others’ children and bulletins are not there', async () => {
    const open = (await newGroup(teacher)).id
    const body = bulletinBody(open, { needsGuardian: true })
    expect(code(await teacher.browser.post(bulletinsPath, body))).toBe('GUARDIANS_NOT_HERE')
    const told = await tell(teacher, open)
    const change = { version: 1, needsGuardian: true }
    expect(code(await teacher.browser.patch(`${bulletinsPath}/${told.id}`, change))).toBe('GUARDIANS_NOT_HERE')
    const asked = await tell(teacher, group, { needsGuardian: true })
    const forwarded = await teacher.browser.post(`/api/v2/portfolios/${asked.id}/forward-bulletin`, { groupId: open })
    expect(code(forwarded)).toBe('GUARDIANS_NOT_HERE')
    const plain = await tell(teacher, group)
    expect(code(await device.get(path(plain.id)))).toBe('BULLETIN_NOT_FOUND')
    expect(code(await signFor(device, plain.id))).toBe('BULLETIN_NOT_FOUND')
    const stranger = await becomeGuardian(product, product.guest(), other.id)
    expect(code(await stranger.get(path(asked.id)))).toBe('CHILD_NOT_FOUND')
  })

  test('comes after the files, which are read by the link as well', async () => {
    const [file] = await uploadFiles(teacher, [{ name: '同意書.txt', content: Buffer.from('同意書') }])
    const { id } = await tell(teacher, group, { needsGuardian: true, fileIds: [file?.id ?? ''] })
    const { files } = (await device.get(path(id))).json<GuardianBulletin>()
    expect((await device.get(`${files[0]?.url}?type=original`)).body).toBe('同意書')
    expect(code(await product.guest().get(files[0]?.url ?? ''))).toBe('GUARDIAN_REQUIRED')
  })
})

describe('on paper', () => {
  test('it is entered by the teacher with a photograph, and taken back', async () => {
    const { id } = await tell(teacher, group, { needsGuardian: true })
    const [photo] = await uploadFiles(teacher, [{ name: '回條.txt', content: Buffer.from('回條') }])
    expect(code(await enter(id, other, { relation: 'father', fileId: photo?.id }))).toBe(200)
    expect(await readerOf(id, other)).toMatchObject({
      guardian: { name: '李爸爸', way: 'paper', enteredBy: '陳老師', photo: { id: photo?.id } },
    })
    const look = (by: TestPerson) => by.browser.get(`/api/v2/files/${photo?.id}/entity?type=original`)
    expect([code(await look(other)), code(await look(pupil))]).toEqual([200, 'FILE_NOT_FOUND'])
    expect((await other.browser.get(`${bulletinsPath}/${id}`)).json()).toMatchObject({
      mine: { guardian: { way: 'paper' } },
    })
    const remove = () => teacher.browser.delete(`${bulletinsPath}/${id}/readers/${other.id}/paper`)
    for (const _ of [1, 2]) expect(code(await remove())).toBe(200)
    expect(await readerOf(id, other)).toMatchObject({ guardian: null })
  })

  test('it does not replace what a guardian pressed, and is for members who are asked', async () => {
    const { id } = await tell(teacher, group, { needsGuardian: true })
    await signFor(device, id)
    expect(code(await enter(id, pupil))).toBe('BULLETIN_GUARDIAN_SIGNED')
    expect(code(await enter(id, teacher))).toBe('USER_NOT_FOUND')
    expect(code(await enter((await tell(teacher, group)).id, other))).toBe('BULLETIN_SIGNATURE_NOT_ASKED')
    const appearsAt = new Date(product.clock.now().getTime() + 3_600_000).toISOString()
    const later = await tell(teacher, group, { needsGuardian: true, appearsAt })
    expect(code(await enter(later.id, other))).toBe('BULLETIN_NOT_APPEARED')
  })

  test('a sheet is printed for each who has not signed', async () => {
    const { id } = await tell(teacher, group, { needsGuardian: true })
    const print = () => teacher.browser.get(`${bulletinsPath}/${id}/paper`)
    expect((await print()).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    await signFor(device, id)
    await enter(id, other)
    expect(code(await print())).toBe('BULLETIN_ALL_SIGNED')
  })
})

describe('mails', () => {
  test('tell of what is to be signed, and a reminder tells the right side', async () => {
    const { email } = await guardianByMail()
    const { id } = await tell(teacher, group, { needsGuardian: true, title: '校外教學同意書' })
    await untilHeard(product)
    const mail = await product.mails.next(email, 1)
    expect(mail.subject).toContain('王小明有一則公告要請您簽名')
    expect(mail.text).toContain('校外教學同意書')
    const token = /\/guardian\/enter\/([\w-]+)/.exec(mail.text)?.[1] ?? ''
    const phone = product.guest()
    expect(code(await phone.post('/api/v2/guardian/enter', { token }))).toBe(200)
    await see(pupil, id)
    await see(other, id)
    // The first pupil's guardian can be reached by mail; the other pupil is reminded in person.
    const remind = () => teacher.browser.post(`${bulletinsPath}/${id}/remind`)
    expect((await remind()).json()).toMatchObject({ told: 1, guardians: 1 })
    await untilHeard(product)
    expect((await product.mails.next(email, 2)).subject).toContain('還沒簽名')
    await signFor(phone, id)
    await enter(id, other)
    product.clock.advance(86_400_000)
    expect((await remind()).json()).toMatchObject({ told: 0, guardians: 0 })
  })

  test('of the week come once to those who want them, and not where there is nothing to say', async () => {
    const { email } = await guardianByMail({ isWeekly: true })
    const week = async () => {
      await mailWeek(product.platform)
      await untilJobsDone(product.platform)
    }
    const count = () => product.mails.sent.filter(({ to }) => to === email).length
    await week()
    expect(count()).toBe(1)
    await tell(teacher, group, { needsGuardian: true, title: '家長日' })
    const deadline = new Date(product.clock.now().getTime() + 3 * 86_400_000).toISOString()
    await ask(product, teacher, group, { title: '讀書心得', deadline })
    await untilHeard(product)
    product.clock.advance(86_400_000)
    await Promise.all([week(), week()])
    const last = product.mails.sent.filter(({ to }) => to === email).at(-1)
    expect(last?.subject).toContain('孩子的一週')
    expect([...(last?.text.matchAll(/家長日|讀書心得/g) ?? [])].map(([word]) => word)).toEqual(['家長日', '讀書心得'])
    expect(product.mails.sent.filter(({ to, subject }) => to === email && subject.includes('孩子的一週'))).toHaveLength(
      1,
    )
  })
})

test('homework is seen as the group says: deadlines, what came back, and the score', async () => {
  const given = await ask(product, teacher, group, { title: '讀書心得' })
  const back = await ask(product, teacher, group, { title: '小論文' })
  const { handIn: work } = await handIn(pupil, back.id, { text: '寫好了' })
  await correct(teacher, work.id, { outcome: 'reviewed', score: 90 })
  const seen = async () => (await device.get(`/api/v2/guardian/children/${pupil.id}/homework`)).json<GuardianHomework>()
  expect(await seen()).toMatchObject({
    due: [{ id: given.id, title: '讀書心得', isHandedIn: false }],
    returned: [{ id: back.id, title: '小論文', score: null }],
  })
  const show = (sights: object) => teacher.browser.put(`/api/v2/groups/${group}/guardian-sights`, sights)
  await show({ deadlines: false, returned: true, scores: true, points: true })
  expect(await seen()).toMatchObject({ due: [], returned: [{ score: 90 }] })
  await show({ deadlines: true, returned: false, scores: true, points: true })
  expect(await seen()).toMatchObject({ due: [{ isBack: false }], returned: [] })
  const again = await handIn(pupil, given.id, { text: '寫好了' })
  await correct(teacher, again.handIn.id, { outcome: 'returned', score: null })
  expect(await seen()).toMatchObject({ due: [{ id: given.id, isHandedIn: false, isBack: true }] })
})
