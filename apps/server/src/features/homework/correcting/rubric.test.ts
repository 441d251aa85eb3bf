import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { QuestionInput } from '@learntrail/contract/homework/question'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unpackEntry, zipEntries } from '../../../platform/zip/read-zip.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import {
  ask,
  correct,
  handIn,
  homeworkPath,
  newRubric,
  questionBody,
  reaching,
  remarkBody,
} from '../homework.fixture.ts'

let product: TestApp
let writer: TestPerson
let student: TestPerson
let group: string
let rubric: ReturnType<typeof newRubric>
let question: string
let work: string
beforeAll(async () => {
  product = await createTestApp()
  ;[writer, student] = await Promise.all([newPerson(product), newPerson(product, { displayName: '小雨' })])
  group = (await newGroup(writer)).id
  await place(product, group, student.id, memberRoles.member)
})
beforeEach(async () => {
  rubric = newRubric()
  question = (await ask(product, writer, group, { rubric, totalScore: 7 })).id
  work = (await handIn(student, question)).handIn.id
})
afterAll(() => product.close())

const ofQuestion = (rest = '') => `${homeworkPath}/questions/${question}${rest}`
const ofWork = (rest = '') => `${homeworkPath}/hand-ins/${work}${rest}`
const remark = (change: object) => writer.browser.put(ofWork('/remark'), remarkBody({ score: null, ...change }))
const make = (change: Partial<QuestionInput>) =>
  writer.browser.post(`${homeworkPath}/questions`, questionBody(product, group, change))
/** Returns the text of one entry of a zip file. */
async function unpacked(zip: Buffer, name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'homework-'))
  try {
    const path = join(folder, 'all.zip')
    await writeFile(path, zip)
    const entry = (await zipEntries(path)).find((one) => one.name === name)
    return (entry && (await unpackEntry(path, entry, 100_000)))?.toString('utf8') ?? ''
  } finally {
    await rm(folder, { recursive: true })
  }
}
const patch = (change: object) => writer.browser.patch(ofQuestion(), { version: 2, ...change })

describe('a question with a rubric', () => {
  test('has its total, and is seen with it by those who are to do it', async () => {
    expect((await student.browser.get(ofQuestion())).json()).toMatchObject({
      rubric,
      totalScore: 100,
      hasRubric: true,
      isRubricUsed: false,
    })
    const less = rubric.slice(1)
    expect((await patch({ rubric: less, totalScore: 100 })).json()).toMatchObject({ rubric: less, totalScore: 60 })
    expect((await writer.browser.patch(ofQuestion(), { version: 3, rubric: [], totalScore: 80 })).json()).toMatchObject(
      { rubric: [], totalScore: 80, hasRubric: false },
    )
  })

  test('is found among the questions of a group, and copied with it', async () => {
    const { id } = await ask(product, writer, group)
    const listed = async (query: string) =>
      (await writer.browser.get(`${homeworkPath}/questions?groupId=${group}${query}`))
        .json()
        .items.map((one: { id: string }) => one.id)
    expect(await listed('')).toContain(id)
    const withRubric = await listed('&hasRubric=true')
    expect(withRubric).toContain(question)
    expect(withRubric).not.toContain(id)
    const copied = await writer.browser.post(ofQuestion('/copy'), { clientId: randomUUID(), groupIds: [group] })
    expect(copied.json().items).toMatchObject([{ rubric, totalScore: 100 }])
  })

  test('keeps to its limits', async () => {
    const { criteria, levels, name, words } = homeworkLimits.rubric
    const level = (points: number) => ({ id: randomUUID(), name: '級', words: '', points })
    const many = (count: number, points = 1) => ({
      id: randomUUID(),
      name: '字'.repeat(name),
      words: '字'.repeat(words),
      levels: Array.from({ length: count }, () => level(points)),
    })
    const full = Array.from({ length: criteria }, () => many(levels.max, homeworkLimits.total.max / criteria))
    expect((await make({ rubric: full })).json().items).toMatchObject([{ totalScore: homeworkLimits.total.max }])
    for (const [given, problem] of [
      [[...full, many(2)], { path: 'rubric', rule: 'too_many' }],
      [[many(levels.max + 1)], { path: 'rubric.0.levels', rule: 'too_many' }],
      [[many(levels.min - 1)], { path: 'rubric.0.levels', rule: 'too_few' }],
      [[{ ...many(2), name: '字'.repeat(name + 1) }], { path: 'rubric.0.name', rule: 'too_long', limit: name }],
      [[{ ...many(2), name: ' ' }], { path: 'rubric.0.name', rule: 'required' }],
      [[{ ...many(2), words: '字'.repeat(words + 1) }], { path: 'rubric.0.words', rule: 'too_long', limit: words }],
      [
        [...rubric, { ...many(2), levels: [level(1), level(-1)] }],
        { path: 'rubric.3.levels.1.points', rule: 'too_small' },
      ],
      [[many(2, 0)], { path: 'rubric', rule: 'too_small', limit: 1 }],
      [[...full.slice(1), many(2, 101)], { path: 'rubric', rule: 'too_large', limit: homeworkLimits.total.max }],
      [[rubric[0], rubric[0]], { path: 'rubric', rule: 'duplicate' }],
    ] as const)
      expect((await make({ rubric: given as never })).json()).toMatchObject({ fields: [problem] })
  })
})

describe('correcting by a rubric', () => {
  test('makes the score of the levels reached, which the student sees', async () => {
    const levels = reaching(rubric, 0, 1, 2)
    expect((await remark({ levels, score: 3 })).json()).toMatchObject({ levels, score: 60 })
    await writer.browser.post(ofWork('/release'), { version: 1 })
    expect((await student.browser.get(ofWork())).json().handIn).toMatchObject({
      rubric,
      totalScore: 100,
      remarks: [{ levels, score: 60 }],
    })
    expect((await student.browser.get(ofQuestion())).json()).toMatchObject({ mine: { score: 60 } })
  })

  test('is released when every criterion has its level, or none', async () => {
    expect((await remark({ levels: reaching(rubric, 0, 0) })).json()).toMatchObject({ score: null })
    expect((await writer.browser.post(ofWork('/release'), { version: 1 })).json()).toMatchObject({
      fields: [{ path: 'levels', rule: 'required' }],
    })
    expect((await writer.browser.post(ofQuestion('/release'))).json()).toMatchObject({ released: 0, unfinished: 1 })
    expect((await remark({ version: 1, levels: {} })).statusCode).toBe(200)
    expect((await writer.browser.post(ofWork('/release'), { version: 2 })).statusCode).toBe(200)
  })

  test('returns work with some of them', async () => {
    await correct(writer, work, { outcome: 'returned', levels: reaching(rubric, 2) })
    expect((await student.browser.get(ofWork())).json().handIn).toMatchObject({ state: 'returned' })
  })

  test('knows no level of another criterion or question', async () => {
    const [one, other] = rubric
    for (const levels of [{ [one?.id ?? '']: other?.levels[0]?.id ?? '' }, reaching(newRubric(), 0)])
      expect((await remark({ levels })).json()).toMatchObject({ fields: [{ path: 'levels', rule: 'invalid' }] })
  })

  test('keeps criteria, levels and points from then on, and lets them be reworded', async () => {
    await remark({ levels: reaching(rubric, 0) })
    const [first, ...others] = structuredClone(rubric)
    if (!first) throw new Error('no criterion')
    const reworded = [{ ...first, name: '看得仔細' }, ...others]
    expect((await patch({ rubric: reworded })).json()).toMatchObject({ rubric: reworded, isRubricUsed: true })
    const dearer = [
      { ...first, levels: first.levels.map((level) => ({ ...level, points: level.points + 1 })) },
      ...others,
    ]
    for (const changed of [dearer, others, [], [...others, first]])
      expect((await writer.browser.patch(ofQuestion(), { version: 3, rubric: changed })).json()).toMatchObject({
        code: 'HOMEWORK_RUBRIC_USED',
      })
  })

  test('is counted, and stands in the archive, a column each', async () => {
    await correct(writer, work, { levels: reaching(rubric, 0, 1, 2) })
    const [one] = (await writer.browser.get(ofQuestion('/statistics'))).json().criteria
    const counts = (one.levels as { count: number }[]).map(({ count }) => count)
    expect([one.id, one.mean, counts]).toEqual([rubric[0]?.id, 40, [1, 0, 0]])
    const { url } = (await writer.browser.post(`${homeworkPath}/archive`, { questionId: question })).json()
    const table = await unpacked((await writer.browser.get(url)).rawPayload, '成績.csv')
    const [columns, line] = table.split('\r\n')
    expect(columns).toMatch(/老師的話,觀察,紀錄,心得$/)
    expect(line).toMatch(/,40,20,0$/)
  })
})
