import { randomUUID } from 'node:crypto'
import { draftLimits } from '@learntrail/contract/drafts/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish } from './posts.fixture.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

test('tells whose publications are there, its own alone, as many as come in at once', async () => {
  const [owner, other] = [await newPerson(product), await newPerson(product)]
  const [mine, theirs] = [randomUUID(), randomUUID()]
  await publish(owner, { clientId: mine })
  await publish(other, { clientId: theirs })
  const ask = (clientIds: string[]) => owner.browser.post('/api/v2/portfolios/published', { clientIds })
  expect((await ask([mine, theirs, randomUUID()])).json()).toEqual({ clientIds: [mine] })
  const many = (count: number) => Array.from({ length: count }, () => randomUUID())
  expect((await ask(many(draftLimits.takenIn))).statusCode).toBe(200)
  expect((await ask(many(draftLimits.takenIn + 1))).statusCode).toBe(400)
  expect((await ask([])).statusCode).toBe(400)
})
