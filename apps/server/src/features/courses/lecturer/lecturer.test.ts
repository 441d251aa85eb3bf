import { randomUUID } from 'node:crypto'
import { emptyLecturerCard, type LecturerCard, type OwnLecturerCard } from '@learntrail/contract/courses/lecturer'
import { courseLimits as bound } from '@learntrail/contract/courses/limits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { join } from '../co-editing/co-editing.fixture.ts'
import { coursePath, newCourse, readDraft } from '../courses.fixture.ts'

let product: TestApp
let person: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  person = await newPerson(product)
})

const path = `${coursePath}/lecturer`
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const read = async () => (await person.browser.get(path)).json<OwnLecturerCard>()
const save = (card: Partial<LecturerCard>, version = 0, writer: string = randomUUID()) =>
  person.browser.put(path, { ...emptyLecturerCard, ...card, version, writer })
const experience = { title: '濕地志工', content: '每週帶小學生看鳥', from: 2019, until: null }
const card: LecturerCard = {
  introduction: '在河邊教了十年的生物。',
  expertises: ['河川生態', '水質檢測'],
  tags: ['生物', '走讀'],
  experiences: [experience],
  customs: [{ title: '座右銘', content: '先看，再問。' }],
}

test('is empty until it is written, and says what was saved', async () => {
  expect(await read()).toEqual({ card: emptyLecturerCard, version: 0 })
  expect((await save(card)).json()).toEqual({ card, version: 1 })
  expect(await read()).toEqual({ card, version: 1 })
})

test('of one window is saved once, however often it is sent, and goes on', async () => {
  const writer = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => save(card, 0, writer)))
  expect(answers.map((answer) => answer.json().version)).toEqual([1, 1, 1])
  // The window missed the answer, and typing went on.
  expect((await save({ introduction: '改過了' }, 0, writer)).json()).toMatchObject({ version: 2 })
  expect((await save({ introduction: '又改了' }, 2, writer)).json()).toMatchObject({ version: 3 })
})

test('is not saved over what another window saved', async () => {
  const answers = await Promise.all([save({ introduction: '甲' }), save({ introduction: '乙' })])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.map(codeOf)).toContain('LECTURER_CARD_CONFLICT')
  expect(codeOf(await save(card, 0))).toBe('LECTURER_CARD_CONFLICT')
  expect(codeOf(await save(card, 7))).toBe('LECTURER_CARD_CONFLICT')
})

test.each<[string, Partial<LecturerCard>, Partial<LecturerCard>]>([
  [
    'introduction',
    { introduction: '字'.repeat(bound.lecturerIntroduction) },
    { introduction: '字'.repeat(bound.lecturerIntroduction + 1) },
  ],
  [
    'expertises',
    { expertises: Array<string>(bound.expertises).fill('字'.repeat(bound.expertise)) },
    { expertises: ['字'.repeat(bound.expertise + 1)] },
  ],
  ['number of expertises', {}, { expertises: Array<string>(bound.expertises + 1).fill('水') }],
  [
    'tags',
    { tags: Array.from({ length: bound.lecturerTags }, (_, at) => `標籤${at}`) },
    { tags: Array.from({ length: bound.lecturerTags + 1 }, (_, at) => `標籤${at}`) },
  ],
  ['tags twice', {}, { tags: ['水', '水'] }],
  [
    'experiences',
    { experiences: Array(bound.experiences).fill(experience) },
    { experiences: Array(bound.experiences + 1).fill(experience) },
  ],
  [
    'titles of experiences',
    { experiences: [{ ...experience, title: '字'.repeat(bound.experience) }] },
    { experiences: [{ ...experience, title: '字'.repeat(bound.experience + 1) }] },
  ],
  [
    'what they did',
    { experiences: [{ ...experience, content: '字'.repeat(bound.experienceContent) }] },
    { experiences: [{ ...experience, content: '字'.repeat(bound.experienceContent + 1) }] },
  ],
  [
    'first year',
    { experiences: [{ ...experience, from: bound.firstYear }] },
    { experiences: [{ ...experience, from: bound.firstYear - 1 }] },
  ],
  [
    'years in order',
    { experiences: [{ ...experience, from: 2020, until: 2020 }] },
    { experiences: [{ ...experience, from: 2020, until: 2019 }] },
  ],
  [
    'parts of their own',
    { customs: [{ title: '二字', content: '二字' }] },
    { customs: [{ title: '一', content: '二字' }] },
  ],
  [
    'what those say',
    { customs: [{ title: '字'.repeat(bound.customTitle), content: '字'.repeat(bound.customContent) }] },
    { customs: [{ title: '二字', content: '一' }] },
  ],
])('has its bounds: %s', async (_, fits, over) => {
  expect((await save(fits)).statusCode).toBe(200)
  expect(codeOf(await save(over, 1))).toBe('VALIDATION_FAILED')
})

test('has no year to come, as years are counted in Taiwan', async () => {
  product.clock.advance(Date.parse('2030-12-31T16:30:00Z') - product.clock.now().getTime())
  person = await newPerson(product)
  const of = (from: number, until: number | null) => save({ experiences: [{ ...experience, from, until }] }, 0)
  expect((await of(2031, 2031)).statusCode).toBe(200)
  for (const [from, until] of [
    [2032, null],
    [2031, 2032],
  ] as const)
    expect((await of(from, until)).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ rule: 'too_large', limit: 2031 }],
    })
})

test('stands in every course that they teach', async () => {
  const other = await newPerson(product)
  await save(card)
  const { _id } = await newCourse(other)
  await join(product, other, _id, person, 'lecturer')
  const { lecturers } = await readDraft(other, _id)
  expect(lecturers).toMatchObject([
    { person: { id: other.id }, part: 'owner', card: null },
    { person: { id: person.id }, part: 'lecturer', card },
  ])
})
