import { randomUUID } from 'node:crypto'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { ResourcePage } from '@learntrail/contract/eportfolio/resources'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { ask, handIn } from '../../homework/homework.fixture.ts'
import { paragraph, publish, uploadFiles } from '../../posts/posts.fixture.ts'
import { begin, create, read, samplePicture } from '../drafts/export-drafts.fixture.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const path = '/api/v2/ePortfolio/resource'
const list = async (by: TestPerson, query: Record<string, string> = {}) =>
  by.browser.get(`${path}?${new URLSearchParams(query)}`)
const found = async (by: TestPerson, query: Record<string, string> = {}): Promise<ResourcePage> =>
  (await list(by, query)).json()
const titles = ({ items }: ResourcePage) => items.map(({ title }) => title)

test('records come with what helps to choose among them', async () => {
  const owner = await newPerson(product)
  const [note] = await uploadFiles(owner, [{ name: '筆記.txt', content: text(randomUUID()) }])
  const [photo] = await uploadFiles(owner, [{ name: '河.png', content: await samplePicture() }])
  const record = await publish(owner, {
    title: '基隆河',
    content: paragraph('量了三個點 DO 8.2'),
    date: '2026-11-02',
    tags: ['sdg_6'],
    customTags: ['專題'],
    fileIds: [String(note?.id), String(photo?.id)],
  })
  expect(await found(owner)).toMatchObject({
    lastPortfolioId: null,
    lastHomeworkDate: null,
    items: [
      {
        id: `post_${record.id}`,
        type: 'post',
        title: '基隆河',
        excerpt: '量了三個點 DO 8.2',
        date: '2026-11-02',
        tags: ['sdg_6'],
        customTags: ['專題'],
        wordCount: 7,
        imageCount: 1,
        cover: { id: photo?.id },
      },
    ],
  })
})

test('without a range the last six months are looked in, by the day in Taipei', async () => {
  const owner = await newPerson(product)
  const { dateRange } = await found(owner)
  for (const [title, date] of [
    ['第一天', dateRange.from],
    ['更早', '2020-01-01'],
  ]) {
    await publish(owner, { title, date })
  }
  expect(titles(await found(owner))).toEqual(['第一天'])
  expect(titles(await found(owner, { dateRange: '2019-12-31,2020-01-01' }))).toEqual(['更早'])
  expect(titles(await found(owner, { dateRange: '2020-01-02,2020-02-01' }))).toEqual([])
  for (const range of [
    '2026-05-21',
    '2026-02-30,2026-03-01',
    '2026-03-02,2026-03-01',
    '0000-01-01,2026-03-01',
    '2026-03-01,2026-03-02,2026-03-03',
    'x,y',
  ]) {
    expect((await list(owner, { dateRange: range })).json()).toMatchObject({
      fields: [{ path: 'dateRange', rule: 'invalid' }],
    })
  }
})

test('pages of thirty go on after the last one, by day of learning', async () => {
  const owner = await newPerson(product)
  for (let n = 1; n <= ePortfolioLimits.resourcePage + 2; n += 1) {
    await publish(owner, { title: `${n}`, date: n % 2 === 0 ? '2026-11-01' : '2026-10-01' })
  }
  const first = await found(owner)
  expect(first.items).toHaveLength(ePortfolioLimits.resourcePage)
  expect(first.items[0]).toMatchObject({ title: '32', date: '2026-11-01' })
  expect(first.lastPortfolioId).toBe(first.items.at(-1)?.id.slice('post_'.length))
  const second = await found(owner, { lastPortfolioId: String(first.lastPortfolioId) })
  expect(titles(second)).toEqual(['3', '1'])
  expect(second.lastPortfolioId).toBe(null)
  expect((await list(owner, { limit: String(ePortfolioLimits.resourcePage + 1) })).json()).toMatchObject({
    fields: [{ path: 'limit', rule: 'too_many' }],
  })
  const other = await newPerson(product)
  for (const id of [randomUUID(), String(first.lastPortfolioId)]) {
    expect((await list(other, { lastPortfolioId: id })).json()).toMatchObject({ code: 'RESOURCE_NOT_FOUND' })
  }
})

test('filters are all of them at once', async () => {
  const owner = await newPerson(product)
  const other = await newPerson(product)
  await publish(other, { title: '別人的' })
  await publish(owner, { title: '水', tags: ['creativity', 'sdg_6'], customTags: ['專題'], classification: 'works' })
  await publish(owner, { title: '火', tags: ['creativity'], classification: 'contest', content: paragraph('煙火') })
  const cases: [Record<string, string>, string[]][] = [
    [{}, ['火', '水']],
    [{ type: 'post' }, ['火', '水']],
    [{ type: 'homework' }, []],
    [{ tags: 'creativity' }, ['火', '水']],
    [{ tags: 'creativity,專題' }, ['水']],
    [{ sdgs: 'sdg_6' }, ['水']],
    [{ tags: 'creativity', sdgs: 'sdg_14' }, []],
    [{ classification: 'contest' }, ['火']],
    [{ words: '煙火' }, ['火']],
    [{ words: '！？' }, []],
    [{ words: '煙火', sdgs: 'sdg_6' }, []],
  ]
  for (const [query, expected] of cases)
    expect(titles(await found(owner, query)), JSON.stringify(query)).toEqual(expected)
  expect((await list(owner, { sdgs: 'creativity' })).json()).toMatchObject({
    fields: [{ path: 'sdgs', rule: 'invalid' }],
  })
  expect((await list(owner, { tags: '水\0' })).json()).toMatchObject({ fields: [{ path: 'tags', rule: 'unsafe' }] })
  expect((await list(owner, { type: 'group' })).json()).toMatchObject({ fields: [{ path: 'type', rule: 'invalid' }] })
})

describe('homework', () => {
  let teacher: TestPerson
  let group: string
  beforeAll(async () => {
    teacher = await newPerson(product)
    group = (await newGroup(teacher)).id
  })
  const newStudent = async () => {
    const student = await newPerson(product)
    await place(product, group, student.id, memberRoles.member)
    return student
  }

  test('that was handed in is material with its own filters and pictures, and is placed like it', async () => {
    const student = await newStudent()
    const asked = await ask(product, teacher, group, { title: '量水溝', tags: ['sdg_6'], customTags: ['溪流'] })
    const [photo] = await uploadFiles(student, [{ name: '溝.png', content: await samplePicture() }])
    const { handIn: work } = await handIn(student, asked.id, { text: '上游十九度', fileIds: [String(photo?.id)] })
    const id = `homework_${work.id}`
    expect(await found(student, { type: 'homework' })).toMatchObject({
      items: [
        {
          id,
          type: 'homework',
          title: '量水溝',
          excerpt: '上游十九度',
          classification: 'course_learning',
          tags: ['sdg_6'],
          customTags: ['溪流'],
          imageCount: 1,
          cover: { id: photo?.id },
        },
      ],
    })
    const cases: [Record<string, string>, string[]][] = [
      [{ words: '十九' }, ['量水溝']],
      [{ words: '水溝 二十' }, []],
      [{ sdgs: 'sdg_6', tags: '溪流' }, ['量水溝']],
      [{ tags: 'creativity' }, []],
      [{ classification: 'works' }, []],
      [{ dateRange: '2020-01-01,2020-02-01' }, []],
      [{ type: 'post' }, []],
    ]
    for (const [query, expected] of cases)
      expect(titles(await found(student, query)), JSON.stringify(query)).toEqual(expected)
    expect(titles(await found(teacher))).toEqual([])

    const draft = await begin(student, { resourceIds: [id], title: '' })
    expect(draft).toMatchObject({
      title: '量水溝',
      selectedPortfolioIds: [],
      selectedHomeworkIds: [work.id],
      textResources: [{ resourceId: id, title: '量水溝' }],
      imageResources: [{ resourceId: id, file: { id: photo?.id } }],
    })
    expect(JSON.stringify(draft.textResources)).toContain('寫下一週的變化')
    // The work of others is not material.
    const theirs = await create(teacher, { resourceIds: [id] })
    expect(theirs.json()).toMatchObject({ code: 'RESOURCE_NOT_FOUND' })
    // Revoked work is hidden, but can still be deselected.
    await teacher.browser.post(`/api/v2/homework/questions/${asked.id}/revoke`)
    expect(await found(student, { type: 'homework' })).toMatchObject({ items: [] })
    expect(await read(student, draft.draftId)).toMatchObject({ textResources: [], selectedHomeworkIds: [work.id] })
  })

  test('comes by its day among the records, and pages skip and repeat nothing', async () => {
    const student = await newStudent()
    for (const title of ['甲', '乙', '丙']) {
      const { id } = await ask(product, teacher, group, { title, assignTo: 'chosen', assigneeIds: [student.id] })
      await handIn(student, id)
    }
    await publish(student, { title: '更早', date: '2026-10-01' })
    await publish(student, { title: '再早', date: '2026-09-01' })
    const seen: string[] = []
    let next: Record<string, string> = {}
    for (;;) {
      const page = await found(student, { limit: '1', ...next })
      seen.push(...titles(page))
      const { lastPortfolioId, lastHomeworkDate } = page
      if (lastPortfolioId === null && lastHomeworkDate === null) break
      next = { ...(lastPortfolioId ? { lastPortfolioId } : {}), ...(lastHomeworkDate ? { lastHomeworkDate } : {}) }
    }
    expect(seen).toEqual(['丙', '乙', '甲', '更早', '再早'])
    const day = next.lastHomeworkDate?.split('_')[0] ?? ''
    expect(titles(await found(student, { lastHomeworkDate: day, type: 'homework' }))).toEqual([])
    for (const wrong of ['2026-02-30', `${day}_x`, `${day}_${randomUUID()}_`])
      expect((await list(student, { lastHomeworkDate: wrong })).json()).toMatchObject({
        fields: [{ path: 'lastHomeworkDate', rule: 'invalid' }],
      })
  })
})
