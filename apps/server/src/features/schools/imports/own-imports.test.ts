import { randomUUID } from 'node:crypto'
import type { AccountFileReport, AccountImportView } from '@learntrail/contract/console/account-imports'
import type { Problem } from '@learntrail/contract/errors'
import { guardianLimits } from '@learntrail/contract/guardians/limits'
import { durations } from '@learntrail/contract/limits'
import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { schoolLimits } from '@learntrail/contract/schools/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts'
import { tallies } from '../../accounts/accounts.tables.ts'
import { digestOf } from '../../accounts/password-hash.rules.ts'
import { newSchool } from '../../console/people/people.fixture.ts'
import { newClerk, newListed } from '../people.fixture.ts'

let product: TestApp
let schoolId: string
let clerk: { id: string; browser: TestBrowser }
let schools = 0
let code: string
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  schools += 1
  code = `B${schools}00`
  schoolId = await newSchool(product, { code, name: `望海${schools}中`, searchName: `望海${schools}中` })
  clerk = await newClerk(product, schoolId)
})

const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code
const path = (rest = '', school = schoolId) => `/api/v2/schools/${school}/account-imports${rest}`
const head = '學校,身分,年級,班級,座號,姓名,學號,電子郵件'
const fileOf = (...rows: string[]) => ({
  name: 'list.csv',
  content: Buffer.from([head, ...rows].join('\r\n')).toString('base64'),
})
const check = async (file: object) => (await clerk.browser.post(path('/check'), file)).json<AccountFileReport>()
const imports = async (by = clerk, school = schoolId) =>
  (await by.browser.get(path('', school))).json<{ items: AccountImportView[] }>().items

/** Starts an import and waits for its end. */
async function bring(file: object): Promise<AccountImportView> {
  const answer = await clerk.browser.post(path(), { ...file, clientId: randomUUID() })
  const [begun] = answer.json<{ items: AccountImportView[] }>().items
  return vi.waitFor(
    async () => {
      const found = (await imports()).find(({ id }) => id === begun?.id)
      if (found?.finishedAt == null) throw new Error('still under way')
      return found
    },
    { timeout: 30_000, interval: 50 },
  )
}

test('a school looks at its list first: who is new, who changes and from what, who is not in it', async () => {
  await newListed(product, schoolId, { fullName: '林小雨', studentNumber: '1', seatNumber: '1' })
  await newListed(product, schoolId, { fullName: '走了', studentNumber: '2' })
  const report = await check(fileOf(',,高二,忠,3,林小雨,1,', ',,高一,忠,5,陳小晴,3,', ',,高九,忠,6,誰,4,'))
  expect(report).toMatchObject({
    trouble: null,
    counts: { added: 1, changed: 1, gone: 1, unchanged: 0, bad: 1 },
    added: [{ fullName: '陳小晴', grade: 'high_1', className: '忠', seatNumber: '5' }],
    changed: [{ before: { grade: 'high_1', seatNumber: '1' }, after: { grade: 'high_2', seatNumber: '3' } }],
    gone: [{ fullName: '走了' }],
    bad: [{ line: 4, column: '年級', trouble: { code: 'grade_unknown' } }],
  })
  expect(await imports()).toEqual([])
})

test('names so many of those who are new, and counts all', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => `,,高一,忠,,林小雨,M${index},`)
  for (const count of [schoolLimits.namedPeople, schoolLimits.namedPeople + 1]) {
    const report = await check(fileOf(...rows(count)))
    expect([report.counts.added, report.added.length]).toEqual([count, schoolLimits.namedPeople])
  }
})

test('leaves out people of another school, whether it looks or imports, by code and by name', async () => {
  const name = `看山${schools}中`
  const elsewhere = await newSchool(product, { code: `E${schools}`, name, searchName: name })
  const file = fileOf(
    `${code},,高一,忠,1,林小雨,1,`,
    `E${schools},,高一,忠,2,陳小晴,2,`,
    `${name},,高一,忠,3,何小河,3,`,
  )
  const bad = [2, 3].map((row) => ({ line: row + 1, column: '學校', trouble: { code: 'school_not_yours' } }))
  expect(await check(file)).toMatchObject({ counts: { added: 1, bad: 2 }, bad })
  expect(await bring(file)).toMatchObject({ state: 'done', counts: { added: 1, bad: 2 }, bad })
  const of = async (school: string) =>
    (await product.platform.pool.query('select full_name from imported_accounts where school_id = $1', [school])).rows
  expect(await of(schoolId)).toEqual([{ full_name: '林小雨' }])
  expect(await of(elsewhere)).toEqual([])
})

test('makes accounts whose first passwords whoever imported takes once, and verifies its teachers', async () => {
  const address = `chen${schools}@example.test`
  const clientId = randomUUID()
  const file = fileOf(',學生,高一,忠,7,林小雨,1,', `,老師,,,,陳老師,T1,${address}`)
  const first = (await clerk.browser.post(path(), { ...file, clientId })).json<{ items: AccountImportView[] }>().items
  const again = (await clerk.browser.post(path(), { ...file, clientId })).json<{ items: AccountImportView[] }>().items
  expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  const done = await vi.waitFor(async () => {
    const [one] = await imports()
    if (one?.finishedAt == null) throw new Error('still under way')
    return one
  }, 30_000)
  expect(done).toMatchObject({ state: 'done', total: 2, hasPasswords: true, importer: { id: clerk.id } })

  const take = (by: { browser: TestBrowser }) => by.browser.post(path(`/${done.id}/passwords`))
  const colleague = await newClerk(product, schoolId)
  expect((await imports(colleague))[0]).toMatchObject({ id: done.id, hasPasswords: false })
  expect(codeOf(await take(colleague))).toBe('IMPORT_NOT_FOUND')
  const { items } = (await take(clerk)).json<{ items: FirstPassword[] }>()
  expect(items.find(({ fullName }) => fullName === '林小雨')).toMatchObject({
    username: `${code.toLowerCase()}-1`,
    grade: 'high_1',
    className: '忠',
    seatNumber: '7',
  })
  for (const { username, password } of items) {
    const logIn = await product.guest().post('/api/v2/sessions', { account: username, password: digestOf(password) })
    expect(logIn.statusCode).toBe(200)
  }
  expect(codeOf(await take(clerk))).toBe('PASSWORDS_TAKEN')
  const { rows } = await product.platform.pool.query(
    'select teacher_verified_at is not null as "isVerified", vouched_school_id as school from accounts where email = $1',
    [address],
  )
  expect(rows).toEqual([{ isVerified: true, school: schoolId }])
})

describe('the guardians whom a list names', () => {
  const guardianHead = '年級,班級,座號,姓名,學號,電子郵件,家長姓名,家長信箱,家長2姓名,家長2信箱'
  const guardianFile = (...rows: string[]) => ({
    name: 'list.csv',
    content: Buffer.from([guardianHead, ...rows].join('\r\n')).toString('base64'),
  })
  const invitations = async (email: string) =>
    (await product.platform.pool.query('select name, inviter from guardian_invitations where email = $1', [email])).rows

  test('are counted first, and mailed once the list is imported, in the name of the school', async () => {
    const [dad, mom] = [`dad${schools}@home.test`, `mom${schools}@home.test`]
    const file = guardianFile(`高一,忠,1,林小雨,1,,林大同,${dad},,${mom}`, '高一,忠,2,陳小晴,2,,,not an address,,')
    expect(await check(file)).toMatchObject({
      counts: { added: 1, bad: 1, guardians: 2 },
      bad: [{ line: 3, column: '家長信箱', trouble: { code: 'email_wrong' } }],
    })
    expect(await invitations(dad)).toEqual([])

    expect(await bring(file)).toMatchObject({ state: 'done', counts: { guardians: 2, guardiansLeft: 0 } })
    const { subject, text } = await product.mails.next(dad)
    expect(subject).toContain('林小雨')
    expect(text).toContain(`望海${schools}中`)
    expect(await invitations(mom)).toEqual([{ name: '', inviter: 'school' }])
    expect(await invitations('not an address')).toEqual([])
  })

  test('are invited once, however often and by whomever the list is brought', async () => {
    const [dad, mom] = [`dad${schools}@home.test`, `mom${schools}@home.test`]
    const file = guardianFile(`高一,忠,1,林小雨,1,,,${dad},,`)
    await bring(file)
    expect((await check(file)).counts).toMatchObject({ unchanged: 1, guardians: 0 })
    expect((await bring(file)).counts).toMatchObject({ guardians: 0 })
    const more = guardianFile(`高一,忠,1,林小雨,1,,,${dad},,${mom}`)
    expect((await check(more)).counts).toMatchObject({ guardians: 1 })
    await bring(more)
    const token = /\/guardian\/invitation\/([\w-]+)/.exec((await product.mails.next(mom)).text)?.[1]
    const answer = await product
      .guest()
      .post('/api/v2/guardian/accept', { token, name: '李美玲', relation: 'mother', email: mom })
    expect(answer.statusCode).toBe(200)
    expect((await check(more)).counts).toMatchObject({ guardians: 0 })
    expect((await invitations(dad)).length).toBe(1)
  })

  test('come out with the list, which brought again changes nothing', async () => {
    await bring(guardianFile(`高一,忠,1,林小雨,1,,林大同,dad${schools}@home.test,,mom${schools}@home.test`))
    const table = await clerk.browser.get(`/api/v2/schools/${schoolId}/people/table`)
    expect(table.body).toContain(`林大同,dad${schools}@home.test,,mom${schools}@home.test`)
    const again = { name: 'list.csv', content: Buffer.from(table.body).toString('base64') }
    expect(await check(again)).toMatchObject({
      counts: { added: 0, changed: 0, gone: 0, unchanged: 1, bad: 0, guardians: 0 },
    })
  })

  test('are those of pupils under 18 alone', async () => {
    const file = guardianFile(`高一,忠,1,林小雨,1,,,dad${schools}@home.test,,`)
    await bring(file)
    await product.platform.pool.query('delete from guardian_invitations')
    await product.platform.pool.query(
      'insert into profiles (account_id, birth_year) select id, 1990 from accounts where username = $1',
      [`${code.toLowerCase()}-1`],
    )
    expect((await check(file)).counts).toMatchObject({ guardians: 0 })
    await bring(file)
    expect(await invitations(`dad${schools}@home.test`)).toEqual([])
  })

  test('are invited up to a day’s share of the school, and those that are left another day', async () => {
    const at = Array.from({ length: guardianLimits.mailsOfSchoolADay - 1 }, () => product.clock.now())
    await product.platform.db.insert(tallies).values({
      key: `guardian-mails-of-school:${schoolId}`,
      at,
      tried: at.map(() => ''),
      until: new Date(product.clock.now().getTime() + durations.day),
    })
    const file = guardianFile(`高一,忠,1,林小雨,1,,,dad${schools}@home.test,,mom${schools}@home.test`)
    expect((await bring(file)).counts).toMatchObject({ guardians: 1, guardiansLeft: 1 })
    await product.platform.db.delete(tallies)
    expect((await bring(file)).counts).toMatchObject({ guardians: 1, guardiansLeft: 0 })
  })
})

test('what makes no sense fails as a whole, and says why', async () => {
  const file = { name: 'no.csv', content: Buffer.from('hello').toString('base64') }
  const trouble = { code: 'no_header', values: { column: '學號' } }
  expect(await check(file)).toMatchObject({ trouble, counts: { added: 0 } })
  expect(await bring(file)).toMatchObject({ state: 'failed', trouble, hasPasswords: false })
})

test('is for whoever acts for the whole of that school, and one school’s imports are not another’s', async () => {
  const file = fileOf(',,高一,忠,1,林小雨,1,')
  const done = await bring(file)
  const elsewhereId = await newSchool(product)
  const elsewhere = await newClerk(product, elsewhereId)
  const inPart = await newClerk(product, schoolId, [{ grade: 'high_1', className: null }])
  const all = ({ browser }: { browser: TestBrowser }) => [
    browser.get(path()),
    browser.post(path('/check'), file),
    browser.post(path(), { ...file, clientId: randomUUID() }),
    browser.post(path(`/${done.id}/passwords`)),
  ]
  const ask = async (who: { browser: TestBrowser }) => new Set((await Promise.all(all(who))).map(codeOf))
  expect(await ask(elsewhere)).toEqual(new Set(['SCHOOL_NOT_FOUND']))
  expect(await ask(inPart)).toEqual(new Set(['SCHOOL_PERMISSION_REQUIRED']))
  expect(await ask(await newPerson(product))).toEqual(new Set(['SCHOOL_PERMISSION_REQUIRED']))
  expect(await imports(elsewhere, elsewhereId)).toEqual([])
  const foreign = await elsewhere.browser.post(path(`/${done.id}/passwords`, elsewhereId))
  expect(codeOf(foreign)).toBe('IMPORT_NOT_FOUND')
  expect((await imports()).map(({ id }) => id)).toEqual([done.id])
})
