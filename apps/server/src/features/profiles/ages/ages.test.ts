import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { importAccounts } from '../account-import/import-accounts.service.ts'
import { organizations } from '../profiles.tables.ts'
import { findAges } from './ages.repository.ts'
import { noteComeOfAge } from './ages.service.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const ageOf = async ({ id }: { id: string }) => (await findAges(product.platform.db, [id], product.clock.now())).get(id)
const young = { isUnder18: true, isGrownUp: false }
const grownUp = { isUnder18: false, isGrownUp: true }
/** Protected from others, and careful with them. */
const both = { isUnder18: true, isGrownUp: true }

async function say(person: TestPerson, body: object) {
  const answer = await person.browser.patch('/api/v2/users/current', body)
  expect(answer.statusCode, answer.body).toBe(200)
}
const born = (person: TestPerson, birthYear: number | null) => say(person, { profile: { birthYear } })

const told = async ({ id }: TestPerson) => {
  const { rows } = await product.platform.pool.query(
    `select 1 from events where kind = 'profile.age_changed' and subject_id = $1`,
    [id],
  )
  return rows.length
}

describe('what one says of oneself', () => {
  test('makes nobody under 18 towards others who was grown-up once', async () => {
    const person = await newPerson(product)
    expect(await ageOf(person)).toEqual(young)
    await born(person, 2011)
    expect([await ageOf(person), await told(person)]).toEqual([young, 0])
    await born(person, 1991)
    expect([await ageOf(person), await told(person)]).toEqual([grownUp, 1])
    for (const birthYear of [2011, null]) {
      await born(person, birthYear)
      expect([await ageOf(person), await told(person)]).toEqual([both, 2])
    }
  })

  test('counts at the moment it is changed, also where no year of birth was kept before', async () => {
    const person = await newPerson(product)
    const elsewhere = { type: 'other_unit', location: { county: 'taipei_city', township: 'taipei_neihu' } } as const
    const work = { jobCategory: 'software', industryCategory: 'manufacturing', serviceUnit: '科教館' }
    const answer = await person.browser.patch('/api/v2/users/current', { organization: { ...elsewhere, ...work } })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await ageOf(person)).toEqual(grownUp)
    await born(person, 2011)
    expect(await ageOf(person)).toEqual(both)
  })

  test.each(['teacher', 'other'] as const)('does not undo that somebody signed up as %s', async (role) => {
    const email = `signed-up-as-${role}@example.test`
    const sign = { role, email, username: `signedup${role}`, password: 'a'.repeat(64) }
    const answer = await product.guest().post('/api/v2/sessions/signup', sign)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    const { rows } = await product.platform.pool.query<{ id: string; at: Date }>(
      'select id, grown_up_since as at from accounts where email = $1',
      [email],
    )
    expect(rows[0]?.at).toEqual(product.clock.now())
    await product.platform.pool.query('insert into profiles (account_id, birth_year) values ($1, 2011)', [rows[0]?.id])
    expect(await ageOf({ id: rows[0]?.id ?? '' })).toEqual(both)
  })
})

test('who comes of age with a new year counts as grown-up from then on, and is told of once', async () => {
  const own = await createTestApp()
  const before = product
  product = own
  const lastHour = new Date('2026-12-31T15:00:00Z')
  own.clock.advance(lastHour.getTime() - own.clock.now().getTime())
  const [person, younger] = [await newPerson(own), await newPerson(own)]
  await born(person, 2008)
  await born(younger, 2009)
  await noteComeOfAge(own.platform)
  expect([await ageOf(person), await told(person)]).toEqual([young, 0])
  own.clock.advance(3_600_000)
  // It counts at once, whenever the job notes it.
  expect([await ageOf(person), await ageOf(younger)]).toEqual([grownUp, young])
  await noteComeOfAge(own.platform)
  await noteComeOfAge(own.platform)
  expect([await told(person), await told(younger)]).toEqual([1, 0])
  await born(person, 2011)
  expect(await ageOf(person)).toEqual(both)
  await own.close()
  product = before
})

test('a school’s list says otherwise, of whom it has changed and of whom it has not', async () => {
  const found = await product.guest().get('/api/v2/organization/academic/schools?type=high_school&county=taipei_city')
  const { code } = found.json().schools[0]
  const bring = (grade: string) => {
    const rows = ['學校,姓名,學號,年級,班級', `${code},林小雨,age1,${grade},203`, `${code},陳大山,age2,${grade},203`]
    return importAccounts(product.platform, Buffer.from(rows.join('\n')), { isDryRun: false, keep: async () => {} })
  }
  await bring('高二')
  const { rows } = await product.platform.pool.query<{ id: string }>(
    `select account_id as id from imported_accounts where student_number in ('AGE1', 'AGE2') order by student_number`,
  )
  const [mistaken, honest] = rows as [{ id: string }, { id: string }]
  expect(await ageOf(mistaken)).toEqual(young)
  const at = product.clock.now()
  await product.platform.pool.query('update accounts set grown_up_since = $1 where id = any($2)', [
    at,
    [mistaken.id, honest.id],
  ])
  await product.platform.pool.query('insert into profiles (account_id, birth_year) values ($1, 2006)', [honest.id])
  for (const grade of ['高二', '高三']) {
    await bring(grade)
    // A person who says that they are grown-up is believed, whatever their grade.
    expect([await ageOf(mistaken), await ageOf(honest)]).toEqual([young, grownUp])
    await product.platform.pool.query('update accounts set grown_up_since = $1 where id = $2', [at, mistaken.id])
  }
})

test('a university’s list makes grown-ups, whatever they choose as their school', async () => {
  const { db, pool } = product.platform
  const { rows } = await pool.query<{ code: string }>(
    `select code from schools where type = 'university_or_graduate_school' and closed_at is null
     group by code having count(*) = 1 and not exists (select 1 from schools o where o.code = min(schools.code) and o.type <> min(schools.type)) limit 1`,
  )
  const list = ['學校,姓名,學號,年級,班級', `${rows[0]?.code},林小雨,uni1,1,甲`].join('\n')
  const outcome = await importAccounts(product.platform, Buffer.from(list), { isDryRun: false, keep: async () => {} })
  expect(outcome).toMatchObject({ ok: true, result: { bad: [] } })
  const { rows: made } = await pool.query<{ id: string }>(
    `select account_id as id from imported_accounts where student_number = 'UNI1'`,
  )
  const id = made[0]?.id ?? ''
  const school = { type: 'academic_unit', county: 'taipei_city', township: 'taipei_neihu' } as const
  const at = {
    schoolType: 'high_school',
    grade: 'high_1',
    academicRole: 'student',
    updatedAt: product.clock.now(),
  } as const
  await db.insert(organizations).values({ accountId: id, ...school, ...at })
  expect(await ageOf({ id })).toEqual(both)
})

test('whoever works for the service is grown-up, and stays so', async () => {
  const person = await newPerson(product, { role: 'support' })
  await born(person, 2011)
  expect(await ageOf(person)).toEqual(both)
  await product.platform.db.update(accounts).set({ role: 'user' }).where(eq(accounts.id, person.id))
  expect(await ageOf(person)).toEqual(both)
})
