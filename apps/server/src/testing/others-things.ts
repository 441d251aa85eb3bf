import { type ErrorCode, errorStatus, type Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseState, untilJobsDone } from './database-state.ts'
import { type Cast, createCast, isSignedOut, type KindName, kindNames, refusalOf } from './kinds.ts'
import { nobody } from './nobody.ts'
import { sendCall } from './send-call.ts'
import type { Subject, Thing } from './subject.ts'
import { endpointOf, subjects } from './subjects.ts'
import { createTestApp } from './test-app.ts'

type SubjectCall = Subject['calls'][number]
type Form = Subject['forms'][string]

const answered = 'answered'

/** The outcome of a call about a thing as its subject declares it; access comes first. */
function expectedOf(kind: KindName, call: SubjectCall, { rights }: Form): string {
  const refusal = refusalOf(kind, endpointOf(call.call))
  if (refusal !== null) return refusal
  if (rights[call.right]?.includes(kind)) return answered
  if (rights.see.includes(kind)) return call.forbidden === undefined ? 'NO_PERMISSION' : (call.forbidden ?? answered)
  return call.missing ?? answered
}

let words = 0
/** A word that occurs nowhere else. */
export function newWord(): string {
  words += 1
  return `zq${String(words).padStart(4, '0')}${'abcdefghij'[words % 10]}x`
}

/** Makes calls as every kind of person with ids of another person's things, in `parts` parts that run in parallel. */
export function testOthersThings(part: number, parts: number): void {
  let cast: Cast
  beforeAll(async () => {
    cast = await createCast(await createTestApp())
  })
  afterAll(() => cast.product.close())

  const pairs = subjects.flatMap((subject) =>
    Object.keys(subject.forms).map((form, index) => ({
      subject,
      form,
      thing: subject.thing,
      isFirst: index === 0,
      calls: subject.calls.filter(({ forms }) => forms?.includes(form) ?? true),
    })),
  )
  const here = pairs.filter(({ calls }) => calls.length > 0).filter((_, index) => index % parts === part)
  describe.each(here)('$thing, $form:', ({ subject, form: name, calls, isFirst }) => {
    const form = subject.forms[name] as Form
    const word = newWord()
    let known: Promise<Thing> | undefined
    const shared = () => {
      known ??= newThing(cast, form, word)
      return known
    }

    test.each(calls.map((call) => [call.call, call] as const))('%s', async (_, call) => {
      // Access refuses regardless of the thing, so one form suffices for that.
      const asking = kindNames.filter((kind) => isFirst || !isKeptAway(kind, call))
      const expected = Object.fromEntries(asking.map((kind) => [kind, expectedOf(kind, call, form)]))
      const outcomes: Record<string, string> = {}
      const ask = (kind: KindName, thing: Thing) => askAs(cast, { kind, call, thing })

      const withRight = asking.filter((kind) => form.rights[call.right]?.includes(kind) && expected[kind] === answered)
      const without = asking.filter((kind) => !withRight.includes(kind))
      const thing = await shared()
      const asked = await Promise.all(without.map(async (kind) => [kind, await ask(kind, thing)] as const))
      const changes = endpointOf(call.call).method !== 'GET'
      const before = changes ? await restingState(cast) : undefined
      for (const [kind, send] of asked) {
        const answer = await send()
        outcomes[kind] = outcomeOf(answer)
        if (!isTold(kind, form)) expect(answer.body, `${kind} is told the word`).not.toContain(word)
      }
      if (changes) expect(await restingState(cast), 'what was refused has changed something').toEqual(before)

      for (const kind of withRight) {
        const ofThis = call.spends === true ? newWord() : word
        const send = await ask(kind, call.spends === true ? await newThing(cast, form, ofThis) : thing)
        const answer = await send()
        outcomes[kind] = outcomeOf(answer)
        if (!isTold(kind, form)) expect(answer.body, `${kind} is told the word`).not.toContain(ofThis)
        else if (call.tells) expect(answer.body, `${kind} is not told the word`).toContain(ofThis)
      }
      expect(outcomes).toEqual(expected)
    })
  })
}

export const isTold = (kind: KindName, { rights }: Form) => (rights.told ?? rights.see).includes(kind)

const newThing = async (cast: Cast, form: Form, word: string) =>
  form.make(cast, word, (await form.ground?.(cast)) ?? {})

const isKeptAway = (kind: KindName, { call }: SubjectCall) => {
  return refusalOf(kind, endpointOf(call)) !== null
}

/** The state of the database once background work has settled. */
async function restingState({ product: { platform } }: Cast) {
  await untilJobsDone(platform)
  return databaseState(platform)
}

/** Prepares a call, with the caller's own things that it needs; people refused by access bring nothing. */
async function askAs(cast: Cast, { kind, call, thing }: { kind: KindName; call: SubjectCall; thing: Thing }) {
  const isEmpty = isKeptAway(kind, call) || isSignedOut(kind)
  const sent = isEmpty
    ? (call.sendAsGuest?.(thing) ?? {})
    : ((await call.send?.(thing, cast.person(kind), cast.product)) ?? {})
  return () => sendCall(cast.browsers[kind], call.call, sent, isEmpty ? { ...nobodys(call), ...thing } : thing)
}

/** Ids of nothing for everything that the path of a call names. */
const nobodys = ({ call }: SubjectCall) =>
  Object.fromEntries([...call.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, nobody]))

function outcomeOf(answer: Awaited<ReturnType<typeof sendCall>>): string {
  if (answer.statusCode < 400) return answered
  const { code } = answer.json<Problem>()
  return errorStatus[code as ErrorCode] === answer.statusCode ? code : `${code} with status ${answer.statusCode}`
}
