import { allCalls } from '@learntrail/contract'
import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { databaseState, untilJobsDone } from './testing/database-state.ts'
import { browserOfKind, type KindName, refusalOf } from './testing/kinds.ts'
import { answered, expectedOf, outcomeOf, valuesAt } from './testing/missing-things.ts'
import { thingPlaces } from './testing/named-places.ts'
import { nobody } from './testing/nobody.ts'
import { passedOver } from './testing/passed-over.ts'
import { newPerson } from './testing/people.ts'
import { sampleBodies, sampleQueries } from './testing/samples.ts'
import type { CallName } from './testing/subject.ts'
import { endpointOf, subjects } from './testing/subjects.ts'
import { createTestApp, type TestApp, type TestBrowser } from './testing/test-app.ts'

/** Kinds whom access lets in wherever it lets anybody in, so that only the thing is missing. */
const privileged = ['support', 'moderator', 'staff', 'school person'] as const satisfies KindName[]

let product: TestApp
const browsers: [name: string, kind: KindName, browser: TestBrowser][] = []
beforeAll(async () => {
  product = await createTestApp()
  const owner = await newPerson(product, { plan: 'plus' })
  for (const kind of privileged) browsers.push([kind, kind, await browserOfKind(product, kind, owner)])
  const at = product.clock.now()
  const teacher = await newPerson(product, { plan: 'plus', registrationRole: 'teacher', teacherVerifiedAt: at })
  browsers.push(['verified teacher', 'teacher', teacher.browser])
})
afterAll(() => product.close())

/** Calls that name something, also in their samples. */
const naming = allCalls
  .map((call) => [`${call.method} ${call.path}` as CallName, call as EndpointDefinition] as const)
  .filter(([, call]) => thingPlaces(call).length > 0)

/** Values for parts of a path that are not ids. */
const words = [nobody, '1', 'A'.repeat(16)]

function paramsOf({ params }: EndpointDefinition): Record<string, string> {
  const shape = (params as z.ZodObject | undefined)?.shape ?? {}
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const { enum: [first] = [] } = z.toJSONSchema(schema as z.ZodType, { io: 'input' })
      return [name, String(first ?? words.find((word) => z.safeParse(schema, word).success))]
    }),
  )
}

/** Bodies for what the samples leave out. */
const more: Partial<Record<CallName, object>> = {
  'POST /api/v2/api/addGroup': { type: 'school', schoolId: nobody, handle: 'upstream' },
  'PATCH /api/v2/users/current': {
    organization: {
      type: 'academic_unit',
      location: { county: 'taipei_city', township: 'taipei_neihu' },
      schoolType: 'high_school',
      school: nobody,
      academicRole: 'student',
      grade: 'high_2',
      studentId: 's110001',
      discipline: 'general_high_school',
      department: 'high_general_studies',
    },
  },
}

/** A valid call in which only what it names can be refused. */
function sampleOf([name, call]: (typeof naming)[number]) {
  const { cursor: _, ...body } = { ...(sampleBodies[name] as { cursor?: string }), ...more[name] }
  const query = Object.entries(sampleQueries[name] ?? {}).reduce((needed, [field, value]) => {
    const { [field]: __, ...rest } = needed
    return value !== nobody && call.query?.safeParse(rest).success ? rest : needed
  }, sampleQueries[name] ?? {})
  return { params: paramsOf(call), query, body: call.body && body }
}

const placesIn = (one: (typeof naming)[number]) =>
  thingPlaces(one[1]).filter((place) => [...valuesAt(sampleOf(one), place.split('.'))].flat().length > 0)

describe.each(naming.filter((one) => placesIn(one).length > 0))('%s', (name, call) => {
  test('finds nothing where there is nothing, whoever calls, and changes nothing', async () => {
    const sent = sampleOf([name, call])
    const expected = expectedOf(name, placesIn([name, call]))
    const before = await restingState()
    for (const [who, , browser] of browsers.filter(([, kind]) => refusalOf(kind, call) === null))
      expect(expected, who).toContain(await outcomeOf(browser, name, sent))
    // An answered look by staff is logged.
    const logged = expected.includes(answered) ? ['audit_entries'] : []
    expect(except(logged, await restingState())).toEqual(except(logged, before))
  })
})

async function restingState() {
  await untilJobsDone(product.platform)
  return databaseState(product.platform)
}

const except = (tables: string[], state: Record<string, string>) =>
  Object.fromEntries(Object.entries(state).filter(([name]) => !tables.includes(name)))

test('every place of a call that names a thing has been tried with nothing in it', () => {
  const tried = new Set(
    subjects.flatMap(({ calls }) => calls.flatMap(({ call, names }) => names.map((place) => `${call} ${place}`))),
  )
  const left = naming.flatMap((one) =>
    thingPlaces(one[1])
      .filter((place) => ![...valuesAt(sampleOf(one), place.split('.'))].includes(nobody))
      .map((place) => `${one[0]} ${place}`),
  )
  expect(left.filter((place) => !tried.has(place))).toEqual([])
})

test('what may name nothing is a place that names something', () => {
  for (const [name, places] of Object.entries(passedOver)) {
    const known = thingPlaces(endpointOf(name as CallName))
    for (const [place] of places) expect(known, name).toContain(place)
  }
})
