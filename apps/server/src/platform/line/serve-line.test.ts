import { randomUUID } from 'node:crypto'
import { lineEvents } from '@learntrail/contract/line/facts'
import { lineLimits } from '@learntrail/contract/line/limits'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestPlatform } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import type { Person } from '../access/person.ts'
import type { Feature } from '../feature.ts'
import { buildHttp } from '../http/build-http.ts'
import { newCsrfToken } from '../http/csrf.ts'
import { openLine } from './line-client.fixture.ts'
import type { Hearing, Line } from './line-feature.ts'
import { serveLine } from './serve-line.ts'
import type { SpeakingLine } from './speaking-line.ts'
import { answered, passing } from './words.ts'

const log = pino({ level: 'silent' })
/** The limit of the rate class `mail`. */
const calloutsAMinute = 120

let database: TestDatabase
let product: Awaited<ReturnType<typeof startTestPlatform>>
let app: FastifyInstance
const people = new Map<string, Person>()
const open: ReturnType<typeof openLine>[] = []

beforeAll(async () => {
  database = await createTestDatabase('started')
  product = await startTestPlatform(database, { RATE_LIMITS: 'on' })
  await product.platform.realtime.start()
})
afterAll(async () => {
  await product.platform.realtime.stop()
  await product.close()
  await database.drop()
})
beforeEach(() => people.clear())
afterEach(async () => {
  for (const line of open.splice(0)) line.close()
  await app?.close()
})

/** Makes a feature for tests only: halls in which people call out and wave. */
function makeHalls(name = 'halls', { callOut = 'callOut', wave = 'wave' } = {}) {
  const inside = new Map<string, Set<string>>()
  const emptied: string[] = []
  let line: Line | undefined
  let callouts = 0
  let asked = (hearings: Promise<ReadonlyMap<string, Hearing>>) => hearings
  const rate = { method: 'POST', rate: 'mail' } as const
  const hearingOf = async (ids: readonly string[]) =>
    new Map(
      ids.map((id) => {
        const halls = [...inside].flatMap(([hall, within]) => (within.has(id) ? hall : []))
        return [id, { topics: halls, marks: [`not ${id}`] }]
      }),
    )
  const feature: Pick<Feature, 'name' | 'line'> = {
    name,
    line: {
      words: {
        [callOut]: answered({
          as: { ...rate, path: '/halls', access: 'feature:chatroom' },
          body: z.object({ hall: z.string(), said: z.string().min(1).max(10) }),
          answer: async (_platform, { id }, { hall, said }) => {
            callouts += 1
            line?.say('calledOut', { hall, said }, { topics: [hall], except: `not ${id}` })
            return { callouts }
          },
        }),
        [wave]: passing({
          as: { method: 'GET' },
          body: z.object({ hall: z.string() }),
          topic: ({ hall }) => hall,
          pass: (_platform, id, { hall }) => line?.say('waved', { hall, id }, { topics: [hall], isPassing: true }),
        }),
      },
      changedBy: ['updateGroup'],
      begin: (_platform, own) => {
        line = own
        return {
          hearingOf: (ids) => asked(hearingOf(ids)),
          emptied: (topic) => void emptied.push(topic),
          told: (items, say) => items.some(({ kind }) => kind === 'updateHomeNavigation') && say('counted'),
        }
      },
    },
  }
  return {
    feature,
    emptied,
    callouts: () => callouts,
    ask: (how: typeof asked) => {
      asked = how
    },
    enter: (hall: string, ...ids: string[]) => inside.set(hall, new Set([...(inside.get(hall) ?? []), ...ids])),
    leave: (hall: string, id: string) => inside.get(hall)?.delete(id),
    line: () => line as Line,
  }
}

/** Serves the line of a product with only these features, which identifies people by a cookie. */
async function serve(...features: Pick<Feature, 'name' | 'line'>[]) {
  const { platform } = product
  app = await buildHttp(platform.config, log, platform.budgets)
  app.decorate('identify', async ({ cookies }) => people.get(cookies.who ?? '') ?? null)
  app.get('/token', async (request, reply) => newCsrfToken(reply, await app.identify(request)))
  serveLine(app, platform, {
    features,
    findSessions: async (ids) => new Set(ids.filter((id) => people.has(id))),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
}

const features: Person['features'] = ['chatroom']
function signIn(id: string = randomUUID(), change: Partial<Person> = {}): Person {
  const person = { id, sessionId: randomUUID(), isFilled: true, isMember: true, features, suspendedAt: null }
  const signedIn = { ...person, deletedAt: null, hasDefaultPassword: false, ...change } as Person
  people.set(signedIn.sessionId, signedIn)
  return signedIn
}

async function connect({ sessionId }: Pick<Person, 'sessionId'>) {
  const cookie = `who=${sessionId}`
  const answer = await fetch(`${app.listeningOrigin}/token`, { headers: { cookie } })
  const cookies = [cookie, ...answer.headers.getSetCookie().map((one) => one.split(';')[0])]
  const line = openLine(app.listeningOrigin, { cookie: cookies.join('; '), csrfToken: await answer.text() })
  open.push(line)
  return line
}
async function opened(person: Person) {
  const line = await connect(person)
  await expect.poll(() => line.isOpen()).toBe(true)
  return line
}
const tell = (id: string, kind: 'updateGroup' | 'updateHomeNavigation') =>
  product.platform.realtime.tell(product.platform.db, { topic: id, kind, id: null })
const said = ({ events }: ReturnType<typeof openLine>, name: string) =>
  events.flatMap((event) => (event.name === name ? [event.body] : []))

test('what a feature declares is said and heard on the line, by whoever hears its topics', async () => {
  const halls = makeHalls()
  await serve(halls.feature)
  const [ann, ben, cai] = [signIn(), signIn(), signIn()]
  halls.enter('blue', ann.id, ben.id)
  const [anns, bens, cais] = [await opened(ann), await opened(ben), await opened(cai)]
  expect(await anns.send('callOut', { hall: 'blue', said: '有人嗎' })).toEqual({ errorCode: 0, callouts: 1 })
  await expect.poll(() => said(bens, 'calledOut')).toEqual([{ hall: 'blue', said: '有人嗎' }])
  cais.socket.emit('wave', { hall: 'blue' })
  bens.socket.emit('wave', { hall: 9 })
  bens.socket.emit('wave', { hall: 'blue' })
  await expect.poll(() => said(anns, 'waved')).toEqual([{ hall: 'blue', id: ben.id }])
  halls.line().say('rung', {}, { people: [cai.id] })
  await expect.poll(() => said(cais, 'rung')).toHaveLength(1)
  // A word to no topic must not reach everyone.
  halls.line().say('rung', {}, { topics: [] })
  halls.line().say('rung', {}, { people: [ann.id] })
  await expect.poll(() => said(anns, 'rung')).toHaveLength(1)
  // The caller does not hear their own word, and people outside hear nothing.
  expect(said(anns, 'calledOut')).toEqual([])
  expect(cais.events.map(({ name }) => name)).toEqual([lineEvents.open, 'rung'])
})

test('a line is for members, and a word for whoever its declaration lets in at that moment', async () => {
  const halls = makeHalls()
  await serve(halls.feature)
  const unfilled = signIn(undefined, { isFilled: false })
  for (const person of [{ sessionId: randomUUID() }, unfilled]) {
    const line = await connect(person)
    await new Promise((resolve) => line.socket.once('connect_error', resolve))
    expect(line.isOpen()).toBe(false)
  }
  const ann = signIn(undefined, { features: [] })
  const line = await opened(ann)
  const callOut = { hall: 'blue', said: '有人嗎' }
  expect(await line.send('callOut', callOut)).toMatchObject({ code: 'FEATURE_REQUIRED', status: 403 })
  people.set(ann.sessionId, { ...ann, features })
  expect(await line.send('callOut', callOut)).toMatchObject({ errorCode: 0 })
  people.delete(ann.sessionId)
  expect(await line.send('callOut', callOut)).toMatchObject({ code: 'NOT_AUTHENTICATED', status: 401 })
  expect(halls.callouts()).toBe(1)
})

test('a word with another body than declared is refused, and nothing is done', async () => {
  const halls = makeHalls()
  await serve(halls.feature)
  const line = await opened(signIn())
  const wrong = await line.send('callOut', { hall: 'blue', said: '超過十個字的一句話在這裡' })
  expect(wrong).toMatchObject({ code: 'VALIDATION_FAILED', status: 400, fields: [{ path: 'said', rule: 'too_long' }] })
  expect(await line.send('callOut', { hall: 'blue', said: 'a\u0000' })).toMatchObject({ code: 'VALIDATION_FAILED' })
  expect(await line.send('callOut', { hall: 'blue', said: '剛好十個字的一句話呀' })).toMatchObject({ callouts: 1 })
})

test('a word costs as it declares; the next one waits, and nobody else does', async () => {
  const halls = makeHalls()
  await serve(halls.feature)
  const [anns, bens] = [await opened(signIn()), await opened(signIn())]
  const callOut = { hall: 'blue', said: '有人嗎' }
  const answers = Array.from({ length: calloutsAMinute + 1 }, () => anns.send('callOut', callOut))
  const codes = (await Promise.all(answers)).map(({ code }) => code)
  expect(codes).toEqual([...Array(calloutsAMinute).fill(undefined), 'TOO_MANY_REQUESTS'])
  expect(await bens.send('callOut', callOut)).toMatchObject({ errorCode: 0 })
  expect(halls.callouts()).toBe(calloutsAMinute + 1)
})

test('a line carries so many words in ten seconds, and ends at the next', async () => {
  const halls = makeHalls()
  await serve(halls.feature)
  const line = await opened(signIn())
  for (let number = 1; number < lineLimits.wordsInTenSeconds; number += 1) line.socket.emit('wave', {})
  expect(await line.send('callOut', { hall: 'blue', said: '還在' })).toMatchObject({ errorCode: 0 })
  line.socket.emit('wave', {})
  await expect.poll(() => line.socket.connected).toBe(false)
})

test('a line ends with its session, and with no other', async () => {
  await serve(makeHalls().feature)
  const ann = signIn()
  const [here, there, other] = [await opened(ann), await opened(signIn(ann.id)), await opened(signIn())]
  people.delete(ann.sessionId)
  product.platform.realtime.accessChanged(ann.id)
  await expect.poll(() => here.socket.connected).toBe(false)
  expect(here.events.map(({ name }) => name)).toEqual([lineEvents.open, lineEvents.ended])
  expect([there, other].map(({ socket }) => socket.connected)).toEqual([true, true])
})

test('a topic is heard from when its feature says so, and no longer than it does', async () => {
  const halls = makeHalls()
  await serve(halls.feature)
  const ann = signIn()
  halls.enter('blue', ann.id)
  const line = await opened(ann)
  halls.leave('blue', ann.id)
  halls.enter('red', ann.id)
  await tell(ann.id, 'updateHomeNavigation')
  await expect.poll(() => said(line, 'counted')).toHaveLength(1)
  expect(halls.emptied).toEqual([])
  await tell(ann.id, 'updateGroup')
  await expect.poll(() => halls.emptied).toEqual(['blue'])
  // Something may have been said in the red hall before.
  await expect.poll(() => said(line, lineEvents.open)).toHaveLength(2)
  halls.line().say('calledOut', { hall: 'blue' }, { topics: ['blue'] })
  halls.line().say('calledOut', { hall: 'red' }, { topics: ['red'] })
  await expect.poll(() => said(line, 'calledOut')).toEqual([{ hall: 'red' }])
  // Without a new topic there is nothing to fetch.
  await tell(ann.id, 'updateGroup')
  await tell(ann.id, 'updateHomeNavigation')
  await expect.poll(() => said(line, 'counted')).toHaveLength(2)
  expect(said(line, lineEvents.open)).toHaveLength(2)
})

test('what was found out before somebody left, and comes late, does not bring them back', async () => {
  const halls = makeHalls()
  await serve(halls.feature)
  const ann = signIn()
  halls.enter('blue', ann.id)
  const line = await opened(ann)
  const late = Promise.withResolvers<void>()
  let asked = 0
  halls.ask((hearings) => {
    asked += 1
    return asked === 1 ? late.promise.then(() => hearings) : hearings
  })
  await tell(ann.id, 'updateGroup')
  await expect.poll(() => asked).toBe(1)
  halls.leave('blue', ann.id)
  await tell(ann.id, 'updateGroup')
  await expect.poll(() => halls.line().isHeard('blue')).toBe(false)
  late.resolve()
  await line.send('callOut', { hall: 'red', said: '有人嗎' })
  expect(halls.line().isHeard('blue')).toBe(false)
  expect(said(line, lineEvents.open)).toHaveLength(1)
})

test('two features have topics of one name, and do not hear each other', async () => {
  const [halls, yards] = [makeHalls(), makeHalls('yards', { callOut: 'shout', wave: 'nod' })]
  await serve({ name: 'silent' }, halls.feature, yards.feature)
  const [ann, ben] = [signIn(), signIn()]
  halls.enter('blue', ann.id)
  yards.enter('blue', ben.id)
  const [anns, bens] = [await opened(ann), await opened(ben)]
  expect([halls, yards].map((one) => one.line().isHeard('blue'))).toEqual([true, true])
  halls.line().say('calledOut', { from: 'halls' }, { topics: ['blue'] })
  yards.line().say('calledOut', { from: 'yards' }, { topics: ['blue'] })
  await expect.poll(() => said(anns, 'calledOut')).toEqual([{ from: 'halls' }])
  await expect.poll(() => said(bens, 'calledOut')).toEqual([{ from: 'yards' }])
})

test('one line hears what its own word joined, beside what its person hears, until it leaves or is closed', async () => {
  const inside: SpeakingLine[] = []
  const ended: string[] = []
  let line: Line | undefined
  const as = { method: 'POST', rate: 'mail', path: '/desks', access: 'member' } as const
  const desks: Pick<Feature, 'name' | 'line'> = {
    name: 'desks',
    line: {
      words: {
        sitDown: answered({
          as,
          body: z.object({ desk: z.string() }),
          weighs: ({ desk }) => (desk === 'heavy' ? 10_000 : 0),
          async answer(_platform, _person, { desk }, own) {
            inside.push(own)
            return { isThere: await own.join(desk) }
          },
        }),
      },
      changedBy: ['updateGroup'],
      begin: (_platform, own) => {
        line = own
        return { hearingOf: async () => new Map(), ended: (id) => void ended.push(id) }
      },
    },
  }
  await serve(desks)
  const ann = signIn()
  const [one, other] = [await opened(ann), await opened(ann)]
  expect(await one.send('sitDown', { desk: 'blue' })).toMatchObject({ isThere: true })
  line?.say('tapped', { at: 1 }, { topics: ['blue'] })
  await expect.poll(() => said(one, 'tapped')).toEqual([{ at: 1 }])
  // What its person hears is determined again, and is nothing.
  await tell(ann.id, 'updateGroup')
  await other.send('sitDown', { desk: 'blue' })
  line?.say('tapped', { at: 2 }, { topics: ['blue'], exceptLine: inside[1]?.id ?? '' })
  line?.say('tapped', { at: 3 }, { lines: [inside[0]?.id ?? ''] })
  await expect.poll(() => said(one, 'tapped')).toEqual([{ at: 1 }, { at: 2 }, { at: 3 }])
  inside[0]?.leave('blue')
  line?.say('tapped', { at: 4 }, { topics: ['blue'] })
  await expect.poll(() => said(other, 'tapped')).toEqual([{ at: 4 }])
  expect(said(one, 'tapped')).toHaveLength(3)
  expect(await one.send('sitDown', { desk: 'heavy' })).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  one.close()
  await expect.poll(() => ended).toEqual([inside[0]?.id])
  expect(await inside[0]?.join('red')).toBe(false)
})

test('a word that two features take is found before anybody says it', async () => {
  await expect(serve(makeHalls().feature, makeHalls('yards').feature)).rejects.toThrow('callOut')
})
