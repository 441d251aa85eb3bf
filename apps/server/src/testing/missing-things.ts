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

/** Of what somebody may not do whether it is there or not, of what is not there, and of a link that is over. */
const missingStatus = [403, 404, 410]

/** What may come of a call in which these places name nothing. */
export function expectedOf(call: CallName, places: readonly string[]): string[] {
  const passed = (passedOver[call] ?? []).filter(([place]) => places.includes(place))
  const isPassed = places.every((place) => passed.some(([one]) => one === place))
  return isPassed ? passed.map(([, , code]) => (code === undefined ? answered : refusedAs(code))) : [missing]
}

const refusedAs = (code: ErrorCode) => (missingStatus.includes(errorStatus[code]) ? missing : code)

/** Makes a call that names nothing. A refusal that says something else, or that the call does not declare, is told. */
export async function outcomeOf(browser: TestBrowser, call: CallName, sent: Sent): Promise<string> {
  const answer = await sendCall(browser, call, sent)
  if (answer.statusCode < 400) return answered
  const { code } = answer.json<Problem>()
  const isDeclared = (endpointOf(call).refusals as readonly ErrorCode[]).includes(code)
  if (!isDeclared) return `${code}, which the call does not declare`
  return refusedAs(code)
}

/** What a value has where a place of the contract (`body.post.groupIds`) means, each item of a list apart. */
export function* valuesAt(value: unknown, place: readonly string[]): Generator<unknown> {
  const [next, ...rest] = place
  const isList = Array.isArray(value)
  if (next === undefined && !isList) yield value
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      if (isList || next === key || next === '*') yield* valuesAt(item, isList ? place : rest)
}

/** Those who may do the most: who owns things, who administers the owner's groups, and who may do everything. */
const mighty: readonly KindName[] = ['owner', 'teacher', 'staff']

/**
 * Makes calls about things that are there by people who may, with each id in them naming nothing in its turn, in `parts`
 * parts that run side by side: what is asked of the one thing does not spare asking for the other.
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
        // What was done may have used it up.
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

/** The ids that a call carries, with the places where they name something. */
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
