import type { Statistics } from '@learntrail/contract/console/statistics'
import type { Problem } from '@learntrail/contract/errors'
import { postPublished } from '@learntrail/contract/posts/events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn, startOfDay } from '../../../platform/clock/taipei.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { mondaysUntil } from './weeks.rules.ts'

let product: TestApp
let operator: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  operator = await newPerson(product, { role: 'operator' })
})
afterAll(() => product.close())

const read = async () => (await operator.browser.get('/api/v2/admin/statistics')).json<Statistics>()

/** As the log has it of somebody who published a record. */
const publishedAt = (actorId: string, at: Date) =>
  inTransaction(product.platform.db, (transaction) =>
    product.platform.events.record(transaction, postPublished, {
      ...{ actorId, subjectId: actorId, at },
      data: { title: '溪流', privacy: 1, groupIds: [], ownerId: actorId, hasMentions: false },
    }),
  )

test('a week begins on Monday', () => {
  expect(mondaysUntil('2026-11-29', 2)).toEqual(['2026-11-23', '2026-11-16'])
  expect(mondaysUntil('2026-11-30', 2)).toEqual(['2026-11-30', '2026-11-23'])
})

test('counts what was done today and in each of twelve weeks, and not what was before', async () => {
  const before = await read()
  expect(before.weeks).toHaveLength(12)
  const first = startOfDay(before.weeks.at(-1)?.monday ?? '')
  const person = await newPerson(product)
  await publishedAt(person.id, product.clock.now())
  await publishedAt(person.id, first)
  await publishedAt(person.id, new Date(first.getTime() - 1))
  const after = await read()
  const more = (read: (statistics: Statistics) => number | undefined) => (read(after) ?? 0) - (read(before) ?? 0)
  expect(more(({ today }) => today.records)).toBe(1)
  expect(more(({ weeks }) => weeks[0]?.records)).toBe(1)
  expect(more(({ weeks }) => weeks.at(-1)?.records)).toBe(1)
  expect(more(({ weeks }) => weeks.at(-1)?.active)).toBe(1)
})

test('the weeks are taken along as a table', async () => {
  const answer = await operator.browser.get('/api/v2/admin/statistics/table?form=csv')
  const lines = answer.body.trim().split('\r\n')
  expect(lines).toHaveLength(13)
  expect(lines[0]).toContain('週')
  const { weeks } = await read()
  expect(lines[1]).toContain(weeks[0]?.monday)
  expect(answer.headers['content-disposition']).toContain(dayIn(product.clock.now()))
})

test.each(['support', 'moderator'] as const)('%s is refused', async (role) => {
  const { browser } = await newPerson(product, { role })
  for (const path of ['', '/table?form=csv']) {
    const answer = await browser.get(`/api/v2/admin/statistics${path}`)
    expect(answer.statusCode, answer.json<Problem>().code).toBe(403)
  }
})
