import { randomUUID } from 'node:crypto'
import type { KeptPrize } from '@learntrail/contract/prizes/handling'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import type { Prize, PrizeForMe } from '@learntrail/contract/prizes/prizes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { uploadSized } from '../../news/news.fixture.ts'
import { profiles } from '../../profiles/profiles.tables.ts'
import { apply, keptPath, newOperator, newPrize, newSaver, prizeBody, prizePath } from '../prizes.fixture.ts'

let product: TestApp
let staff: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  staff = await newOperator(product)
})
afterAll(() => product.close())

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const fieldsOf = (answer: { json(): { fields?: object[] } }) => answer.json().fields
const offered = async (person: TestPerson) => (await person.browser.get(prizePath)).json<{ items: Prize[] }>().items
const seen = async (person: TestPerson, id: string) =>
  (await person.browser.get(`${prizePath}/${id}`)).json<PrizeForMe>()
const kept = async (id: string) => (await staff.browser.get(`${keptPath}/prizes/${id}`)).json<KeptPrize>()
const inDays = (days: number) => new Date(product.clock.now().getTime() + days * 86_400_000).toISOString()
const make = (change: object) => staff.browser.post(`${keptPath}/prizes`, prizeBody(change))

/** A change that staff make based on what they read. */
function change(prize: KeptPrize, changed: object = {}) {
  const { clientId: _, way: __, fileId: ___, ...written } = prizeBody({ name: prize.name, points: prize.points })
  return staff.browser.patch(`${keptPath}/prizes/${prize.id}`, {
    ...written,
    stock: prize.stock,
    version: prize.version,
    ...changed,
  })
}

describe('a prize', () => {
  test('is made once, however often it is sent, and stands in the list from then on', async () => {
    const person = await newSaver(product)
    const body = prizeBody({ name: '專屬書籤', points: 7 })
    const [one, other] = await Promise.all([
      staff.browser.post(`${keptPath}/prizes`, body),
      staff.browser.post(`${keptPath}/prizes`, body),
    ])
    expect(one.json().id).toBe(other.json().id)
    const shown = (await offered(person)).filter(({ name }) => name === '專屬書籤')
    expect(shown).toMatchObject([{ points: 7, stock: 5, state: 'offered', way: 'posted' }])
  })

  test('with fewer points comes first, and what is planned last', async () => {
    const person = await newSaver(product)
    const later = await newPrize(staff, { points: 1, startsAt: inDays(2) })
    const dear = await newPrize(staff, { points: 4_000 })
    const cheap = await newPrize(staff, { points: 2 })
    const ids = (await offered(person)).map(({ id }) => id)
    expect(ids.filter((id) => [later.id, dear.id, cheap.id].includes(id))).toEqual([cheap.id, dear.id, later.id])
    expect((await seen(person, later.id)).hindrance).toBe('notYet')
  })

  test('that is over or withdrawn is there for those alone who have applied for it', async () => {
    const [one, other] = [await newSaver(product), await newSaver(product)]
    const prize = await newPrize(staff)
    await apply(one, prize)
    await staff.browser.put(`${keptPath}/prizes/${prize.id}/withdrawn`, { isWithdrawn: true })
    expect(codeOf(await other.browser.get(`${prizePath}/${prize.id}`))).toBe('PRIZE_NOT_FOUND')
    expect((await seen(one, prize.id)).state).toBe('withdrawn')
    expect((await offered(one)).map(({ id }) => id)).not.toContain(prize.id)
    await staff.browser.put(`${keptPath}/prizes/${prize.id}/withdrawn`, { isWithdrawn: false })
    expect((await offered(other)).map(({ id }) => id)).toContain(prize.id)
  })

  test('says what hinders somebody, and what is needed least last', async () => {
    const person = await newSaver(product, 10)
    const hindrance = async (prize: KeptPrize) => (await seen(person, prize.id)).hindrance
    expect(await hindrance(await newPrize(staff, { points: 10 }))).toBeNull()
    expect(await hindrance(await newPrize(staff, { points: 11 }))).toBe('notEnough')
    expect(await hindrance(await newPrize(staff, { points: 11, stock: 0 }))).toBe('runOut')
    const once = await newPrize(staff, { points: 1, stock: 1 })
    await apply(person, once)
    expect(await hindrance(once)).toBe('hadEnough')
  })

  test('asks somebody under 20 alone for a guardian, and what is collected at school asks nobody for anything', async () => {
    const [child, grownUp] = [await newSaver(product), await newSaver(product)]
    await product.platform.db.insert(profiles).values({ accountId: grownUp.id, birthYear: 1990 })
    const posted = await newPrize(staff, { asks: ['address', 'guardian', 'recipient'] })
    expect((await seen(child, posted.id)).asks).toEqual(['recipient', 'address', 'guardian'])
    expect((await seen(grownUp, posted.id)).asks).toEqual(['recipient', 'address'])
    const atSchool = await newPrize(staff, { way: 'atSchool', pickUp: '學務處', asks: ['address'] })
    expect(atSchool).toMatchObject({ asks: [], pickUp: '學務處' })
    expect(fieldsOf(await make({ way: 'atSchool', pickUp: '' }))).toEqual([{ path: 'pickUp', rule: 'required' }])
  })

  test('asks for images of identity cards only while the service does', async () => {
    const person = await newSaver(product)
    const prize = await newPrize(staff, { asks: ['idImages'] })
    expect((await seen(person, prize.id)).asks).toEqual([])
    const switched = await newOperator(product)
    await switched.browser.put(`${keptPath}/settings`, { takesIdImages: true })
    expect((await seen(person, prize.id)).asks).toEqual(['idImages'])
    await switched.browser.put(`${keptPath}/settings`, { takesIdImages: false })
    expect((await staff.browser.get(`${keptPath}/settings`)).json()).toEqual({ takesIdImages: false })
    expect((await seen(person, prize.id)).asks).toEqual([])
  })

  test('has a picture of its own, which stays when that of its maker is gone, and is read without a session', async () => {
    const fileId = await uploadSized(staff, 300, 200)
    const prize = await newPrize(staff, { fileId })
    await staff.browser.delete(`/api/v2/files/${fileId}`)
    expect((await product.guest().get(prize.picture ?? '')).statusCode).toBe(200)
    expect((await change(prize, { fileId: null })).json()).toMatchObject({ picture: null })
    expect(codeOf(await product.guest().get(`${prizePath}/${prize.id}/picture`))).toBe('PRIZE_NOT_FOUND')
    expect(codeOf(await make({ fileId: randomUUID() }))).toBe('FILE_NOT_FOUND')
  })
})

describe('a change', () => {
  test('of what somebody else has changed, or applied for, meanwhile is refused and changes nothing', async () => {
    const prize = await newPrize(staff)
    expect((await change(prize, { name: '新的名字' })).json()).toMatchObject({ name: '新的名字', version: 2 })
    expect(codeOf(await change(prize, { name: '更新的名字' }))).toBe('PRIZE_CHANGED')
    const now = await kept(prize.id)
    await apply(await newSaver(product), prize)
    // They saw five pieces left, and there are four.
    expect(codeOf(await change(now, { stock: now.stock }))).toBe('PRIZE_CHANGED')
    expect(await kept(prize.id)).toMatchObject({ name: '新的名字', stock: 4, open: 1, received: 0 })
  })

  test('of a prize that is not there is refused', async () => {
    expect(codeOf(await change({ ...(await newPrize(staff)), id: randomUUID() }))).toBe('PRIZE_NOT_FOUND')
  })
})

describe('codes', () => {
  const add = (id: string, pasted: string) => staff.browser.post(`${keptPath}/prizes/${id}/codes`, { pasted })
  const remove = async (id: string) => (await newOperator(product)).browser.delete(`${keptPath}/prizes/${id}/codes`)

  test('are added once each, with what is there twice, known, or no code', async () => {
    const prize = await newPrize(staff, { way: 'code', stock: 99 })
    expect(prize.stock).toBe(0)
    expect((await add(prize.id, 'AAAA-1\nBBBB-2\nAAAA-1\nx')).json()).toEqual({
      added: 2,
      known: 0,
      repeated: [3],
      unfit: [4],
      stock: 2,
    })
    expect((await add(prize.id, 'BBBB-2\nCCCC-3')).json()).toMatchObject({ added: 1, known: 1, stock: 3 })
    expect(codeOf(await add(prize.id, 'x'))).toBe('PRIZE_CODES_NONE')
  })

  test('are sealed, so that nobody reads them out of the database', async () => {
    const prize = await newPrize(staff, { way: 'code' })
    await add(prize.id, 'SECRET-CODE-1')
    const { rows } = await product.platform.pool.query<{ sealed: Buffer }>(
      'select sealed from prize_codes where prize_id = $1',
      [prize.id],
    )
    expect(rows[0]?.sealed.toString('latin1')).not.toContain('SECRET')
  })

  test('belong to prizes that are a code', async () => {
    const posted = await newPrize(staff)
    expect(codeOf(await add(posted.id, 'AAAA-1'))).toBe('PRIZE_HAS_NO_CODES')
    expect(codeOf(await remove(posted.id))).toBe('PRIZE_HAS_NO_CODES')
    expect(codeOf(await add(randomUUID(), 'AAAA-1'))).toBe('PRIZE_NOT_FOUND')
  })

  test('that somebody has applied for are not removed', async () => {
    const prize = await newPrize(staff, { way: 'code' })
    await add(prize.id, 'AAAA-1\nBBBB-2\nCCCC-3')
    await apply(await newSaver(product), { ...prize, asks: [] })
    expect((await remove(prize.id)).json()).toEqual({ removed: 2, stock: 0 })
    expect((await remove(prize.id)).json()).toEqual({ removed: 0, stock: 0 })
    const { rows } = await product.platform.pool.query('select 1 from prize_codes where prize_id = $1', [prize.id])
    expect(rows).toHaveLength(1)
  })

  test('come so many at a time, and one more is refused', async () => {
    const prize = await newPrize(staff, { way: 'code' })
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `code-${index}`).join('\n')
    expect(fieldsOf(await add(prize.id, lines(prizeLimits.codesAtOnce + 1)))).toMatchObject([{ rule: 'too_many' }])
    expect((await add(prize.id, lines(prizeLimits.codesAtOnce))).json()).toMatchObject({
      added: prizeLimits.codesAtOnce,
    })
  })
})
