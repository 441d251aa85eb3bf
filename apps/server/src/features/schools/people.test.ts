import { accountDurations } from '@learntrail/contract/accounts/limits'
import { consoleLimits } from '@learntrail/contract/console/limits'
import type { Problem } from '@learntrail/contract/errors'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { profileLimits } from '@learntrail/contract/profiles/limits'
import { longestClass } from '@learntrail/contract/profiles/placements'
import { schoolLimits } from '@learntrail/contract/schools/limits'
import type { SchoolPerson } from '@learntrail/contract/schools/people'
import { schoolDomainLimits } from '@learntrail/contract/teachers/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids/ids.ts'
import { newPerson, signedIn } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { newSchool } from '../console/people/people.fixture.ts'
import { newClerk, newListed } from './people.fixture.ts'

let product: TestApp
let schoolId: string
let clerk: { id: string; browser: TestBrowser }
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  schoolId = await newSchool(product)
  clerk = await newClerk(product, schoolId)
})

type Answer = { json<T>(): T }
type Said = Parameters<typeof newListed>[2]

const reason = '學年結束'
const codeOf = (answer: Answer) => answer.json<Problem>().code
const path = (rest = '', school = schoolId) => `/api/v2/schools/${school}/people${rest}`
const listed = (said?: Said, account?: Parameters<typeof newListed>[3]) => newListed(product, schoolId, said, account)
const page = async (query: Record<string, string> = {}) =>
  (await clerk.browser.get(path(`?${new URLSearchParams(query)}`))).json<{
    items: SchoolPerson[]
    nextCursor: string | null
  }>()
const namesOf = async (query: Record<string, string> = {}) => (await page(query)).items.map((one) => one.fullName)
const person = async (id: string) => (await page()).items.find((one) => one.id === id)
const change = (...people: object[]) => clerk.browser.patch(path(), { people })
const act = (name: 'close' | 'reopen' | 'let-go', personIds: string[], why = reason) =>
  clerk.browser.post(path(`/${name}`), { personIds, reason: why })
const nobodies = (count: number) => Array.from({ length: count }, () => newId())

async function actsOn(id: string) {
  const operator = await newPerson(product, { role: 'operator' })
  const log = await operator.browser.get(`/api/v2/admin/audit?subjectId=${id}`)
  return log.json<{ items: { act: string; actorId: string; reason: string }[] }>().items
}

describe('the people of a school', () => {
  test('come by grade, class and seat number, those who teach last, each with how their account is', async () => {
    await listed({ fullName: '老師', academicRole: 'teacher', grade: '', className: '' }, { email: 'chen@school.test' })
    await listed({ fullName: '高二', grade: 'high_2' })
    await listed({ fullName: '孝班', className: '孝', seatNumber: '1' })
    await listed({ fullName: '十號', seatNumber: '10' }, { deletedAt: product.clock.now() })
    await listed({ fullName: '二號', seatNumber: '2' }, { isDefaultPassword: true })
    await listed({ fullName: '三號', seatNumber: '03' }, { email: 'rain@school.test' })
    expect((await page()).items).toMatchObject([
      { fullName: '孝班', state: 'used', mayGetPassword: true },
      { fullName: '二號', state: 'new', mayGetPassword: true },
      { fullName: '三號', state: 'used', mayGetPassword: false },
      { fullName: '十號', state: 'closed', mayGetPassword: false },
      { fullName: '高二' },
      { fullName: '老師', academicRole: 'teacher', mayGetPassword: false },
    ])
    expect((await clerk.browser.get(`/api/v2/schools/${schoolId}/classes`)).json()).toMatchObject({
      items: [
        { grade: 'high_1', className: '孝', people: 1 },
        { grade: 'high_1', className: '忠', people: 2 },
        { grade: 'high_2', className: '忠', people: 1 },
      ],
      teachers: 1,
    })
  })

  test('are found by name, nickname, seat number, student number and account, in any width and letter case', async () => {
    await listed(
      { fullName: '林Rain', seatNumber: 'A12', studentNumber: 'S10_9' },
      { displayName: 'Sunny月亮', username: 'kid-s10_9' },
    )
    await listed({ fullName: '陳大文', seatNumber: '1', studentNumber: 'S10X9' })
    for (const find of ['林', 'rain', 'ＲＡＩＮ', 'sunny', '月亮', 'a12', 'Ａ１２', 's10_', 'KID-'])
      expect(await namesOf({ find }), find).toEqual(['林Rain'])
    expect(await namesOf({ find: '1' })).toHaveLength(2)
    for (const find of ['%', 'A1%', '沒有這個人']) expect(await namesOf({ find }), find).toEqual([])
    expect((await clerk.browser.get(path(`?find=${'a'.repeat(consoleLimits.find)}`))).statusCode).toBe(200)
    expect((await clerk.browser.get(path(`?find=${'a'.repeat(consoleLimits.find + 1)}`))).statusCode).toBe(400)
  })

  test('are narrowed by class and role', async () => {
    await listed({ fullName: '甲' })
    await listed({ fullName: '乙', className: '孝' })
    await listed({ fullName: '丙', grade: 'high_2' })
    await listed({ fullName: '丁', academicRole: 'teacher', grade: '', className: '' })
    expect(await namesOf({ grade: 'high_1', className: '忠' })).toEqual(['甲'])
    expect((await namesOf({ grade: 'high_1' })).toSorted()).toEqual(['乙', '甲'])
    expect(await namesOf({ academicRole: 'teacher' })).toEqual(['丁'])
    expect(await namesOf({ academicRole: 'teacher', className: '忠' })).toEqual([])
    expect((await clerk.browser.get(path('?academicRole=parent'))).statusCode).toBe(400)
  })

  test('come a page at a time, everybody once', async () => {
    const count = schoolLimits.page + 1
    await Promise.all(
      Array.from({ length: count }, (_, seat) => listed({ fullName: `${seat}`, seatNumber: `${seat}` })),
    )
    const first = await page()
    expect(first.items).toHaveLength(schoolLimits.page)
    const rest = await page({ cursor: first.nextCursor ?? '' })
    expect(rest).toMatchObject({ items: [{ fullName: `${schoolLimits.page}` }], nextCursor: null })
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(count)
    expect((await clerk.browser.get(path('?cursor=abc'))).statusCode).toBe(400)
  })

  test('are a table that an import takes as it is, and that starts no formula', async () => {
    await listed({ fullName: '林小雨', seatNumber: '07', studentNumber: '0012' }, { username: 'table-1' })
    await listed({ fullName: '=1+1', className: '孝' })
    const answer = await clerk.browser.get(path('/table?className=忠'))
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('名單.csv'))
    const [head, first, ...others] = answer.body.replace('\ufeff', '').trim().split('\r\n')
    expect(head).toBe('學校,身分,年級,班級,座號,姓名,學號,性別,電子郵件,家長姓名,家長信箱,家長2姓名,家長2信箱,帳號')
    expect(first).toMatch(/學生,高一(年級)?,忠,.*07.*,林小雨,.*0012.*,,,,,,,table-1/)
    expect(others).toEqual([])
    expect((await clerk.browser.get(path('/table'))).body).not.toMatch(/,=1\+1/)
    const file = { name: 'list.csv', content: Buffer.from(answer.body).toString('base64') }
    const check = await clerk.browser.post(`/api/v2/schools/${schoolId}/account-imports/check`, file)
    expect(check.json()).toMatchObject({ trouble: null, counts: { added: 0, changed: 0, unchanged: 1, bad: 0 } })
  })

  test('of those who teach are brought again as well', async () => {
    const said = { academicRole: 'teacher', grade: '', className: '', fullName: '陳老師' } as const
    await listed(said, { email: `table-${Date.now()}@e2e.test` })
    const answer = await clerk.browser.get(path('/table?academicRole=teacher'))
    const file = { name: 'list.csv', content: Buffer.from(answer.body).toString('base64') }
    const check = await clerk.browser.post(`/api/v2/schools/${schoolId}/account-imports/check`, file)
    const { counts } = check.json<{ counts: Record<string, number> }>()
    expect(counts).toMatchObject({ added: 0, changed: 0, bad: 0 })
    expect(counts.unchanged).toBeGreaterThan(0)
  })

  test('are for whoever acts for the whole of that school', async () => {
    const inPart = await newClerk(product, schoolId, [{ grade: 'high_1', className: null }])
    const elsewhere = await newClerk(product, await newSchool(product))
    const { id } = await listed()
    const body = { personIds: [id], reason }
    const all = ({ browser }: { browser: TestBrowser }) => [
      ...['', '/table'].map((rest) => browser.get(path(rest))),
      browser.get(`/api/v2/schools/${schoolId}/classes`),
      browser.patch(path(), { people: [{ id, seatNumber: '1' }] }),
      ...['close', 'reopen', 'let-go'].map((rest) => browser.post(path(`/${rest}`), body)),
    ]
    const ask = async (who: { browser: TestBrowser }) => new Set((await Promise.all(all(who))).map(codeOf))
    expect(await ask(elsewhere)).toEqual(new Set(['SCHOOL_NOT_FOUND']))
    expect(await ask(await newPerson(product))).toEqual(new Set(['SCHOOL_PERMISSION_REQUIRED']))
    expect(await ask({ browser: product.guest() })).toEqual(new Set(['NOT_AUTHENTICATED']))
    expect(await ask(inPart)).toEqual(new Set(['SCHOOL_PERMISSION_REQUIRED']))
    expect((await page()).items).toMatchObject([{ id, seatNumber: '', state: 'used' }])
  })
})

describe('putting right what a school says', () => {
  test('changes name, grade, class and seat number, tells the person, and is logged once', async () => {
    const { id } = await listed()
    const said = { fullName: '林大雨', grade: 'high_2', className: '孝', seatNumber: '7' }
    expect((await change({ id, ...said })).json()).toEqual({ changed: 1 })
    expect(await person(id)).toMatchObject(said)
    const browser = await signedIn(product, id)
    const me = (await browser.get('/api/v2/users/current')).json()
    expect(me).toMatchObject({ fullName: '林大雨' })
    expect((await change({ id, ...said })).json()).toEqual({ changed: 0 })
    expect(await actsOn(id)).toMatchObject([{ act: 'school.person_changed', actorId: clerk.id }])
    expect((await change({ id, seatNumber: '' })).json()).toEqual({ changed: 1 })
    expect(await person(id)).toMatchObject({ ...said, seatNumber: '' })
  })

  test('lets two swap their seat numbers, and gives one to two of a class never, with or without a nought', async () => {
    const [one, other] = [await listed({ seatNumber: '1' }), await listed({ seatNumber: '2' })]
    const swapped = await change({ id: one.id, seatNumber: '2' }, { id: other.id, seatNumber: '1' })
    expect(swapped.json()).toEqual({ changed: 2 })
    const third = await listed({ className: '孝', seatNumber: '2' })
    for (const taken of [{ className: '忠' }, { className: '忠', seatNumber: '01' }]) {
      const refused = await change({ id: third.id, ...taken })
      expect(refused.json()).toMatchObject({ code: 'SEAT_NUMBER_TAKEN' })
    }
    expect(codeOf(await change({ id: one.id, fullName: '不改' }, { id: other.id, seatNumber: '2' }))).toBe(
      'SEAT_NUMBER_TAKEN',
    )
    expect(await person(one.id)).toMatchObject({ fullName: '林小雨', seatNumber: '2' })
    expect(await person(third.id)).toMatchObject({ className: '孝' })
    expect((await change({ id: third.id, className: '忠', seatNumber: '3' })).json()).toEqual({ changed: 1 })
  })

  test('is not stopped by a seat number that a list has given twice to others', async () => {
    for (const _ of [1, 2]) await listed({ className: '孝', seatNumber: '9' })
    const { id } = await listed({ seatNumber: '1' })
    expect((await change({ id, seatNumber: '2' })).json()).toEqual({ changed: 1 })
    const [twin] = (await page({ className: '孝' })).items
    expect((await change({ id: twin?.id, fullName: '林大雨' })).json()).toEqual({ changed: 1 })
  })

  test('of several by several calls at once leaves no number twice', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => listed()))
    const answers = await Promise.all(people.map(({ id }) => change({ id, seatNumber: '5' })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...people.slice(1).map(() => 409)])
  })

  test('does not count who is closed, and gives a teacher neither class nor number', async () => {
    await listed({ seatNumber: '4' }, { deletedAt: product.clock.now() })
    const { id } = await listed()
    expect((await change({ id, seatNumber: '4' })).json()).toEqual({ changed: 1 })
    const teacher = await listed({ academicRole: 'teacher', grade: '', className: '' })
    expect((await change({ id: teacher.id, grade: 'high_1', className: '忠', seatNumber: '4' })).json()).toEqual({
      changed: 0,
    })
    expect(await person(teacher.id)).toMatchObject({ grade: '', className: '', seatNumber: '' })
  })

  test('is all or nothing, of the school’s own people alone', async () => {
    const { id } = await listed()
    const foreign = await newListed(product, await newSchool(product))
    for (const other of [foreign.id, newId(), clerk.id])
      expect(codeOf(await change({ id, seatNumber: '1' }, { id: other, seatNumber: '2' }))).toBe('USER_NOT_FOUND')
    expect(await person(id)).toMatchObject({ seatNumber: '' })
  })

  test.each<[string, object, object]>([
    ['className', { className: '忠'.repeat(longestClass) }, { className: '忠'.repeat(longestClass + 1) }],
    [
      'seatNumber',
      { seatNumber: '1'.repeat(groupLimits.memberNumber) },
      { seatNumber: '1'.repeat(groupLimits.memberNumber + 1) },
    ],
    ['seatNumber', { seatNumber: 'ａ１' }, { seatNumber: '七號' }],
    ['grade', { grade: 'high_3' }, { grade: '高三' }],
    [
      'fullName',
      { fullName: '林'.repeat(profileLimits.fullName.min) },
      { fullName: '林'.repeat(profileLimits.fullName.min - 1) },
    ],
    [
      'fullName',
      { fullName: '林'.repeat(profileLimits.fullName.max) },
      { fullName: '林'.repeat(profileLimits.fullName.max + 1) },
    ],
  ])('takes a %s at its limit and not past it', async (field, good, bad) => {
    const { id } = await listed()
    const refused = await change({ id, ...bad })
    expect(refused.statusCode).toBe(400)
    expect(refused.json<Problem>().fields?.[0]?.path).toContain(field)
    expect((await change({ id, ...good })).json()).toEqual({ changed: 1 })
  })

  test('is of so many at once, each named once', async () => {
    const many = (count: number) => nobodies(count).map((id) => ({ id, seatNumber: '1' }))
    expect(codeOf(await change(...many(schoolLimits.changedAtOnce)))).toBe('USER_NOT_FOUND')
    expect((await change(...many(schoolLimits.changedAtOnce + 1))).statusCode).toBe(400)
    expect((await change()).statusCode).toBe(400)
    const { id } = await listed()
    expect((await change({ id, seatNumber: '1' }, { id, seatNumber: '2' })).statusCode).toBe(400)
  })
})

describe('what a school does to accounts that it made', () => {
  test.each(['close', 'reopen', 'let-go'] as const)(
    '%s is of its own people, all or nobody, with a reason',
    async (name) => {
      const { id } = await listed()
      const foreign = await newListed(product, await newSchool(product))
      for (const other of [foreign.id, newId()]) expect(codeOf(await act(name, [id, other]))).toBe('USER_NOT_FOUND')
      expect(codeOf(await act(name, nobodies(schoolLimits.changedAtOnce)))).toBe('USER_NOT_FOUND')
      for (const ids of [nobodies(schoolLimits.changedAtOnce + 1), [], [id, id]])
        expect((await act(name, ids)).statusCode).toBe(400)
      const { min, max } = consoleLimits.reason
      for (const length of [min - 1, max + 1]) expect((await act(name, [id], '字'.repeat(length))).statusCode).toBe(400)
      expect(await person(id)).toMatchObject({ state: 'used' })
      expect(await actsOn(id)).toEqual([])
      for (const length of [min, max]) expect((await act(name, [id], '字'.repeat(length))).statusCode).not.toBe(400)
    },
  )

  test('closing ends every session at once, and reopening gives all back', async () => {
    const [one, other] = [await listed(), await listed()]
    expect((await act('close', [one.id, other.id])).json()).toEqual({ changed: 2 })
    expect((await act('close', [one.id])).json()).toEqual({ changed: 0 })
    expect(codeOf(await one.browser.get('/api/v2/sessions/devices'))).toBe('NOT_AUTHENTICATED')
    expect(await person(one.id)).toMatchObject({ state: 'closed', mayGetPassword: false })
    const passwords = await clerk.browser.post(path('/first-passwords'), { personIds: [one.id], reason })
    expect(codeOf(passwords)).toBe('USER_NOT_FOUND')
    expect((await act('reopen', [one.id, other.id])).json()).toEqual({ changed: 2, withoutSeat: 0 })
    expect((await act('reopen', [one.id])).json()).toEqual({ changed: 0, withoutSeat: 0 })
    expect(await person(one.id)).toMatchObject({ state: 'used' })
    const browser = await signedIn(product, one.id)
    expect((await browser.get('/api/v2/sessions/devices')).statusCode).toBe(200)
    expect((await actsOn(one.id)).map((entry) => [entry.act, entry.actorId, entry.reason]).toSorted()).toEqual([
      ['school.account_closed', clerk.id, reason],
      ['school.account_reopened', clerk.id, reason],
    ])
  })

  test('letting go ends what the school says and may do; the account stays', async () => {
    const one = await listed({ seatNumber: '8' })
    expect((await act('let-go', [one.id])).json()).toEqual({ changed: 1 })
    expect(await person(one.id)).toBeUndefined()
    expect((await one.browser.get('/api/v2/sessions/devices')).statusCode).toBe(200)
    for (const name of ['close', 'reopen', 'let-go'] as const)
      expect(codeOf(await act(name, [one.id])), name).toBe('USER_NOT_FOUND')
    const { rows } = await product.platform.pool.query('select vouched_school_id from accounts where id = $1', [one.id])
    expect(rows).toEqual([{ vouched_school_id: null }])
    expect(await actsOn(one.id)).toMatchObject([{ act: 'school.person_left', actorId: clerk.id, reason }])
    const next = await listed()
    expect((await change({ id: next.id, seatNumber: '8' })).json()).toEqual({ changed: 1 })
  })

  test('reopening takes no seat number from whoever has it by now', async () => {
    const one = await listed({ className: '仁', seatNumber: '8' })
    await act('close', [one.id])
    const next = await listed({ className: '仁', seatNumber: '08' })
    expect((await act('reopen', [one.id])).json()).toEqual({ changed: 1, withoutSeat: 1 })
    expect(await person(one.id)).toMatchObject({ state: 'used', seatNumber: '' })
    expect(await person(next.id)).toMatchObject({ seatNumber: '08' })
  })

  test('what its holder has chosen to end, the school does not bring back', async () => {
    const one = await listed()
    await act('close', [one.id])
    await act('reopen', [one.id])
    product.clock.advance(60_000)
    await product.platform.pool.query('update accounts set deleted_at = $2 where id = $1', [
      one.id,
      product.clock.now(),
    ])
    expect((await act('reopen', [one.id])).json()).toMatchObject({ changed: 0 })
    expect(await person(one.id)).toMatchObject({ state: 'closed' })
  })

  test('is taken back within fourteen days, and not after them', async () => {
    const [one, other] = [await listed(), await listed()]
    await act('close', [one.id, other.id])
    product.clock.advance(accountDurations.deletionBuffer - 1)
    clerk = { ...clerk, browser: await signedIn(product, clerk.id) }
    expect((await act('reopen', [one.id])).json()).toMatchObject({ changed: 1 })
    product.clock.advance(1)
    expect((await act('reopen', [other.id])).json()).toMatchObject({ changed: 0 })
    expect(await person(other.id)).toMatchObject({ state: 'closed' })
  })
})

describe('the domains of its teachers’ addresses', () => {
  const domains = () => `/api/v2/schools/${schoolId}/domains`
  const put = (own: string[], usesListed = true) => clerk.browser.put(domains(), { own, usesListed })

  test('are written each once and no longer than may be, or nothing changes', async () => {
    const ending = '.tp.edu.tw'
    const long = (length: number) => `${'a'.repeat(length - ending.length)}${ending}`
    const { length } = schoolDomainLimits
    expect((await put([long(length)])).json()).toMatchObject({ own: [long(length)] })
    for (const wrong of [[long(length + 1)], ['one.tp.edu.tw', '@ONE.tp.edu.tw'], ['一.tp.edu.tw'], ['tp.edu.tw ?']])
      expect((await put(wrong)).statusCode, wrong[0]).toBe(400)
    expect((await clerk.browser.get(domains())).json()).toMatchObject({ own: [long(length)] })
    expect((await put([])).json()).toMatchObject({ own: [] })
  })

  test('are not those of its website where the school says so, until it says otherwise', async () => {
    const listed = `w${newId().slice(-8)}.tp.edu.tw`
    await product.platform.pool.query('update schools set domain = $2 where id = $1', [schoolId, listed])
    expect((await clerk.browser.get(domains())).json()).toEqual({ listed, usesListed: true, own: [] })
    expect((await put([], false)).json()).toEqual({ listed, usesListed: false, own: [] })
    expect((await put([], true)).json()).toEqual({ listed, usesListed: true, own: [] })
  })
})
