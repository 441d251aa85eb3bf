import { privacy } from '@learntrail/contract/posts/posts'
import type { TagCode } from '@learntrail/contract/tags/tags'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { type Random, randomFrom } from '../../../testing/random-from.ts'
import { recount } from '../../../testing/recount.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newSchool } from '../../console/people/people.fixture.ts'
import { publish } from '../../posts/posts.fixture.ts'
import { notePlace } from '../../profiles/index.ts'
import { drainChanges } from './keep-summaries.service.ts'

const day = 86_400_000

let product: TestApp
let schools: string[]
beforeAll(async () => {
  product = await createTestApp()
  schools = [
    await newSchool(product, { name: '望海高中', code: 'T905' }),
    await newSchool(product, { name: '望山高中', code: 'T906' }),
  ]
})
afterAll(() => product.close())

const today = () => dayIn(product.clock.now())

/** The measures that occur in this test. */
const known = ['pupils', 'active', 'returning', 'records', 'tags', 'readiness']

const grades = ['high_1', 'high_2', 'high_3', null] as const
const classes = ['101', '102', null] as const

/** Places a person from today on: in a class, in none, at the other school or at no school. */
async function place({ id }: TestPerson, draw: Random): Promise<void> {
  const schoolId = schools[draw(4) === 0 ? 1 : 0] ?? null
  const [grade, className] = [grades[draw(4)] ?? null, classes[draw(3)] ?? null]
  const said = { schoolId, typedSchoolName: null, academicRole: 'student' as const, grade, className }
  await inTransaction(product.platform.db, (transaction) =>
    notePlace(transaction, id, draw(9) === 0 ? null : said, product.clock.now()),
  )
}

/** Signs in again, since sessions expire in the time that passes here. */
const inAgain = async (person: TestPerson) => ({ ...person, browser: await signedIn(product, person.id) })

async function write(person: TestPerson, draw: Random): Promise<string> {
  const classification = (['works', 'contest', 'course_learning'] as const)[draw(3)] ?? 'works'
  const tags: TagCode[] = draw(2) === 0 ? ['creativity'] : ['creativity', 'sdg_4']
  const { id } = await publish(await inAgain(person), { date: today(), privacy: privacy.private, classification, tags })
  return id
}

/** All on one product, so that each history passes through the semesters and school years of the others. */
test.each([11, 12, 13, 14])('history %i: the sums are what a plain count comes to', async (seed) => {
  const draw = randomFrom(seed)
  const people = await Promise.all(Array.from({ length: 5 }, () => newPerson(product)))
  const written: { by: TestPerson; id: string }[] = []
  for (let step = 0; step < 60; step += 1) {
    const one = people[draw(people.length)] as TestPerson
    const act = draw(12)
    if (act < 5) written.push({ by: one, id: await write(one, draw) })
    else if (act < 7) await place(one, draw)
    else if (act === 7 && written.length > 0) {
      const [gone] = written.splice(draw(written.length), 1)
      if (gone) await (await inAgain(gone.by)).browser.delete(`/api/v2/portfolios/${gone.id}`)
    } else if (act === 8) await drainChanges(product.platform)
    else product.clock.advance((1 + draw(act === 9 ? 60 : 4)) * day + draw(24) * 3_600_000)
  }
  await drainChanges(product.platform)
  const { rows, differences } = await recount(product, new Set(known))
  expect(differences).toEqual([])
  expect(rows).toBeGreaterThan(200)
})
