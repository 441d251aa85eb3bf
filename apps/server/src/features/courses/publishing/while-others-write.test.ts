import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Course, CourseUnitText } from '@learntrail/contract/courses/courses'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, startTestPlatform, type TestApp } from '../../../testing/test-app.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { coursePath, readDraft, writtenCourse } from '../courses.fixture.ts'
import { letTeach, publish, takeOff, typeName, typeText } from './publishing.fixture.ts'

let product: TestApp
/** A second node on the same database. */
let other: Awaited<ReturnType<typeof startTestPlatform>>
beforeAll(async () => {
  const database = await createTestDatabase('started')
  product = await createTestApp({}, pino({ level: 'silent' }), database)
  other = await startTestPlatform(database, { DATA_DIR: product.platform.config.dataDir })
})
afterAll(async () => {
  await other.close()
  await product.close()
})

const chapterId = randomUUID()
const units = [1, 2, 3, 4].map((number) => ({ id: randomUUID(), name: `第${number}單元`, resources: [] }))

/** Answers on which an editor opens the document anew and resends what is missing. */
const triedAgain = ['DOCUMENT_CHANGE_INCOMPLETE', 'SERVICE_UNAVAILABLE']

/** The name and texts of a course, in the edition or the draft. */
async function saidIn({ browser }: TestPerson, id: string, of: 'published' | 'draft') {
  const course = (await browser.get(`${coursePath}/${id}?of=${of}`)).json<Course>()
  const texts = course.chapters
    .flatMap((chapter) => chapter.units)
    .map(async (unit) => {
      const answer = await browser.get(`${coursePath}/${id}/units/${unit.id}?of=${of}`)
      return answer.json<CourseUnitText>().text
    })
  return [course.name, ...(await Promise.all(texts))]
}

test('an edition is what is written, while others write at two nodes and it comes and goes', {
  timeout: 120_000,
}, async () => {
  const owner = await newPerson(product)
  const { course } = await writtenCourse(product, owner, {
    name: '',
    chapters: [{ id: chapterId, name: '一起寫', units: units.map((unit) => ({ ...unit, resources: [link()] })) }],
  })
  const id = course._id
  const writers = await Promise.all([1, 2, 3].map(() => newPerson(product)))
  for (const writer of writers) await letTeach(product, id, writer)
  const acknowledged: string[] = []
  const failures: unknown[] = []
  let refused = 0
  let isOver = false
  const write = async (writer: TestPerson, turn: number) => {
    const node = turn % 2 === 0 ? product : other
    for (let number = 0; !isOver; number += 1) {
      const unit = units[number % units.length]?.id ?? ''
      const typed = `【${turn}.${number}】`
      const sent =
        number % 5 === 0
          ? typeName(node, writer, id, String.fromCodePoint(0x4e00 + turn * 40 + (number % 40)))
          : typeText(node, writer, unit, typed)
      await sent.then(
        () => number % 5 !== 0 && acknowledged.push(typed),
        (error: { code?: string }) => {
          if (error.code === 'DOCUMENT_READ_ONLY') refused += 1
          else if (!triedAgain.includes(error.code ?? '')) failures.push(error)
        },
      )
      await pause(1)
    }
  }
  const writing = writers.map(write)
  await typeName(product, owner, id, '河')
  for (const _ of [1, 2, 3, 4]) {
    const answer = await publish(owner, id)
    expect(answer.statusCode, answer.body).toBe(200)
    const edition = await saidIn(owner, id, 'published')
    expect(edition).toEqual(await saidIn(owner, id, 'draft'))
    expect((await takeOff(owner, id)).statusCode).toBe(200)
    const before = acknowledged.length
    while (acknowledged.length < before + 4 && failures.length === 0) await pause(5)
  }
  isOver = true
  await Promise.all(writing)
  expect(failures).toEqual([])
  const draft = JSON.stringify(await saidIn(owner, id, 'draft'))
  expect(acknowledged.filter((typed) => !draft.includes(typed))).toEqual([])
  expect(refused).toBeGreaterThan(0)
  expect((await readDraft(owner, id)).unitsWithText).toHaveLength(units.length)
})

const link = () => ({
  id: randomUUID(),
  type: 'external' as const,
  name: '水位',
  courseFileId: null,
  address: 'https://example.org/',
  duration: null,
})
