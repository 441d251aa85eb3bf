import { learnerLimits } from '@learntrail/contract/courses/learner-facts'
import type { CourseLearner } from '@learntrail/contract/courses/learners'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { block } from '../../people/index.ts'
import { join, withdraw } from '../learning/learning.fixture.ts'
import { letTeach } from '../publishing/publishing.fixture.ts'
import { ask, listed, manyLearners, newClass, newFilmCourse, overview } from './learners.fixture.ts'

let product: TestApp
let teacher: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product)
})
afterAll(() => product.close())

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code
const idsOf = (items: readonly CourseLearner[]) => items.map(({ person }) => person.id)
const pass = (seconds: number) => product.clock.advance(seconds * 1_000)
const filmCourse = (seconds = 100) => newFilmCourse(product, teacher, seconds)

describe('the list', () => {
  test('has who learns the course, by progress, by when, by name; who went out is not in it', async () => {
    const [ann, ben, cai, dan] = (await Promise.all(
      ['乙', '甲', '丙', '丁'].map((displayName) => newPerson(product, { displayName })),
    )) as [TestPerson, TestPerson, TestPerson, TestPerson]
    const { _id, watch, open } = await filmCourse()
    for (const person of [ann, ben, cai, dan]) {
      await join(person, _id)
      pass(60)
    }
    await watch(ann, [[0, 50]])
    pass(60)
    await watch(ben, [[0, 95]])
    await open(ben)
    await withdraw(dan, _id)
    const by = async (sort: string) => idsOf((await listed(teacher, _id, { sort })).items)
    expect(await by('learnt')).toEqual([ben.id, ann.id, cai.id])
    expect(await by('progress')).toEqual([cai.id, ann.id, ben.id])
    expect(await by('name')).toEqual([cai.id, ann.id, ben.id])
    const { items } = await listed(teacher, _id, { sort: 'progress' })
    expect(items).toMatchObject([
      { known: null, progress: { percent: 0, completeCount: 0, unitCount: 2 }, learntAt: null, finishedAt: null },
      { progress: { percent: 31 }, isSilent: false },
      { progress: { percent: 100, isComplete: true }, finishedAt: product.clock.now().toISOString() },
    ])
    await join(dan, _id)
    expect(await by('progress')).toHaveLength(4)
  })

  test('is narrowed to who is silent and who is through', async () => {
    const [ann, ben, cai] = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
    const { _id, watch, open } = await filmCourse()
    for (const person of [ann, ben, cai]) await join(person, _id)
    pass(100)
    await watch(ben, [[0, 100]])
    await open(ben)
    const silent = async () => idsOf((await listed(teacher, _id, { filter: 'silent' })).items).toSorted()
    product.clock.advance(learnerLimits.silentDays * 86_400_000 - 100_000)
    expect(await silent()).toEqual([])
    await open(cai)
    pass(1)
    expect(await silent()).toEqual([ann.id])
    product.clock.advance(learnerLimits.silentDays * 86_400_000)
    expect(await silent()).toEqual([ann.id, cai.id].toSorted())
    expect(idsOf((await listed(teacher, _id, { filter: 'complete' })).items)).toEqual([ben.id])
    expect((await overview(teacher, _id)).counts).toEqual({ all: 3, silent: 2, complete: 1 })
  })

  test('knows a class of mine by seats and real names, and others by nicknames alone', async () => {
    const [ann, ben, cai] = await Promise.all([
      newPerson(product, { displayName: '月亮', fullName: '陳大文' }),
      newPerson(product, { displayName: '星星', fullName: '林小雨' }),
      newPerson(product, { displayName: '太陽', fullName: '張小明' }),
    ])
    const groupId = await newClass(product, teacher, [
      [ann, '10'],
      [ben, '2'],
    ])
    const { _id, open } = await filmCourse()
    for (const person of [ann, ben, cai]) await join(person, _id)
    await open(cai)
    const { items } = await listed(teacher, _id, { sort: 'seat' })
    expect(items.map(({ known }) => known && [known.memberNumber, known.realName, known.groupId])).toEqual([
      ['2', '林小雨', groupId],
      ['10', '陳大文', groupId],
      null,
    ])
    expect(idsOf((await listed(teacher, _id, { groupId, sort: 'seat' })).items)).toEqual([ben.id, ann.id])
    // A club that the teacher also leads has no seats.
    product.clock.advance(60_000)
    const club = await newClass(product, teacher, [[ben, '']])
    const [first] = (await listed(teacher, _id, { sort: 'seat' })).items
    expect(first?.known).toMatchObject({ memberNumber: '2', groupId })
    await product.platform.pool.query('delete from groups where id = $1', [club])
    const { groups: classes, counts } = await overview(teacher, _id, { groupId })
    expect(classes).toEqual([{ groupId, name: expect.any(String), count: 2 }])
    expect(counts.all).toBe(2)
    // A co-teacher does not lead these classes.
    const lecturer = await newPerson(product)
    await letTeach(product, _id, lecturer, { part: 'lecturer' })
    expect((await listed(lecturer, _id)).items.map(({ known }) => known)).toEqual([null, null, null])
    expect((await overview(lecturer, _id)).groups).toEqual([])
    expect((await listed(lecturer, _id, { groupId })).items).toEqual([])
  })

  test('leaves out whom a block keeps apart, but not in a class', async () => {
    const [ann, ben] = await Promise.all([newPerson(product), newPerson(product)])
    const { _id } = await filmCourse()
    for (const person of [ann, ben]) await join(person, _id)
    await newClass(product, teacher, [[ben, '1']])
    for (const person of [ann, ben]) await block(product.platform, person.id, teacher.id)
    expect(idsOf((await listed(teacher, _id)).items)).toEqual([ben.id])
    expect((await overview(teacher, _id)).counts.all).toBe(1)
    expect(codeOf(await ask(teacher, _id, `/one/${ann.id}`))).toBe('COURSE_LEARNER_NOT_FOUND')
  })

  test('of sixty goes on in every order, and comes as a file', async () => {
    const { _id } = await filmCourse()
    const people = await manyLearners(product, teacher, _id, 60)
    for (const sort of ['learnt', 'progress', 'name', 'seat']) {
      const all = await inPages(_id, sort, 50)
      expect(new Set(all)).toEqual(new Set(people))
      expect(await inPages(_id, sort, 7)).toEqual(all)
    }
    const first = await listed(teacher, _id)
    expect([first.items.length, first.nextCursor === null]).toEqual([learnerLimits.page, false])
    const table = await ask(teacher, _id, '/table', { form: 'csv', sort: 'progress' })
    const lines = table.body.split('\r\n')
    expect(lines).toHaveLength(62)
    expect(lines[0]).toBe('\uFEFF班級,座號,姓名,學號,暱稱,進度（%）,完成單元,單元數,加入,上次學習,學完')
    expect(codeOf(await ask(teacher, _id, '/table', { form: 'xlsx' }))).toBe('ok')
    expect(codeOf(await ask(teacher, _id, '', { cursor: 'abc' }))).toBe('VALIDATION_FAILED')
    expect(codeOf(await ask(teacher, _id, '', { limit: '51' }))).toBe('VALIDATION_FAILED')
  })

  test('in a file is words, whatever somebody calls themselves', async () => {
    const { _id } = await filmCourse()
    const person = await newPerson(product, { displayName: '=1+1' })
    await join(person, _id)
    const { body } = await ask(teacher, _id, '/table', { form: 'csv' })
    expect(body).toContain(",'=1+1,")
  })
})

async function inPages(courseId: string, sort: string, limit: number): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await listed(teacher, courseId, { sort, limit: String(limit), ...(cursor && { cursor }) })
    ids.push(...idsOf(page.items))
    cursor = page.nextCursor
  }
  return ids
}
