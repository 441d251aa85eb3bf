import type { Problem } from '@learntrail/contract/errors'
import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { findAccountByName } from '../../accounts/accounts.repository.ts'
import { digestOf } from '../../accounts/password-hash.rules.ts'
import { accountReportLines } from './account-report.rules.ts'
import { importAccounts } from './import-accounts.service.ts'

let product: TestApp
let school: { id: string; code: string; county: string }
beforeAll(async () => {
  product = await createTestApp()
  const found = await product.guest().get('/api/v2/organization/academic/schools?type=high_school&county=taipei_city')
  school = found.json().schools[0]
})
afterAll(() => product.close())

const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code
const header = '學校,姓名,學號,年級,班級,電子郵件'
let cohorts = 0

/** Rows of people whom no other test has. */
function cohort(count: number) {
  cohorts += 1
  return Array.from({ length: count }, (_, index) => `${school.code},林小雨,c${cohorts}n${index},高二,203,`)
}

async function run(rows: string[], { isDryRun = false } = {}) {
  const kept: FirstPassword[] = []
  const file = Buffer.from([header, ...rows].join('\r\n'))
  const outcome = await importAccounts(product.platform, file, {
    isDryRun,
    keep: async (passwords) => void kept.push(...passwords),
  })
  if (!outcome.ok) throw new Error(outcome.trouble.code)
  return { ...outcome.result, kept, lines: accountReportLines('list.csv', outcome, isDryRun) }
}

/** A browser signed in with the first password. */
async function firstLogIn({ username, password }: FirstPassword) {
  const browser = product.guest()
  const answer = await browser.post('/api/v2/sessions', { account: username, password: digestOf(password) })
  return { browser, answer }
}

describe('importing a school’s list', () => {
  test('makes an account for everybody, named after school and student number', async () => {
    const { added, kept, lines } = await run(cohort(3))
    expect(added).toHaveLength(3)
    expect(kept.map(({ username }) => username)).toEqual(
      [0, 1, 2].map((index) => `${school.code}-c${cohorts}n${index}`),
    )
    expect(lines.join('\n')).not.toContain(kept[0]?.password)
  })

  test('changes nothing on a dry run', async () => {
    const rows = cohort(2)
    const dry = await run(rows, { isDryRun: true })
    expect([dry.added.length, dry.kept.length]).toEqual([2, 0])
    expect((await run(rows)).added).toHaveLength(2)
  })

  test('changes nothing the second time, and touches nobody’s password or e-mail', async () => {
    const rows = cohort(2).map((row, index) => `${row}c${cohorts}n${index}@school.test`)
    const { kept } = await run(rows)
    const before = await findAccountByName(product.platform.db, kept[0]?.username ?? '')
    const again = await run(rows.map((row) => row.replace('@school', '@elsewhere')))
    expect([again.added.length, again.changed.length, again.unchanged, again.kept.length]).toEqual([0, 0, 2, 0])
    expect(await findAccountByName(product.platform.db, kept[0]?.username ?? '')).toEqual(before)
  })

  test('says who has changed and who is gone, and deletes nobody', async () => {
    const [first = '', second = ''] = cohort(2)
    await run([first, second])
    const moved = await run([first.replace('203', '305')])
    expect(moved.changed).toMatchObject([{ known: { className: '203' }, becomes: { className: '305' } }])
    expect(moved.gone).toContainEqual(expect.objectContaining({ studentNumber: `C${cohorts}N1` }))
    expect(await findAccountByName(product.platform.db, `${school.code}-c${cohorts}n1`)).toBeDefined()
  })

  test('leaves out whose account name or e-mail is somebody else’s', async () => {
    const [first = '', second = ''] = cohort(2)
    await newPerson(product, { username: `${school.code}-c${cohorts}n0` })
    const { email } = await newPerson(product)
    const { added, bad } = await run([first, second + email])
    expect(added).toEqual([])
    expect(bad).toMatchObject([
      { line: 2, column: '學號' },
      { line: 3, column: '電子郵件' },
    ])
  })

  test('tells the profile whether somebody is a girl or a boy, and never what they say differently', async () => {
    const list = (gender: string) => {
      const rows = cohort(1).map((row) => `${row},${gender}`)
      return { row: rows[0] ?? '', username: `${school.code}-c${cohorts}n0` }
    }
    const bring = (row: string) =>
      importAccounts(product.platform, Buffer.from(`${header},性別\r\n${row}`), {
        isDryRun: false,
        keep: async () => undefined,
      })
    const genderOf = async (username: string) => {
      const { rows } = await product.platform.pool.query<{ gender: string | null }>(
        'select p.gender from profiles p join accounts a on a.id = p.account_id where a.username = $1',
        [username],
      )
      return rows[0]?.gender
    }
    const { row, username } = list('')
    await bring(row)
    expect(await genderOf(username)).toBeUndefined()
    await bring(`${row}女`)
    expect(await genderOf(username)).toBe('female')
    await bring(`${row}男`)
    expect(await genderOf(username)).toBe('female')
    const other = list('男')
    await bring(other.row)
    expect(await genderOf(other.username)).toBe('male')
    const told = (gender: string | null) =>
      product.platform.pool.query(
        'update profiles p set gender = $2 from accounts a where a.id = p.account_id and a.username = $1',
        [other.username, gender],
      )
    await told('undisclosed')
    await bring(other.row.replace('男', '女'))
    expect(await genderOf(other.username)).toBe('undisclosed')
    // Removing it is a statement too: the same list does not bring it back.
    await told(null)
    await bring(other.row.replace('男', '女'))
    expect(await genderOf(other.username)).toBeNull()
  })

  test('makes no account whose password nobody would keep', async () => {
    const file = Buffer.from([header, ...cohort(1)].join('\r\n'))
    expect(await importAccounts(product.platform, file, { isDryRun: false })).toMatchObject({ ok: false })
  })
})

describe('the first log-in', () => {
  test('goes over terms, profile and a password of one’s own, and to nothing else before', async () => {
    const { kept } = await run(cohort(1))
    const { browser, answer } = await firstLogIn(kept[0] as FirstPassword)
    expect(answer.json()).toMatchObject({ isProfileFilled: false, isDefaultPassword: true })
    expect(codeOf(await browser.get('/api/v2/portfolios'))).toBe('PROFILE_REQUIRED')

    const me = (await browser.get('/api/v2/users/current')).json()
    expect(me).toMatchObject({
      fullName: '林小雨',
      suggestion: { school: school.id, grade: 'high_2', studentId: `C${cohorts}N0`, county: school.county },
    })
    await browser.patch('/api/v2/users/current', { hasAcceptedTerms: true })
    const filled = await browser.patch('/api/v2/users/current', {
      displayName: '小雨',
      fullName: me.fullName,
      organization: {
        type: 'academic_unit',
        academicRole: 'student',
        schoolType: 'high_school',
        school: school.id,
        location: { county: 'taipei_city', township: 'taipei_neihu' },
        grade: 'high_2',
        studentId: me.suggestion.studentId,
        discipline: 'general_high_school',
        department: 'high_general_studies',
      },
    })
    expect(filled.json()).toMatchObject({ isProfileFilled: true })
    expect(codeOf(await browser.get('/api/v2/portfolios'))).toBe('OWN_PASSWORD_REQUIRED')
    expect(codeOf(await browser.post('/api/v2/sessions/passkeys/options'))).toBe('OWN_PASSWORD_REQUIRED')

    const changed = await browser.patch('/api/v2/sessions/email', { password: digestOf('my-own-way') })
    expect(changed.json()).toMatchObject({ isDefaultPassword: false })
    expect((await browser.get('/api/v2/portfolios')).statusCode).toBe(200)
    expect((await firstLogIn(kept[0] as FirstPassword)).answer.json<Problem>().code).toBe('INCORRECT_PASSWORD')
  })
})
