import type { Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilJobsDone } from './database-state.ts'
import { type Cast, createCast, type KindName } from './kinds.ts'
import { isTold, newWord } from './others-things.ts'
import { sendCall } from './send-call.ts'
import { listings, subjects } from './subjects.ts'
import { createTestApp } from './test-app.ts'

let cast: Cast
function useCast(): void {
  beforeAll(async () => {
    cast = await createCast(await createTestApp())
  })
  afterAll(() => cast.product.close())
}

/**
 * Everybody whom access lets into lists. Kinds without a special relation to the owner are represented by the stranger.
 */
const lookers: KindName[] = [
  'owner',
  'friend',
  'suspended',
  'stranger',
  'blocked',
  'blocker',
  'teacher',
  'support',
  'moderator',
  'staff',
]

type Answers = Record<string, string>

/** The answers of every list, search and count to a kind of person; for a refusal, its code. */
async function look(kind: KindName, word: string): Promise<Answers> {
  const [owner, caller] = [cast.owner, cast.person(kind)]
  const answers: Answers = {}
  for (const { call, ask } of listings) {
    const sent = ask?.({ owner, caller, word }) ?? {}
    const { statusCode, body } = await sendCall(cast.browsers[kind], call, sent)
    answers[`${call} ${JSON.stringify(sent)}`] = statusCode < 400 ? body : (JSON.parse(body) as Problem).code
  }
  return answers
}

const listed = subjects.flatMap(({ thing, forms }) =>
  Object.entries(forms).map(([name, form]) => ({ name: `${thing}, ${name}`, form })),
)
/** Several calls may name the same thing. */
const things = [...new Map(listed.map((one) => [one.form.make, one])).values()]
/** Things for the same people, tested together. */
const groups = Object.entries(Object.groupBy(things, ({ form }) => form.rights.see.join(', ') || 'nobody'))

/** The list of people whom the caller has blocked, where blocks are lifted. */
const ownBlocks = (question: string) => question.includes('"list":"block"')

/**
 * Tests one of `parts` parts of all things that a person can have; the parts run in parallel, each in a file of its
 * own.
 */
export function testHiddenThings(part: number, parts: number): void {
  useCast()
  test.each(groups.filter((_, index) => index % parts === part))(
    'what is for %s stands in their lists, and changes nothing that others are told',
    async (_, group) => {
      // One search finds words with the same beginning.
      const start = newWord()
      const made = (group ?? []).map((one, index) => ({ ...one, word: `${start}n${index}n` }))
      const see = made[0]?.form.rights.see ?? []
      const others = lookers.filter((kind) => !see.includes(kind))
      // Newest things come first, whatever other groups have made.
      cast.product.clock.advance(60_000)
      const grounds = await inTurn(made, ({ form }) => form.ground?.(cast))
      await untilJobsDone(cast.product.platform)
      const before = await inTurn(others, (kind) => look(kind, start))
      await inTurn(made, ({ form, word }, index) => form.make(cast, word, grounds[index] ?? {}))
      await untilJobsDone(cast.product.platform)

      expect(await inTurn(others, (kind) => look(kind, start))).toEqual(before)
      for (const kind of lookers.filter((one) => see.includes(one))) {
        const answers = Object.entries(await look(kind, start))
        for (const { name, form, word } of made) {
          const where = answers.filter(([, body]) => body.includes(word)).map(([question]) => question)
          const isListed = (form.listedFor ?? form.rights.told ?? form.rights.see).includes(kind)
          if (isListed) expect(where, `${name}: ${kind} finds it in no list`).not.toEqual([])
          if (!isTold(kind, form)) expect(where, `${name}: ${kind} is told of it`).toEqual([])
        }
      }
    },
  )
}

export function testBlockedPeople(): void {
  useCast()
  test.each([
    ['blocked', 'owner'],
    ['blocker', 'owner'],
    ['owner', 'blocked'],
    ['owner', 'blocker'],
  ] as const)('in no list, search or count does %s meet %s, by id or by account name', async (kind, otherKind) => {
    const other = cast.person(otherKind)
    // Only the current user names the people blocked by the caller.
    const hasBlocked = kind === 'blocker' || otherKind === 'blocked'
    for (const [question, answer] of Object.entries(await look(kind, other.username))) {
      if (ownBlocks(question)) continue
      const body = hasBlocked ? answer.replace(`"blockedIds":["${other.id}"]`, '') : answer
      expect(body, question).not.toContain(other.id)
      expect(body, question).not.toContain(`"username":"${other.username}"`)
    }
  })
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result> | Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) results.push(await work(item, index))
  return results
}
