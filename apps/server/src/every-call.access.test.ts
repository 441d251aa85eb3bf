import { allCalls } from '@learntrail/contract'
import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import { type ErrorCode, errorStatus, type Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserOfKind, type KindName, kindNames, refusalOf } from './testing/kinds.ts'
import { namedPlaces } from './testing/named-places.ts'
import { nobody } from './testing/nobody.ts'
import { newPerson } from './testing/people.ts'
import { listings, silentCalls, subjects } from './testing/subjects.ts'
import { createTestApp, type TestApp, type TestBrowser } from './testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const browsers = new Map<KindName, Promise<TestBrowser>>()

/** One browser for all calls of a kind of person, as long as the person stays of that kind. */
function browserOf(kind: KindName): Promise<TestBrowser> {
  const known =
    browsers.get(kind) ?? newPerson(product, { plan: 'plus' }).then((owner) => browserOfKind(product, kind, owner))
  browsers.set(kind, known)
  return known
}

const accessCodes: ErrorCode[] = [
  'NOT_AUTHENTICATED',
  'PROFILE_REQUIRED',
  'ACCOUNT_BEING_DELETED',
  'ACCOUNT_SUSPENDED',
  'STAFF_REQUIRED',
  'STAFF_LEVEL_REQUIRED',
  'PROOF_REQUIRED',
  'SCHOOL_PERMISSION_REQUIRED',
  'FEATURE_REQUIRED',
]

const addressOf = (call: EndpointDefinition) => call.path.replaceAll(/:\w+/g, nobody)

describe.each(allCalls.map((call) => [`${call.method} ${call.path}`, call as EndpointDefinition] as const))(
  '%s',
  (_, call) => {
    test.each(kindNames)('lets in or refuses as declared: %s', async (kind) => {
      const browser = await browserOf(kind)
      const answer = await browser.send(call.method, addressOf(call))
      // A successful change (signing out, leaving) may make them another kind of person.
      if (call.method !== 'GET' && answer.statusCode < 400) browsers.delete(kind)
      const code = answer.statusCode < 400 ? null : answer.json<Problem>().code
      const expected = refusalOf(kind, call)
      if (expected === null) expect(accessCodes).not.toContain(code)
      else expect({ code, status: answer.statusCode }).toEqual({ code: expected, status: errorStatus[expected] })
      expect(answer.statusCode).toBeLessThan(500)
    })

    // Calls made by other people's programs carry no token.
    if (call.method === 'GET' || call.isForeign) return
    test('is refused without a CSRF token, whoever calls', async () => {
      const browser = await browserOf('stranger')
      const answer = await browser.send(call.method, addressOf(call), undefined, { 'x-csrf-token': 'forged' })
      expect(answer.statusCode).toBe(403)
      expect(answer.json<Problem>()).toMatchObject({ code: 'CSRF_INVALID', message: expect.stringContaining('csrf') })
    })
  },
)

test('the OpenAPI document has every call of the contract and no other', async () => {
  const answer = await product.guest().get('/api/openapi.json')
  const { paths } = answer.json<{ paths: Record<string, Record<string, unknown>> }>()
  const documented = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const declared = allCalls.map((call) => `${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(documented.sort()).toEqual(declared.sort())
})

describe('what tests of other people’s things know of the contract', () => {
  const subjectCalls = subjects.flatMap((subject) => subject.calls)
  const calls = allCalls.map((call) => [`${call.method} ${call.path}`, call as EndpointDefinition] as const)

  test('every place of a call that names a thing has a subject', () => {
    const known = new Set(subjectCalls.flatMap(({ call, names }) => names.map((place) => `${call} ${place}`)))
    const places = calls.flatMap(([name, call]) => namedPlaces(call).map((place) => `${name} ${place}`))
    const missing = places.filter((place) => !known.has(place))
    const how = 'register who may do that with whose thing in <feature>.subjects.fixture.ts, see docs/add-a-feature.md'
    expect(missing, how).toEqual([])
    expect([...known].filter((place) => !places.includes(place))).toEqual([])
  })

  test('every call that reads and names nothing is looked into for what is hidden, or tells of nobody', () => {
    const known: string[] = [...subjectCalls, ...listings].map(({ call }) => call).concat(silentCalls)
    const missing = calls
      .filter(([name, { method }]) => method === 'GET' && !known.includes(name))
      .map(([name]) => name)
    expect(missing, 'register it under listings in <feature>.subjects.fixture.ts, or as silent').toEqual([])
  })

  test('what is answered about a thing is what the contract says of the call', () => {
    for (const { call, missing, forbidden } of subjectCalls) {
      const refusals = calls.find(([name]) => name === call)?.[1].refusals
      if (missing !== null) expect(refusals, call).toContain(missing)
      if (forbidden) expect(refusals, call).toContain(forbidden)
    }
  })
})
