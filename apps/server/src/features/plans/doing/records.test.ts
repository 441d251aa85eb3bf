import { randomUUID } from 'node:crypto'
import { fileLimits } from '@learntrail/contract/files/limits'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { Post } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { text as textFile } from '../../files/sample-files.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { progressOf } from '../plans.fixture.ts'
import {
  answered,
  begin,
  codeOf,
  finish,
  opine,
  putMember,
  putSigner,
  read,
  record,
  recordResult,
  save,
  saveResult,
  writing,
} from './doing.fixture.ts'

let product: TestApp
let [owner, member, adviser] = [] as unknown as [TestPerson, TestPerson, TestPerson]
beforeAll(async () => {
  product = await createTestApp()
  ;[owner, member, adviser] = await Promise.all([
    newPerson(product),
    newPerson(product),
    newPerson(product, { displayName: '王老師' }),
  ])
})
afterAll(() => product.close())

const recordOf = async (by: TestPerson, answer: { json(): unknown }): Promise<Post> => {
  const { recordId } = answer.json() as { recordId: string }
  return (await by.browser.get(`/api/v2/portfolios/${recordId}`)).json()
}
const upload = async (by: TestPerson, name = '水.txt') =>
  (await uploadFiles(by, [{ name, content: textFile(randomUUID()) }]))[0]?.id ?? ''
const begun = async (change: object = {}) => {
  const execution = await begin(owner, change)
  return { id: execution.projectId, weeks: execution.content.progress.weeks }
}

test('a week becomes a private record in one press, with the subjects of the plan and its files', async () => {
  const today = product.clock.now().toISOString().slice(0, 10)
  const change = {
    universityDisciplines: ['engineering'],
    technicalVocationalDisciplines: ['machinery'],
    startedAt: '2020-09-01',
  }
  const { id, weeks } = await begun({ ...change, endedAt: '2021-01-31' })
  await putMember(product, id, member)
  const [first] = weeks
  const weekId = first?.id ?? ''
  expect(codeOf(await record(owner, id, weekId))).toBe('PLAN_WEEK_EMPTY')
  const own = await upload(owner)
  const link = { id: randomUUID(), url: 'https://example.org/river', name: '河川局' }
  const body = { note: '水很清。\n魚很少。', minutes: 90, links: [link], fileIds: [own] }
  answered(await save(owner, id, weekId, { ...body, doneItemIds: first?.items.map((item) => item.id) ?? [] }))
  const theirs = await upload(member, '照片.txt')
  answered(await save(member, id, weekId, { ...writing(1), fileIds: [own, theirs] }))

  const clientId = randomUUID()
  const made = await Promise.all([record(owner, id, weekId, clientId), record(owner, id, weekId, clientId)])
  expect(made[0]?.json()).toEqual(made[1]?.json())
  const post = await recordOf(owner, made[0] ?? (await record(owner, id, weekId)))
  expect(post).toMatchObject({
    title: '基隆河的溶氧：第 1 週',
    privacy: 3,
    date: '2020-09-07',
    classification: 'self_directed_learning',
    tags: ['engineering', 'machinery'],
    customTags: [],
  })
  expect(post.files.map(({ displayName }) => displayName)).toEqual(['水.txt', '照片.txt'])
  expect(JSON.stringify(post.content)).toContain('魚很少。')
  for (const words of ['讀一章，寫一頁筆記', '90 分鐘', 'https://example.org/river'])
    expect(JSON.stringify(post.content)).toContain(words)
  expect(post.date <= today).toBe(true)
  expect(answered(await read(owner, id)).weekPerProgress[0]?.records).toEqual([{ id: post.id, title: post.title }])
  // A record belongs to its maker: the plan's other members do not see it, and make their own.
  expect(answered(await read(member, id)).weekPerProgress[0]?.records).toEqual([])
  const copied = await recordOf(member, await record(member, id, weekId))
  expect([copied.title, copied.files.length, copied.id === post.id]).toEqual([post.title, 2, false])
  // A new request makes another record with its own files, and a deleted record can be made again.
  const another = await recordOf(owner, await record(owner, id, weekId))
  expect([another.files.length, another.id === post.id]).toEqual([2, false])
  await owner.browser.delete(`/api/v2/portfolios/${post.id}`)
  expect((await record(owner, id, weekId, clientId)).json()).not.toEqual({ recordId: post.id })
  expect(answered(await read(owner, id)).weekPerProgress[0]?.files).toHaveLength(2)
})

test('a record of a plan of no subject, of a week that is gone, and of the longest week', async () => {
  const progress = progressOf(1, '水'.repeat(planLimits.item))
  const items = Array.from({ length: planLimits.itemsPerWeek }, () => ({
    ...progress.weeks[0]?.items[0],
    id: randomUUID(),
  }))
  const week = { id: randomUUID(), items }
  const { id } = await begun({ progress: { stages: progress.stages, weeks: [week] } })
  const body = {
    doneItemIds: items.map((item) => item.id),
    note: '魚'.repeat(planLimits.note),
    minutes: 1,
    links: Array.from({ length: planLimits.links }, () => ({
      id: randomUUID(),
      url: 'https://example.org',
      name: '連'.repeat(planLimits.linkName),
    })),
  }
  answered(await save(owner, id, week.id, body))
  const longest = await recordOf(owner, await record(owner, id, week.id))
  expect(longest).toMatchObject({ tags: ['self_management'], date: product.clock.now().toISOString().slice(0, 10) })
  const after = progressOf(1)
  expect(
    (await owner.browser.patch(`/api/v2/sdl-service/projects/${id}`, { ...writing(1), progress: after })).statusCode,
  ).toBe(200)
  expect((await recordOf(owner, await record(owner, id, week.id))).title).toBe('基隆河的溶氧')
  expect(codeOf(await record(owner, id, randomUUID()))).toBe('PLAN_WEEK_NOT_FOUND')
  await putSigner(product, id, adviser)
  expect(codeOf(await record(adviser, id, week.id))).toBe('NO_PERMISSION')
  expect(codeOf(await record(await newPerson(product), id, week.id))).toBe('PLAN_NOT_FOUND')
})

test('the result becomes one record of each who did it, which is material of their e-portfolio', async () => {
  const { id, weeks } = await begun()
  await putMember(product, id, member)
  expect(codeOf(await recordResult(owner, id))).toBe('RESULT_UNWRITTEN')
  const evaluations = [{ criterion: '能說出差別', level: 4, text: '說得出三個' }]
  const body = { summary: '魚少是因為氧少。', difference: '只去了兩個地點。', evaluations }
  answered(await saveResult(owner, id, body))
  const files = await Promise.all(Array.from({ length: 2 * 6 }, () => upload(owner)))
  for (const [place, week] of weeks.slice(0, 2).entries()) {
    const fileIds = files.slice(place * 6, place * 6 + 6)
    answered(await save(owner, id, week.id, { doneItemIds: week.items.map((item) => item.id), minutes: 60, fileIds }))
  }
  const [one, other] = await Promise.all([recordResult(owner, id), recordResult(owner, id)])
  expect(one?.json()).toEqual(other?.json())
  const post = await recordOf(owner, one ?? (await recordResult(owner, id)))
  expect(post).toMatchObject({ title: '基隆河的溶氧：成果', privacy: 3, certification: null })
  // The most files a record may have.
  expect(post.files).toHaveLength(fileLimits.count)
  const said = JSON.stringify(post.content)
  for (const words of ['魚少是因為氧少。', '只去了兩個地點。', '能說出差別：大致做到。說得出三個', '第 2 週：讀一章'])
    expect(said).toContain(words)
  expect(answered(await read(owner, id)).recordId).toBe(post.id)
  expect(answered(await read(member, id)).recordId).toBeNull()

  const { items } = (await owner.browser.get('/api/v2/ePortfolio/resource')).json<{ items: { id: string }[] }>()
  expect(JSON.stringify(items)).toContain(post.id)
  await owner.browser.delete(`/api/v2/portfolios/${post.id}`)
  expect(answered(await read(owner, id)).recordId).toBeNull()
  expect((await recordOf(owner, await recordResult(owner, id))).id).not.toBe(post.id)
  expect(codeOf(await recordResult(await newPerson(product), id))).toBe('PLAN_NOT_FOUND')
})

test('what a teacher certifies stands at records of the result, made before or after, until it is taken back', async () => {
  const { id } = await begun()
  await putMember(product, id, member)
  await putSigner(product, id, adviser)
  answered(await saveResult(owner, id))
  const before = await recordOf(owner, await recordResult(owner, id))
  answered(await finish(owner, id))
  const finishedAt = product.clock.now().toISOString()
  product.clock.advance(60_000)
  answered(await opine(adviser, id, true))
  const at = product.clock.now().toISOString()
  const certification = {
    certifier: { id: adviser.id, displayName: '王老師' },
    at,
    group: '',
    question: '基隆河的溶氧',
    handedInAt: finishedAt,
    receipt: expect.stringMatching(/^[0-9a-f]{8}$/),
    remark: null,
    changedAt: null,
  }
  const again = async (by: TestPerson, postId: string) => (await by.browser.get(`/api/v2/portfolios/${postId}`)).json()
  expect(await again(owner, before.id)).toMatchObject({ certification })
  const after = await recordOf(member, await recordResult(member, id))
  expect(after).toMatchObject({ certification })
  answered(await opine(adviser, id, true, '換個說法。'))
  expect(await again(owner, before.id)).toMatchObject({ certification })
  answered(await opine(adviser, id, false, '我弄錯了。'))
  expect(await again(owner, before.id)).toMatchObject({ certification: null })
  expect(await again(member, after.id)).toMatchObject({ certification: null })
})
