import { allCalls } from '@learntrail/contract'
import type { Access, EndpointDefinition } from '@learntrail/contract/endpoint'
import { type ErrorCode, errorStatus, type Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { block } from './features/people/index.ts'
import { nobody } from './testing/nobody.ts'
import { newPerson } from './testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from './testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

interface Kind {
  browser(): Promise<TestBrowser>
  /** The code that access answers to this kind of person, or null where it lets them in. */
  refusal(access: Access, changes: boolean): ErrorCode | null
}

const member = async (change: Parameters<typeof newPerson>[1] = {}) => (await newPerson(product, change)).browser
const beyondMember = (access: Access): ErrorCode | null => {
  if (access === 'staff') return 'STAFF_REQUIRED'
  if (access === 'school') return 'SCHOOL_PERMISSION_REQUIRED'
  return null
}

const kinds = {
  guest: {
    browser: async () => product.guest(),
    refusal: (access) => (access === 'public' ? null : 'NOT_AUTHENTICATED'),
  },
  'somebody with a forged session': {
    browser: async () => {
      const browser = product.guest()
      browser.setCookie('learntrail_session', 'A'.repeat(43))
      return browser
    },
    refusal: (access) => (access === 'public' ? null : 'NOT_AUTHENTICATED'),
  },
  'account without a profile': {
    browser: () => member({ profileFilledAt: null, termsAcceptedAt: null }),
    refusal: (access) => (access === 'public' || access === 'session' ? null : 'PROFILE_REQUIRED'),
  },
  'account in its deletion buffer': {
    browser: () => member({ deletedAt: product.clock.now() }),
    refusal: (access) => (access === 'public' || access === 'session' ? null : 'ACCOUNT_BEING_DELETED'),
  },
  'suspended account': {
    browser: () => member({ suspendedAt: product.clock.now() }),
    refusal: (access, changes) => {
      if (access === 'public') return null
      return changes ? 'ACCOUNT_SUSPENDED' : beyondMember(access)
    },
  },
  member: { browser: () => member(), refusal: beyondMember },
  'blocked person': {
    browser: async () => {
      const [blocked, blocker] = [await newPerson(product), await newPerson(product)]
      await block(product.platform, blocker.id, blocked.id)
      return blocked.browser
    },
    refusal: beyondMember,
  },
  'member on the free plan': {
    browser: () => member({ plan: 'free', trialEndsAt: null }),
    refusal: (access) => (access === 'feature:chatroom' ? 'FEATURE_REQUIRED' : beyondMember(access)),
  },
  staff: {
    browser: () => member({ role: 'staff' }),
    refusal: (access) => (access === 'staff' ? null : beyondMember(access)),
  },
} satisfies Record<string, Kind>

const browsers = new Map<Kind, Promise<TestBrowser>>()

/** One browser for all calls of a kind of person, for as long as the person stays of that kind. */
function browserOf(kind: Kind): Promise<TestBrowser> {
  const known = browsers.get(kind) ?? kind.browser()
  browsers.set(kind, known)
  return known
}

const accessCodes: ErrorCode[] = [
  'NOT_AUTHENTICATED',
  'PROFILE_REQUIRED',
  'ACCOUNT_BEING_DELETED',
  'ACCOUNT_SUSPENDED',
  'STAFF_REQUIRED',
  'SCHOOL_PERMISSION_REQUIRED',
  'FEATURE_REQUIRED',
]

const addressOf = (call: EndpointDefinition) => call.path.replaceAll(/:\w+/g, nobody)

describe.each(allCalls.map((call) => [`${call.method} ${call.path}`, call as EndpointDefinition] as const))(
  '%s',
  (_, call) => {
    test.each(Object.entries<Kind>(kinds))('lets in or refuses as declared: %s', async (_kind, kind) => {
      const browser = await browserOf(kind)
      const answer = await browser.send(call.method, addressOf(call))
      // What a call has changed (signed out, left) may make another kind of person of them.
      if (call.method !== 'GET' && answer.statusCode < 400) browsers.delete(kind)
      const code = answer.statusCode < 400 ? null : answer.json<Problem>().code
      const expected = kind.refusal(call.access, call.method !== 'GET')
      if (expected === null) expect(accessCodes).not.toContain(code)
      else expect({ code, status: answer.statusCode }).toEqual({ code: expected, status: errorStatus[expected] })
      expect(answer.statusCode).toBeLessThan(500)
    })

    if (call.method === 'GET') return
    test('is refused without a CSRF token, whoever calls', async () => {
      const browser = await browserOf(kinds.member)
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
