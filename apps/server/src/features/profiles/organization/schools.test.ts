import type { School } from '@learntrail/contract/profiles/organization'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids/ids.ts'
import { TestClock } from '../../../testing/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { organizations } from '../profiles.tables.ts'
import { reportLines } from './import-report.rules.ts'
import { importSchools, type SchoolImport } from './import-schools.service.ts'
import { allShortNames } from './lists/school-short-names.reader.ts'
import { findSchools } from './schools.repository.ts'
import { schools } from './schools.tables.ts'
import { seedSchools } from './seed-schools.service.ts'

let database: TestDatabase
const clock = new TestClock()
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.delete(accounts)
  await database.db.delete(schools)
  await seedSchools({ db: database.db, clock })
})

const header = '代碼,學校名稱,公/私立,縣市名稱'

async function importText(text: string, options: { isDryRun?: boolean; name?: string } = {}): Promise<SchoolImport> {
  const outcome = await importSchools(
    { db: database.db, clock },
    { name: options.name ?? 'high.csv', bytes: Buffer.from(text) },
    { isDryRun: options.isDryRun ?? false },
  )
  if (!outcome.ok) throw new Error(outcome.trouble.code)
  return outcome.result
}

/** The known high schools as a ministry list, without the codes in `leaveOut`. */
async function listOfHighSchools(leaveOut: string[] = []): Promise<string> {
  const known = await database.db.select().from(schools).where(eq(schools.type, 'high_school')).orderBy(schools.code)
  const rows = known
    .filter(({ code }) => !leaveOut.includes(code))
    .map(({ code, name, ownership }) => `${code},${name},${ownership === 'public' ? '公立' : '私立'},臺北市`)
  return [header, ...rows].join('\n')
}

const allRows = () => database.db.select().from(schools).orderBy(schools.id)
const find = (keyword: string, more: { type?: School['type']; county?: School['county']; limit?: number } = {}) =>
  findSchools(database.db, { type: 'high_school', keyword, limit: 300, ...more })
const namesOf = (found: School[]) => found.map(({ name }) => name)

async function personAt(schoolId: string): Promise<void> {
  const id = newId()
  const at = clock.now()
  await database.db.insert(accounts).values({
    id,
    email: `${id}@example.test`,
    username: id,
    registrationRole: 'student',
    passwordUpdatedAt: at,
    createdAt: at,
  })
  await database.db.insert(organizations).values({
    accountId: id,
    type: 'academic_unit',
    county: 'taipei_city',
    township: 'taipei_neihu',
    schoolId,
    updatedAt: at,
  })
}

describe('the starting list', () => {
  test('is there once, however often the product starts', async () => {
    const before = await allRows()
    await Promise.all([seedSchools({ db: database.db, clock }), seedSchools({ db: database.db, clock })])
    expect(before.length).toBeGreaterThan(900)
    expect(await allRows()).toEqual(before)
  })

  test('is there once when two nodes start on an empty database', async () => {
    await database.db.delete(schools)
    await Promise.all([seedSchools({ db: database.db, clock }), seedSchools({ db: database.db, clock })])
    expect((await allRows()).length).toBeGreaterThan(900)
  })
})

describe('schools are found', () => {
  test('by county and type, in the order of their codes', async () => {
    const found = await find('', { county: 'lienchiang_county' })
    expect(namesOf(found)).toEqual(['國立馬祖高中'])
    const taipei = await find('', { county: 'taipei_city' })
    expect(taipei.map(({ code }) => code)).toEqual(taipei.map(({ code }) => code).sort())
    expect(new Set(taipei.map(({ county }) => county))).toEqual(new Set(['taipei_city']))
  })

  test.each(['臺中一中', '台中一中', ' 台中 一中', '中一中'])('by a part of the name: %s', async (keyword) => {
    expect(namesOf(await find(keyword))[0]).toBe('臺中市立臺中一中')
  })

  test('by what people call them, after those whose name holds the word', async () => {
    expect(namesOf(await find('建中'))).toContain('臺北市立建國中學')
    expect(namesOf(await find('台大', { type: 'university_or_graduate_school' }))).toContain('國立臺灣大學')
    const [first] = await find('中正', { county: 'taipei_city' })
    expect(first?.name).toBe('臺北市立中正高中')
  })

  test('by characters that mean something to the database as what they are', async () => {
    expect(await find('%')).toEqual([])
    expect(await find('_')).toEqual([])
    expect(await find('\\')).toEqual([])
    expect(await find("'; drop table schools; --")).toEqual([])
  })

  test('up to a limit', async () => {
    expect(await find('', { limit: 5 })).toHaveLength(5)
  })
})

describe('an import', () => {
  test('of new rows adds them, and again changes nothing', async () => {
    const text = `${await listOfHighSchools()}\n999301,市立新設高中,公立,[38]臺北市`
    const first = await importText(text)
    expect(first.added.map(({ name }) => name)).toEqual(['臺北市立新設高中'])
    const before = await allRows()
    clock.advance(1_000)
    const second = await importText(text)
    expect(second).toMatchObject({ added: [], changed: [], gone: [], refused: [], unchanged: 511 })
    expect(await allRows()).toEqual(before)
  })

  test('that is only tried tells the same and changes nothing', async () => {
    const before = await allRows()
    const text = `${await listOfHighSchools(['353301'])}\n999301,市立新設高中,公立,[38]臺北市`
    const tried = await importText(text, { isDryRun: true })
    expect(await allRows()).toEqual(before)
    expect(await importText(text)).toEqual(tried)
  })

  test('changes a school in its place, so that its people stay', async () => {
    const [school] = await find('建國中學')
    await personAt(school!.id)
    const list = (await listOfHighSchools()).replace('臺北市立建國中學', '臺北市立建國高級中學')
    const result = await importText(list)
    expect(result.changed.filter(({ before }) => before.id === school!.id)).toHaveLength(1)
    const [after] = await find('建國高級中學')
    expect(after).toMatchObject({ id: school!.id, code: '353301' })
  })

  test('deletes a school that is gone and empty, and closes one that people belong to', async () => {
    const [empty] = await find('建國中學')
    const [peopled] = await find('成功中學')
    await personAt(peopled!.id)
    const list = await listOfHighSchools([empty!.code, peopled!.code])
    const result = await importText(list)
    expect(result.gone.map(({ school, people }) => [school.name, people]).sort()).toEqual([
      ['臺北市立建國中學', 0],
      ['臺北市立成功中學', 1],
    ])
    const left = await allRows()
    expect(left.find(({ id }) => id === empty!.id)).toBeUndefined()
    expect(left.find(({ id }) => id === peopled!.id)?.closedAt).toEqual(clock.now())
    expect(namesOf(await find('成功中學'))).not.toContain('臺北市立成功中學')

    const again = await importText(list)
    expect(again).toMatchObject({ added: [], changed: [], gone: [] })
    const back = await importText(`${list}\n353302,臺北市立成功中學,公立,臺北市`)
    expect(back.changed).toHaveLength(1)
    expect(namesOf(await find('成功中學'))).toContain('臺北市立成功中學')
  })

  test('takes what it understands and reports the rest', async () => {
    const result = await importText(
      `${await listOfHighSchools()}\n999301,市立新設高中,公立,[38]臺北市\n999302,,公立,臺北市`,
    )
    expect(result.added).toHaveLength(1)
    expect(result.refused).toEqual([{ line: 513, trouble: { code: 'name_missing', values: {} }, code: '999302' }])
  })

  test('of a list with a few schools leaves the others', async () => {
    const result = await importText(`${header}\n353301,市立建國中學,公立,臺北市`)
    expect(result).toMatchObject({ added: [], changed: [], gone: [], unchanged: 1 })
    expect(reportLines('few.csv', { ok: true, result }, false)).toContain(
      '  high_school: names 1 of 510 known schools, so none counts as gone',
    )
  })

  test('waits for another one', async () => {
    const text = `${await listOfHighSchools()}\n999301,市立新設高中,公立,[38]臺北市`
    const results = await Promise.all([importText(text), importText(text)])
    expect(results.map(({ added }) => added.length).sort()).toEqual([0, 1])
  })
})

test('a person cannot belong to a school that is not there', async () => {
  await expect(personAt(newId())).rejects.toThrow()
})

describe('what people call a school', () => {
  const called = async (keyword: string) => namesOf(await findSchools(database.db, { keyword, limit: 5 }))

  test.each([
    ['建中', '臺北市立建國中學'],
    ['雄中', '高雄市立高雄中學'],
    ['北一女', '臺北市立北一女中'],
    ['台北市立北一女', '臺北市立北一女中'],
    ['師大附中', '國立師大附中'],
    ['竹中', '國立新竹高中'],
    ['台大', '國立臺灣大學'],
    ['交大', '國立陽明交通大學'],
  ])('%s is found first, whatever its kind and county', async (short, name) => {
    expect((await called(short))[0]).toBe(name)
  })

  test('means one school of the list, each of them', async () => {
    const missing: string[] = []
    for (const { short, type, county, part } of allShortNames()) {
      const found = await findSchools(database.db, { type, county, keyword: part, limit: 300 })
      if (found.length === 0) missing.push(short)
    }
    expect(missing).toEqual([])
  })
})

test('a school of the starting list says in which township it is, also where the list was there before', async () => {
  await database.db.update(schools).set({ township: null })
  await seedSchools({ db: database.db, clock })
  const [jianguo] = await findSchools(database.db, { keyword: '建中', limit: 1 })
  expect(jianguo).toMatchObject({ county: 'taipei_city', township: 'taipei_zhongzheng' })
})
