import type { Guardian } from '@learntrail/contract/guardians/guardians'
import type { GuardiansOfGroup, MyGuardians } from '@learntrail/contract/guardians/inviting'
import { guardianDurations, guardianLimits } from '@learntrail/contract/guardians/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { profiles } from '../profiles/profiles.tables.ts'
import { accept, becomeGuardian, guardianPath, invite, newClass } from './guardians.fixture.ts'

let product: TestApp
let teacher: TestPerson
let pupil: TestPerson
let group: string
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  teacher = await newPerson(product, { fullName: '陳老師' })
  pupil = await newPerson(product, { fullName: '王小明', displayName: '小明' })
  group = await newClass(product, teacher, pupil)
})

interface Answer {
  statusCode: number
  json: () => { code: string }
}
const code = (answer: Answer) => (answer.statusCode === 200 ? 200 : answer.json().code)
const readAs = async (device: TestBrowser) => (await device.get(guardianPath)).json<Guardian>()
const ofGroup = async () => (await teacher.browser.get(`/api/v2/groups/${group}/guardians`)).json<GuardiansOfGroup>()
const inviteByMail = (by: TestPerson, items: object[]) =>
  by.browser.post(`/api/v2/groups/${group}/guardian-invitations`, { items })
const mailed = (email: string) => ({ childId: pupil.id, name: '王先生', email })
/** Returns the secret in a mail's link. */
const tokenIn = (text: string, way: 'invitation' | 'enter') =>
  new RegExp(`/guardian/${way}/([\\w-]+)`).exec(text)?.[1] ?? ''

let addresses = 0
const newAddress = () => `guardian${++addresses}@example.test`

describe('an invitation', () => {
  test('by mail says whose, and makes a guardian whom mails reach', async () => {
    const email = newAddress()
    expect((await inviteByMail(teacher, [mailed(email)])).json()).toEqual({ invited: 1, passedOver: 0 })
    const token = tokenIn((await product.mails.next(email)).text, 'invitation')
    const device = product.guest()
    const said = (await device.post(`${guardianPath}/invitation`, { token })).json()
    expect(said).toMatchObject({ childName: '王小明', invitedBy: '陳老師', name: '王先生', email, isChild: false })
    expect((await accept(device, token)).json()).toEqual({ childId: pupil.id, confirms: false })
    expect(await readAs(device)).toMatchObject({
      name: '林先生',
      email,
      isEmailConfirmed: true,
      hasAccount: false,
      account: null,
      children: [{ name: '王小明', relation: 'father', groups: [{ id: group }] }],
    })
    expect((await ofGroup()).items).toMatchObject([
      {
        person: { id: pupil.id },
        realName: '王小明',
        invitations: [],
        guardians: [{ name: '林先生', inviter: 'teacher', hasMail: true }],
      },
    ])
    // A mailed invitation is used up, and the same address is not invited again.
    expect(code(await accept(product.guest(), token))).toBe('GUARDIAN_LINK_OVER')
    expect((await inviteByMail(teacher, [mailed(email)])).json()).toEqual({ invited: 0, passedOver: 1 })
  })

  test('by a code is for two devices, in order and at the same moment', async () => {
    const { token } = await invite(product, pupil.id)
    const answers = await Promise.all([1, 2, 3].map(() => accept(product.guest(), token)))
    expect(answers.map(code).toSorted()).toEqual([200, 200, 'GUARDIAN_LINK_OVER'])
  })

  test('expires, and is taken back by teacher and pupil', async () => {
    const first = await invite(product, pupil.id)
    const mine = (await pupil.browser.get('/api/v2/guardians')).json<MyGuardians>()
    expect(mine).toMatchObject({ guardians: [], invitations: [{ id: first.id, way: 'code', inviter: 'pupil' }] })
    await pupil.browser.delete(`/api/v2/guardians/invitations/${first.id}`)
    expect(code(await accept(product.guest(), first.token))).toBe('GUARDIAN_LINK_OVER')
    const second = await invite(product, pupil.id)
    const path = `/api/v2/groups/${group}/pupils/${pupil.id}/guardian-invitations/${second.id}`
    expect(code(await teacher.browser.delete(path))).toBe(200)
    expect(code(await accept(product.guest(), second.token))).toBe('GUARDIAN_LINK_OVER')
    const third = await invite(product, pupil.id)
    product.clock.advance(guardianDurations.invitation)
    expect(code(await accept(product.guest(), third.token))).toBe('GUARDIAN_LINK_OVER')
  })

  test('is not for the child’s own device, and secrets are not guessed', async () => {
    const { token } = await invite(product, pupil.id)
    expect((await pupil.browser.post(`${guardianPath}/invitation`, { token })).json()).toMatchObject({ isChild: true })
    expect(code(await accept(pupil.browser, token))).toBe('GUARDIAN_IS_CHILD')
    const guess = () => product.guest().post(`${guardianPath}/invitation`, { token: 'A'.repeat(43) })
    const answers = new Set<string | number>()
    for (let tried = 0; tried < 31; tried += 1) answers.add(code(await guess()))
    expect([...answers]).toEqual(['GUARDIAN_LINK_OVER', 'TOO_MANY_LOGIN_FAILURES'])
    product.clock.advance(15 * 60_000 + 1)
  })

  test('gives way to newer ones, and a child has so many guardians', async () => {
    const oldest = await invite(product, pupil.id)
    for (let made = 0; made < guardianLimits.invitations; made += 1) await invite(product, pupil.id)
    expect(code(await accept(product.guest(), oldest.token))).toBe('GUARDIAN_LINK_OVER')
    for (let there = 0; there < guardianLimits.ofChild; there += 1)
      await becomeGuardian(product, product.guest(), pupil.id)
    const { token } = await invite(product, pupil.id)
    expect(code(await accept(product.guest(), token))).toBe('GUARDIAN_LIMIT_REACHED')
  })

  test('is sent by whoever leads, to pupils of the group, as often as a day allows', async () => {
    const other = await newPerson(product)
    const items = [{ childId: other.id, name: '', email: newAddress() }]
    expect(code(await inviteByMail(teacher, items))).toBe('GROUP_ROLE_CHANGED')
    expect(code(await inviteByMail(pupil, [mailed(newAddress())]))).toBe('GROUP_ADMIN_REQUIRED')
    expect(code(await inviteByMail(other, [mailed(newAddress())]))).toBe('GROUP_NOT_FOUND')
    const open = await newGroup(teacher)
    expect(code(await teacher.browser.get(`/api/v2/groups/${open.id}/guardians`))).toBe('GUARDIANS_NOT_HERE')
    for (let sent = 0; sent < guardianLimits.mailsOfChildADay; sent += 1)
      expect(code(await inviteByMail(teacher, [mailed(newAddress())]))).toBe(200)
    expect(code(await inviteByMail(teacher, [mailed(newAddress())]))).toBe('GUARDIAN_MAIL_LIMIT_REACHED')
    product.clock.advance(86_400_000)
    expect(code(await inviteByMail(teacher, [mailed(newAddress())]))).toBe(200)
  })

  test('of one’s own to the same address is the one that is there', async () => {
    const mine = { email: newAddress() }
    const answers = [1, 2].map(() => pupil.browser.post('/api/v2/guardians/invitations', mine))
    const [first, second] = await Promise.all(answers)
    expect(second?.json()).toEqual(first?.json())
    // An address that is a guardian's already is not invited.
    const token = tokenIn((await product.mails.next(mine.email)).text, 'invitation')
    await accept(product.guest(), token)
    expect(code((await pupil.browser.post('/api/v2/guardians/invitations', mine)) as Answer)).toBe('GUARDIAN_KNOWN')
  })

  test('is printed on slips for those who have no guardian', async () => {
    const slips = (childIds: string[]) => teacher.browser.post(`/api/v2/groups/${group}/guardian-slips`, { childIds })
    const printed = await slips([])
    expect(printed.headers['content-type']).toBe('application/pdf')
    expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await ofGroup()).items).toMatchObject([{ invitations: [{ way: 'code', inviter: 'teacher' }] }])
    expect(code(await slips([teacher.id]))).toBe('GROUP_ROLE_CHANGED')
  })
})

test('a pasted list is read by seat numbers and names', async () => {
  const twin = await newPerson(product, { fullName: '李小華' })
  await place(product, group, twin.id, 3)
  await teacher.browser.put(`/api/v2/groups/${group}/members/${pupil.id}/number`, { memberNumber: '7' })
  const list = [
    '座號\t姓名\t家長姓名\t信箱',
    '07\t王小明\t王大明\twang@example.test',
    '李小華 李媽媽',
    '9 沒有這個人 a@b.test',
    '7 王小明 王爺爺 wang2@example.test',
  ]
  const answer = await teacher.browser.post(`/api/v2/groups/${group}/guardian-list`, { list: list.join('\n') })
  expect(answer.json()).toMatchObject({
    items: [
      { line: 2, person: { id: pupil.id }, name: '王大明', email: 'wang@example.test', problem: null },
      { line: 3, person: { id: twin.id }, name: '李媽媽', email: null, problem: 'email' },
      { line: 4, person: null, problem: 'nobody' },
      { line: 5, person: { id: pupil.id }, name: '王爺爺', problem: null },
    ],
  })
})

describe('a guardian', () => {
  test('without an account has several children on one device, and may leave each', async () => {
    const sister = await newPerson(product, { fullName: '王小美' })
    const device = await becomeGuardian(product, product.guest(), pupil.id)
    await accept(device, (await invite(product, sister.id)).token, { relation: 'grandparent' })
    expect((await readAs(device)).children.map(({ name }) => name)).toEqual(['王小明', '王小美'])
    expect(code(await device.delete(`${guardianPath}/children/${pupil.id}`))).toBe(200)
    expect(code(await device.delete(`${guardianPath}/children/${pupil.id}`))).toBe('CHILD_NOT_FOUND')
    await device.delete(`${guardianPath}/children/${sister.id}`)
    // A guardian without any child left is deleted.
    expect(code(await device.get(guardianPath))).toBe('GUARDIAN_REQUIRED')
  })

  test('comes in on another device by a link that holds once', async () => {
    const device = await becomeGuardian(product, product.guest(), pupil.id)
    const { token } = (await device.post(`${guardianPath}/link`)).json<{ token: string }>()
    const other = product.guest()
    expect(code(await other.post(`${guardianPath}/enter`, { token }))).toBe(200)
    expect((await readAs(other)).id).toBe((await readAs(device)).id)
    expect(code(await product.guest().post(`${guardianPath}/enter`, { token }))).toBe('GUARDIAN_LINK_OVER')
    await other.delete(`${guardianPath}/device`)
    expect(code(await other.get(guardianPath))).toBe('GUARDIAN_REQUIRED')
    product.clock.advance(guardianDurations.device - 1)
    expect(code(await device.get(guardianPath))).toBe(200)
    product.clock.advance(guardianDurations.device)
    expect(code(await device.get(guardianPath))).toBe('GUARDIAN_REQUIRED')
  })

  test('has no mails before the address is confirmed, and ends them by one press', async () => {
    const device = await becomeGuardian(product, product.guest(), pupil.id)
    const email = newAddress()
    expect((await device.patch(guardianPath, { email, isWeekly: true })).json()).toMatchObject({
      email,
      isEmailConfirmed: false,
      isWeekly: true,
    })
    const other = product.guest()
    await other.post(`${guardianPath}/enter`, { token: tokenIn((await product.mails.next(email)).text, 'enter') })
    expect(await readAs(device)).toMatchObject({ isEmailConfirmed: true })
    const { rows } = await product.platform.pool.query<{ token: string }>(
      'select unsubscribe_token as token from guardians where email = $1',
      [email],
    )
    const unsubscribe = (token = '') => product.guest().post(`${guardianPath}/unsubscribe/${token}`)
    expect(code(await unsubscribe('A'.repeat(43)))).toBe('GUARDIAN_LINK_OVER')
    for (const _ of [1, 2]) expect(code(await unsubscribe(rows[0]?.token))).toBe(200)
    expect(await readAs(device)).toMatchObject({ isWeekly: false, mailsBulletins: false })
  })

  test('keeps children in an account of their own, which is not the child’s', async () => {
    const sister = await newPerson(product)
    const parent = await newPerson(product)
    expect(code(await parent.browser.post(`${guardianPath}/account`))).toBe('GUARDIAN_REQUIRED')
    await becomeGuardian(product, parent.browser, pupil.id)
    expect((await parent.browser.post(`${guardianPath}/account`)).json()).toMatchObject({ hasAccount: true })
    const elsewhere = await becomeGuardian(product, product.guest(), sister.id)
    expect(code(await elsewhere.post(`${guardianPath}/account`))).toBe('GUARDIAN_ACCOUNT_REQUIRED')
    // On another device of the guardian's, its guardian is merged into the account's.
    const session = /learntrail_session=([^;]+)/.exec(parent.browser.cookieHeader)?.[1] ?? ''
    elsewhere.setCookie('learntrail_session', session)
    expect((await elsewhere.post(`${guardianPath}/account`)).json<Guardian>().children).toHaveLength(2)
    const child = await becomeGuardian(product, product.guest(), sister.id)
    child.setCookie('learntrail_session', /learntrail_session=([^;]+)/.exec(sister.browser.cookieHeader)?.[1] ?? '')
    expect(code(await child.post(`${guardianPath}/account`))).toBe('GUARDIAN_IS_CHILD')
  })

  test('is told by the navigation of the way to the guardian page, while an account holds a child', async () => {
    const parent = await newPerson(product)
    const guards = async () =>
      (await parent.browser.get('/api/v2/navigation/home')).json<{ guardsChild: boolean }>().guardsChild
    await becomeGuardian(product, parent.browser, pupil.id)
    expect(await guards()).toBe(false)
    await parent.browser.post(`${guardianPath}/account`)
    expect(await guards()).toBe(true)
    await parent.browser.delete(`${guardianPath}/children/${pupil.id}`)
    expect(await guards()).toBe(false)
  })

  test('is removed by the teacher, and by the child who is grown-up', async () => {
    const device = await becomeGuardian(product, product.guest(), pupil.id)
    const { id } = await readAs(device)
    expect(code(await pupil.browser.delete(`/api/v2/guardians/${id}`))).toBe('GUARDIAN_STAYS')
    const path = `/api/v2/groups/${group}/pupils/${pupil.id}/guardians/${id}`
    expect(code(await teacher.browser.delete(path))).toBe(200)
    expect(code(await teacher.browser.delete(path))).toBe('GUARDIAN_NOT_FOUND')
    expect(code(await device.get(guardianPath))).toBe('GUARDIAN_REQUIRED')
    const grown = await newPerson(product, { registrationRole: 'others' as never })
    await product.platform.db
      .insert(profiles)
      .values({ accountId: grown.id, birthYear: 1990, updatedAt: product.clock.now() } as never)
    const theirs = await readAs(await becomeGuardian(product, product.guest(), grown.id))
    expect(code(await grown.browser.delete(`/api/v2/guardians/${theirs.id}`))).toBe(200)
  })
})

test('what guardians see of a group is what those who lead it say', async () => {
  const device = await becomeGuardian(product, product.guest(), pupil.id)
  const sights = { deadlines: false, returned: true, scores: true, points: false }
  expect((await readAs(device)).children[0]?.groups[0]?.sights).toEqual({
    deadlines: true,
    returned: true,
    scores: false,
    points: true,
  })
  const put = (by: TestPerson) => by.browser.put(`/api/v2/groups/${group}/guardian-sights`, sights)
  expect(code(await put(pupil))).toBe('GROUP_ADMIN_REQUIRED')
  expect((await put(teacher)).json()).toEqual(sights)
  expect((await readAs(device)).children[0]?.groups[0]?.sights).toEqual(sights)
  expect((await ofGroup()).sights).toEqual(sights)
})
