import type { Problem } from '@learntrail/contract/errors'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from './features/accounts/accounts.tables.ts'
import { forgetAccess } from './features/accounts/index.ts'
import { isChange } from './platform/access/check-access.ts'
import { type Cast, createCast, refusalOf } from './testing/kinds.ts'
import { nobody } from './testing/nobody.ts'
import { newWord } from './testing/others-things.ts'
import { sendCall } from './testing/send-call.ts'
import type { Subject, Thing } from './testing/subject.ts'
import { endpointOf, listings, silentCalls, subjects } from './testing/subjects.ts'
import { createTestApp } from './testing/test-app.ts'

/*
 * A person who had Plus lost it, on a server whose free plan has no features: they can still read, export and leave
 * what they had, in every feature. Making something new is refused.
 */

type SubjectCall = Subject['calls'][number]

/** Reads, exports or leaves. */
const isKept = ({ call }: SubjectCall) => !isChange(endpointOf(call)) || endpointOf(call).needsNoPlan === true
const needsPlan = ({ call }: SubjectCall) =>
  endpointOf(call).access.startsWith('feature:') && isChange(endpointOf(call)) && !endpointOf(call).needsNoPlan

const cases = subjects.flatMap((subject) =>
  Object.entries(subject.forms).flatMap(([name, form]) =>
    subject.calls
      .filter(({ forms, right }) => (forms?.includes(name) ?? true) && form.rights[right]?.includes('owner'))
      .filter(({ call }) => refusalOf('owner', endpointOf(call)) === null)
      .filter((call) => isKept(call) || needsPlan(call))
      .map((call) => ({ title: `${subject.thing}, ${name}: ${call.call}`, form, call })),
  ),
)

let cast: Cast
const things = new Map<string, { thing: Thing; sent: Awaited<ReturnType<NonNullable<SubjectCall['send']>>> }>()

beforeAll(async () => {
  cast = await createCast(await createTestApp())
  const { owner, product } = cast
  const shared = new Map<object, Thing>()
  for (const { title, form, call } of cases) {
    // A call that removes the thing gets one of its own.
    const isOwn = isKept(call) && isChange(endpointOf(call.call))
    const known = isOwn ? undefined : shared.get(form)
    const thing = known ?? (await form.make(cast, newWord(), (await form.ground?.(cast)) ?? {}))
    if (!isOwn) shared.set(form, thing)
    const sent = isKept(call) ? ((await call.send?.(thing, owner, product)) ?? {}) : { params: nobodys(call.call) }
    things.set(title, { thing, sent })
  }
  for (const one of asked) before.set(one, await ask(one))
  const { platform } = product
  await platform.db.update(accounts).set({ plan: 'free', trialEndsAt: null }).where(eq(accounts.id, owner.id))
  platform.config.planFeatures = { ...platform.config.planFeatures, free: [] }
  forgetAccess(platform, platform.db, owner.id)
}, 240_000)
afterAll(() => cast.product.close())

type Asked = (typeof listings)[number]
const asked = listings.filter(({ call }) => refusalOf('owner', endpointOf(call)) === null)
const before = new Map<Asked, string>()
const ask = async (one: Asked) => {
  const { owner } = cast
  return codeOf(await sendCall(owner.browser, one.call, one.ask?.({ owner, caller: owner, word: 'zq' }) ?? {}))
}

/** A refusal for the plan does not depend on what the call names. */
const nobodys = (call: string) =>
  Object.fromEntries([...call.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, nobody]))

const codeOf = (answer: Awaited<ReturnType<typeof sendCall>>) =>
  answer.statusCode < 400 ? 'answered' : answer.json<Problem>().code

describe('who has lost a plan', () => {
  test.each(cases)('$title', async ({ title, call }) => {
    const { thing, sent } = things.get(title) ?? { thing: { id: '' }, sent: {} }
    const answer = await sendCall(cast.owner.browser, call.call, sent, thing)
    expect(codeOf(answer)).toBe(isKept(call) ? 'answered' : 'FEATURE_REQUIRED')
  })

  test.each(asked)('$call', async (one) => {
    expect(await ask(one)).toBe(before.get(one))
  })

  test.each(silentCalls.filter((call) => refusalOf('owner', endpointOf(call)) === null))('%s', async (call) => {
    expect(codeOf(await sendCall(cast.owner.browser, call, { params: nobodys(call) }))).not.toBe('FEATURE_REQUIRED')
  })
})
