import { planLimits } from '@learntrail/contract/plans/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { block } from '../../people/index.ts'
import { favor, idsOf, listed, newShared, planPath, share } from '../plans.fixture.ts'

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
})
afterAll(() => product.close())

const countOf = async ({ browser }: TestPerson, id: string) =>
  (await browser.get(`${planPath}/${id}`)).json<{ favoriteCount: number }>().favoriteCount
const favoritesOf = async (person: TestPerson, rest = '') => idsOf(await listed(person, `?list=favorites${rest}`))

test('a favourite counts once, however often it is sent and also at the same moment, and no more when it is taken back', async () => {
  const person = await newPerson(product)
  const { _id } = await newShared(owner)
  const answers = await Promise.all([1, 2, 3, 4].map(() => favor(person, _id)))
  expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => ({ favoriteCount: 1, isFavorite: true })))
  expect((await listed(person, '?list=favorites')).items).toMatchObject([{ _id, favoriteCount: 1, isFavorite: true }])
  for (const _ of [1, 2]) {
    expect((await favor(person, _id, false)).json()).toEqual({ favoriteCount: 0, isFavorite: false })
  }
  expect(await favoritesOf(person)).toEqual([])
  const events = await product.platform.pool.query(
    `select kind from events where actor_id = $1 and kind like 'plan.%favored' order by id`,
    [person.id],
  )
  expect(events.rows.map(({ kind }) => kind)).toEqual(['plan.favored', 'plan.unfavored'])
})

test('many people at once are all counted, and one whom a block hides is not counted for the other', async () => {
  const { _id } = await newShared(owner)
  const people = await Promise.all(Array.from({ length: 6 }, () => newPerson(product)))
  await Promise.all(people.map((person) => favor(person, _id)))
  const [one, other] = people as [TestPerson, TestPerson]
  expect(await countOf(one, _id)).toBe(6)
  await block(product.platform, one.id, other.id)
  expect([await countOf(one, _id), await countOf(owner, _id)]).toEqual([5, 6])
})

test('kept last stands first, on pages without a repeat', async () => {
  const person = await newPerson(product)
  const made = []
  for (const _ of [1, 2, 3]) {
    const { _id } = await newShared(owner)
    await favor(person, _id)
    made.unshift(_id)
  }
  const first = await listed(person, '?list=favorites&limit=2')
  const next = await listed(person, `?list=favorites&limit=2&cursor=${first.nextCursor}`)
  expect([...idsOf(first), ...idsOf(next)]).toEqual(made)
  expect(next.nextCursor).toBeNull()
})

test('what one may no longer see is not listed and not counted, and comes back with its audience', async () => {
  const person = await newPerson(product)
  const { _id } = await newShared(owner)
  await favor(person, _id)
  await share(owner, _id, 3)
  const counts = async () => (await person.browser.get(`${planPath}/counts`)).json<{ favorites: number }>().favorites
  expect([await favoritesOf(person), await counts()]).toEqual([[], 0])
  for (const isFavorite of [true, false]) {
    const refused = await favor(person, _id, isFavorite)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([404, 'PLAN_NOT_FOUND'])
  }
  await share(owner, _id, 0)
  expect([await favoritesOf(person), await counts()]).toEqual([[_id], 1])
})

test('a deleted plan is among the favourites of nobody', async () => {
  const person = await newPerson(product)
  const { _id } = await newShared(owner)
  await favor(person, _id)
  await owner.browser.delete(`${planPath}/${_id}`)
  expect(await favoritesOf(person)).toEqual([])
  const { rows } = await product.platform.pool.query('select 1 from plan_favorites where plan_id = $1', [_id])
  expect(rows).toEqual([])
})

test('1,000 favourites, and no more at once either; one that is there already needs no room', async () => {
  const [person, writer] = [await newPerson(product), await newPerson(product)]
  const { pool } = product.platform
  const plans = []
  for (const _ of [1, 2, 3]) plans.push((await newShared(writer))._id)
  await pool.query(
    `with made as (
       insert into plans (id, owner_id, client_id, content, name, opening, weeks, lessons, privacy, version, writer,
         writer_save, writer_base, created_at, updated_at, favorite_count)
       select gen_random_uuid(), owner_id, gen_random_uuid(), content, name, opening, weeks, lessons, privacy, version, writer,
         writer_save, writer_base, created_at, updated_at, 1 from plans, generate_series(1, $3) where id = $2
       returning id)
     insert into plan_favorites (person_id, plan_id, favorite_id) select $1, id, gen_random_uuid() from made`,
    [person.id, plans[0], planLimits.favorites - 1],
  )
  const answers = await Promise.all(plans.map((id) => favor(person, id)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  const kept = plans[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? ''
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toMatchObject({ code: 'PLAN_FAVORITES_LIMIT_REACHED', values: { limit: 1_000 } })
  expect((await favor(person, kept)).json()).toEqual({ favoriteCount: 1, isFavorite: true })
})
