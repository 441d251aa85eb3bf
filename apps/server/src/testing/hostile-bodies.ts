import { allCalls } from '@learntrail/contract'
import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { validate } from '../platform/http/validate.ts'
import { createWatchedApp, expectProblem, mutations } from './hostile-input.ts'
import { nobody } from './nobody.ts'
import { newPerson } from './people.ts'
import { sampleBodies } from './samples.ts'
import type { TestApp } from './test-app.ts'

const malformed = [
  '',
  '{',
  '[',
  '"',
  'null',
  '{"a":',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '\u0000',
  '['.repeat(50_000),
]

const wrongTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'nonsense',
]

/** How many bodies refused by the schema are still sent, spread over all fields. */
const refusedSent = 40
const json = { 'content-type': 'application/json' }
const changing = allCalls.filter(({ method }) => method !== 'GET')

/** Tests every changing call with bodies that none should accept, in `parts` parts that run in parallel. */
export function testHostileBodies(part: number, parts: number): void {
  let product: TestApp
  beforeAll(async () => {
    product = await createWatchedApp()
  })
  afterAll(() => product.close())

  const calls = changing.filter((_, index) => index % parts === part)
  describe.each(calls.map((call) => [`${call.method} ${call.path}`, call as EndpointDefinition] as const))(
    '%s',
    (name, call) => {
      const address = call.path.replaceAll(/:\w+/g, nobody)

      test('answers malformed bodies with a problem document', async () => {
        const { browser } = await newPerson(product)
        for (const body of malformed)
          expectProblem(await browser.send(call.method, address, body, { ...json }), body.slice(0, 50))
        for (const type of wrongTypes)
          expectProblem(await browser.send(call.method, address, 'x', { 'content-type': type }), type)
      })

      test('refuses hostile bodies by its schema, or answers what passes with a problem document', async () => {
        const bodies = [...mutations(sampleBodies[name])].filter((body) => body !== undefined)
        const { passing = [], refused = [] } = Object.groupBy(bodies, (body) =>
          isRefused(call, body) ? 'refused' : 'passing',
        )
        const { browser } = await newPerson(product)
        for (const body of [...passing, ...spread(refused, refusedSent)]) {
          const { browser: fresh } = name === 'DELETE /api/v2/sessions' ? await newPerson(product) : { browser }
          const text = JSON.stringify(body)
          expectProblem(await fresh.send(call.method, address, text, { ...json }), text.slice(0, 200))
        }
      })
    },
  )
}

/** Decides as the server does for each call; a schema that throws would be a server error. */
function isRefused({ body: schema }: EndpointDefinition, body: unknown): boolean {
  return schema !== undefined && validate(schema, body).error !== undefined
}

/** `count` items spread evenly over a list. */
function spread<Item>(items: Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
