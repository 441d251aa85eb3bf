import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import { type ErrorCode, errorStatus, type Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseState, untilJobsDone } from './database-state.ts'
import { type Cast, createCast, isSignedOut, type KindName, kindNames, refusalOf } from './kinds.ts'
import { thingPlaces } from './named-places.ts'
import { nobody } from './nobody.ts'
import { newWord } from './others-things.ts'
import { passedOver } from './passed-over.ts'
import { sendCall } from './send-call.ts'
import type { CallName, Sent, Subject, Thing } from './subject.ts'
import { endpointOf, subjects } from './subjects.ts'
import { createTestApp, type TestBrowser } from './test-app.ts'

export const answered = 'answered'
const missing = 'not found'

/** Statuses for what a person may not do whether or not the thing exists, for missing things, and for expired links. */
const missingStatus = [403, 404, 410]

/** Returns the possible outcomes of a call in which these places name nothing. */
export function expectedOf(call: CallName, places: readonly string[]): string[] {
  const passed = (passedOver[call] ?? []).filter(([place]) => places.includes(place))
  const isPassed = places.every((place) => passed.some(([one]) => one === place))
  return isPassed ? passed.map(([, , code]) => (code === undefined ? answered : refusedAs(code))) : [missing]
}

const refusedAs = (code: ErrorCode) => (missingStatus.includes(errorStatus[code]) ? missing : code)

/** Makes a call that names nothing. Reports a refusal that the call does not declare. */
export async function outcomeOf(browser: TestBrowser, call: CallName, sent: Sent): Promise<string> {
  const answer = await sendCall(browser, call, sent)
  if (answer.statusCode < 400) return answered
  const { code } = answer.json<Problem>()
  const isDeclared = (endpointOf(call).refusals as readonly ErrorCode[]).includes(code)
  if (!isDeclared) return `${code}, which the call does not declare`
  return refusedAs(code)
}

/** Yields the values at a place of the contract (`body.post.groupIds`), each item of a list by itself. */
export function* valuesAt(value: unknown, place: readonly string[]): Generator<unknown> {
  const [next, ...rest] = place
  const isList = Array.isArray(value)
  if (next === undefined && !isList) yield value
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      if (isList || next === key || next === '*') yield* valuesAt(item, isList ? place : rest)
}

/** Those who may do the most: the owner, a teacher who administers the owner's groups, and an operator. */
const mighty: readonly KindName[] = ['owner', 'teacher', 'staff']

/**
 * Makes calls about existing things by people with the right, replacing each id in turn with one that names nothing, in
 * `parts` parts that run in parallel: checking one thing must not skip checking another.
 */
export function testMissingThings(part: number, parts: number): void {
  let cast: Cast
  beforeAll(async () => {
    cast = await createCast(await createTestApp())
  })
  afterAll(() => cast.product.close())

  const pairs = subjects.flatMap((subject) =>
    Object.entries(subject.forms).map(([name, form]) => ({
      thing: subject.thing,
      name,
      form,
      calls: subject.calls.filter(({ forms }) => forms?.includes(name) ?? true),
    })),
  )
  const here = pairs.filter(({ calls }) => calls.length > 0).filter((_, index) => index % parts === part)
  describe.each(here)('$thing, $name:', ({ form, calls }) => {
    let thing: Promise<Thing> | undefined

    test.each(calls.map((one) => [one.call, one] as const))('%s', async (name, call) => {
      const may = kindNames.filter((kind) => mayCall(kind, call, form) && !isSignedOut(kind))
      const those = may.filter((kind) => mighty.includes(kind))
      for (const kind of those.length > 0 ? those : may.slice(0, 1)) {
        thing ??= newThing(cast, form)
        const there = await thing
        const sent = (await call.send?.(there, cast.person(kind), cast.product)) ?? {}
        const whole = { ...sent, params: { ...there, ...sent.params } }
        const { refused = [], passed = [] } = Object.groupBy(idsIn(endpointOf(name), whole), ({ place }) =>
          expectedOf(name, [place]).includes(answered) ? 'passed' : 'refused',
        )
        const ask = async ({ place, id }: Named) =>
          expect(expectedOf(name, [place]), `${kind}, ${place}`).toContain(
            await outcomeOf(cast.browsers[kind], name, without(id, whole)),
          )
        const before = await restingState(cast)
        for (const one of refused) await ask(one)
        expect(await restingState(cast), 'what was refused has changed something').toEqual(before)
        for (const one of passed) await ask(one)
        // The call may have used it up.
        if (passed.length > 0) thing = undefined
      }
    })
  })
}

const newThing = async (cast: Cast, form: Form) => form.make(cast, newWord(), (await form.ground?.(cast)) ?? {})

type Form = Subject['forms'][string]
const mayCall = (kind: KindName, { call, right }: Subject['calls'][number], { rights }: Form) =>
  rights[right]?.includes(kind) === true && refusalOf(kind, endpointOf(call)) === null

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

interface Named {
  place: string
  id: string
}

/** The ids that a call carries, with their places. */
function idsIn(endpoint: EndpointDefinition, sent: Sent): Named[] {
  return thingPlaces(endpoint).flatMap((place) =>
    [...valuesAt(sent, place.split('.'))].flatMap((value) =>
      [...JSON.stringify(value).matchAll(uuids)].map(([id]) => ({ place, id })),
    ),
  )
}

const without = (id: string, { headers, ...sent }: Sent): Sent => ({
  ...(JSON.parse(JSON.stringify(sent).replaceAll(id, nobody)) as Sent),
  ...(headers && { headers }),
})

async function restingState({ product: { platform } }: Cast) {
  await untilJobsDone(platform)
  return databaseState(platform)
}
