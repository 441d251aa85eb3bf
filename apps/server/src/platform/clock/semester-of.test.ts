import { daysOfSemester, semesterOf } from '@learntrail/contract/school-year'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { dayOf, semesterOn } from './semester-of.ts'
import { dayAfter } from './taipei.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('every day lies in the semester that the contract says', async () => {
  const days = Array.from({ length: 800 }, (_, index) => dayAfter('2024-01-01', index))
  const { rows } = await database.pool.query<{ first: string }>(
    `select to_char(${semesterOn('day')}, 'YYYY-MM-DD') as first from unnest($1::date[]) with ordinality d(day, place) order by place`,
    [days],
  )
  expect(rows.map(({ first }) => first)).toEqual(days.map((day) => daysOfSemester(semesterOf(day).semester).from))
})

test('a day begins at midnight in Taiwan', async () => {
  const { rows } = await database.pool.query<{ day: string }>(
    `select to_char(${dayOf('at')}, 'YYYY-MM-DD') as day from unnest($1::timestamptz[]) with ordinality m(at, place) order by place`,
    [['2026-07-31T15:59:59Z', '2026-07-31T16:00:00Z']],
  )
  expect(rows).toEqual([{ day: '2026-07-31' }, { day: '2026-08-01' }])
})
