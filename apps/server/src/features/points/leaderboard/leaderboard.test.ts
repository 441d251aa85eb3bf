import { memberRoles } from '@learntrail/contract/groups/roles'
import { durations } from '@learntrail/contract/limits'
import type { Leaderboard } from '@learntrail/contract/points/leaderboard'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newSchoolOf, place } from '../../groups/groups.fixture.ts'
import { classWith, issue, pointPath } from '../points.fixture.ts'
import { makeLeaderboards } from './leaderboard.service.ts'

let product: TestApp
let teacher: TestPerson
let pupils: TestPerson[]
let group: string
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product, { plan: 'plus' })
  pupils = []
  for (const displayName of ['甲', '乙', '丙', '丁', '戊', '己', '庚'])
    pupils.push(await newPerson(product, { displayName, plan: 'plus' }))
})
beforeEach(async () => {
  group = await classWith(product, teacher, pupils)
})
afterAll(() => product.close())

const at = (place: number) => pupils[place] as TestPerson
/** Gives the students these points, in order. */
async function give(...points: number[]): Promise<void> {
  for (const [place, one] of points.entries()) if (one > 0) await issue(teacher, group, [at(place)], { points: one })
}
const turn = (isOn: boolean, by = teacher) =>
  by.browser.put(`/api/v2/api/${group}/leaderboardStatus`, { leaderboardStatus: isOn })
const read = async (by: TestPerson = at(0)): Promise<Leaderboard> =>
  (await by.browser.get(pointPath(group, '/leaderboard'))).json()
const shown = async (by?: TestPerson) =>
  (await read(by)).items.map(({ place, points, person }) => [place, points, person?.displayName ?? null])

describe('the leaderboard of a group', () => {
  test('is off, and shows nobody, until an administrator switches it on', async () => {
    await give(9, 8, 7)
    expect(await read()).toEqual({
      isOn: false,
      isForbidden: false,
      hidesName: false,
      week: null,
      madeAt: null,
      items: [],
    })
    expect((await turn(true, at(0))).json()).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
    expect((await turn(true)).json()).toMatchObject({ errorCode: 0, group: { leaderboardStatus: true } })
    expect(await shown()).toEqual([
      [1, 9, '甲'],
      [2, 8, '乙'],
      [3, 7, '丙'],
    ])
    await turn(false)
    expect(await shown()).toEqual([])
  })

  test('has thirty of a hundred with their ties, and stays as it is until Monday', async () => {
    await give(9, 8, 7, 7, 2, 1)
    await turn(true)
    const monday = [
      [1, 9, '甲'],
      [2, 8, '乙'],
      [3, 7, '丙'],
      [3, 7, '丁'],
    ]
    expect(await shown()).toEqual(monday)
    await issue(teacher, group, [at(6)], { points: 50 })
    await makeLeaderboards(product.platform)
    expect(await shown()).toEqual(monday)
    product.clock.advance(durations.day * 7)
    for (const person of [teacher, ...pupils]) person.browser = await signedIn(product, person.id)
    await Promise.all([makeLeaderboards(product.platform), makeLeaderboards(product.platform)])
    expect((await shown())[0]).toEqual([1, 50, '庚'])
    expect(await shown()).toHaveLength(3)
  })

  test('names nobody who hides their name, but to themself', async () => {
    await give(9, 8)
    await turn(true)
    await at(1).browser.put(pointPath(group, '/leaderboard/name'), { isHidden: true })
    expect(await shown(at(0))).toEqual([
      [1, 9, '甲'],
      [2, 8, null],
    ])
    expect(await read(at(1))).toMatchObject({
      hidesName: true,
      items: [{ isMe: false }, { isMe: true, person: { displayName: '乙' } }],
    })
    await at(1).browser.put(pointPath(group, '/leaderboard/name'), { isHidden: false })
    expect((await shown(at(0)))[1]).toEqual([2, 8, '乙'])
  })

  test('has nobody who is suspended, deleted or gone, and the places of the others stay', async () => {
    await give(9, 8, 7)
    await turn(true)
    const { pool } = product.platform
    await pool.query('update accounts set suspended_at = now() where id = $1', [at(0).id])
    await place(product, group, at(1).id, memberRoles.guest)
    expect(await shown(at(2))).toEqual([[3, 7, '丙']])
    await pool.query('update accounts set suspended_at = null where id = $1', [at(0).id])
    expect(await shown(at(2))).toEqual([
      [1, 9, '甲'],
      [3, 7, '丙'],
    ])
  })

  test('is nobody’s in the groups of a school that wants none', async () => {
    const officer = await newPerson(product, { plan: 'plus' })
    const schoolId = await newSchoolOf(product, officer)
    await product.platform.pool.query('update groups set school_id = $2 where id = $1', [group, schoolId])
    await give(9)
    await turn(true)
    const decide = (forbidsLeaderboards: boolean, by = officer) =>
      by.browser.put(`/api/v2/group-point/schools/${schoolId}`, { forbidsLeaderboards })
    expect((await decide(true, teacher)).statusCode).toBe(403)
    expect((await decide(true)).json()).toEqual({ forbidsLeaderboards: true })
    expect(await read()).toMatchObject({ isOn: false, isForbidden: true, items: [] })
    expect((await turn(true)).json()).toMatchObject({ code: 'LEADERBOARD_FORBIDDEN' })
    await decide(false)
    expect(await shown()).toEqual([[1, 9, '甲']])
  })

  test('is not for who is no member', async () => {
    const other = await newPerson(product, { plan: 'plus' })
    expect((await other.browser.get(pointPath(group, '/leaderboard'))).json()).toMatchObject({
      code: 'GROUP_NOT_FOUND',
    })
  })
})
