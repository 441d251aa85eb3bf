import { publishPost } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { bodyBudget, mostKeysOf, partsOf } from './body-cost.ts'

describe('nodes of a JSON text', () => {
  test.each([
    ['1', 0],
    ['"a, b: {c}"', 0],
    ['{}', 1],
    ['{"a":1}', 2],
    ['{"a":1,"b":[1,2,3]}', 7],
    [String.raw`{"a\"b,":"\\","c":"\\\","}`, 4],
  ])('%s: %i', (json, nodes) => {
    expect(partsOf(Buffer.from(json)).nodes).toBe(nodes)
  })
})

describe('what a person sends', () => {
  let product: TestApp
  beforeAll(async () => {
    product = await createTestApp({ RATE_LIMITS: 'on' })
  })
  afterAll(() => product.close())

  const send = ({ browser }: TestPerson, body: object) => browser.post(publishPost.path, body)
  /** Returns an invalid body of about the given size and number of parts. */
  const heavy = (bytes: number, parts: number) => {
    const part = 'x'.repeat(Math.max(0, Math.round(bytes / parts) - 10))
    return Object.fromEntries(Array.from({ length: parts }, (_, number) => [`k${number}`, part]))
  }

  test('costs by its bytes, though it is refused, and small bodies still go', async () => {
    const person = await newPerson(product)
    const body = heavy(900_000, 1)
    const affordable = Math.floor(bodyBudget.most / JSON.stringify(body).length)
    for (let number = 0; number < affordable; number += 1) expect((await send(person, body)).statusCode).toBe(400)
    const refused = await send(person, body)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(person, {})).statusCode).toBe(400)
    expect((await send(await newPerson(product), body)).statusCode).toBe(400)
  })

  test('costs by its parts: ninety thousand of them are dearer than four bodies of their size', async () => {
    const person = await newPerson(product)
    const body = { list: Array.from({ length: 90_000 }, () => 12_345_678) }
    const affordable = Math.floor(bodyBudget.most / (JSON.stringify(body).length + 90_002 * 32))
    for (let number = 0; number < affordable; number += 1) expect((await send(person, body)).statusCode).toBe(400)
    const answers = [await send(person, body), await send(person, body)]
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429)
  })

  test('has so many keys that are read, and with one more is refused unread', async () => {
    const person = await newPerson(product)
    const most = mostKeysOf(1)
    expect((await send(person, heavy(40_000, most))).statusCode).toBe(400)
    expect((await send(person, heavy(40_000, most + 1))).statusCode).toBe(413)
  })
})
