import type { Problem } from '@learntrail/contract/errors'
import type { GroupFigures, OwnGroupFigures } from '@learntrail/contract/group-analysis/group-analysis'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../../platform/documents/pdf-text.fixture.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { ask, handIn, inTime } from '../homework/homework.fixture.ts'
import { block } from '../people/index.ts'
import { publish, writeComment } from '../posts/posts.fixture.ts'

const day = 86_400_000
let product: TestApp
let teacher: TestPerson
let rain: TestPerson
let sky: TestPerson
let quiet: TestPerson
let talker: TestPerson
let groupId: string

const inGroup = (change: object = {}) => ({ privacy: 2 as const, groupIds: [groupId], ...change })
const path = (part = '', period = 'term', group = groupId) => `/api/v2/groups/${group}/analysis${part}?period=${period}`
const figures = async (by: TestPerson, period?: string) => (await by.browser.get(path('', period))).json<GroupFigures>()
const mine = async (by: TestPerson, group?: string) =>
  (await by.browser.get(path('/mine', 'term', group))).json<OwnGroupFigures>()
const ofMember = ({ members }: GroupFigures, { id }: TestPerson) => members.find(({ person }) => person.id === id)
const present = (items: readonly { code: string; count: number }[]) =>
  Object.fromEntries(items.filter(({ count }) => count > 0).map(({ code, count }) => [code, count]))
const readText = async (pdf: Uint8Array) => textOf(await PDFDocument.load(pdf))

/** Friday, 6 November. The test clock begins on the 20th, also a Friday. */
beforeAll(async () => {
  product = await createTestApp()
  product.clock.advance(-14 * day)
  teacher = await newPerson(product, { displayName: '陳老師' })
  const make = async (displayName: string) => newPerson(product, { displayName })
  ;[rain, sky, quiet, talker] = [await make('林小雨'), await make('王天晴'), await make('=安靜'), await make('周多話')]
  groupId = (await newGroup(teacher, { name: '七年一班' })).id
  for (const { id } of [rain, sky, quiet, talker]) await place(product, groupId, id, memberRoles.member)

  const first = await publish(rain, inGroup({ tags: ['naturalistic', 'sdg_6'], classification: 'works' }))
  await publish(rain, { tags: ['musical'], privacy: 0 })
  const over = await ask(product, teacher, groupId, { title: '河川觀察', deadline: inTime(product, 7 * day) })
  await handIn(rain, over.id)
  product.clock.advance(10 * day)
  await handIn(sky, over.id)
  await ask(product, teacher, groupId, { title: '下一次', deadline: inTime(product, 20 * day) })
  product.clock.advance(4 * day + 60_000)
  await publish(sky, inGroup({ tags: ['naturalistic'], classification: 'contest' }))
  await writeComment(talker, first.id)
})
afterAll(() => product.close())

describe('the figures of a group', () => {
  test('count what was published for it, by week, tag and classification', async () => {
    const found = await figures(teacher)
    expect(found.period).toEqual({ name: 'term', from: '2026-08-01', to: '2026-11-20' })
    expect(found.totals).toEqual({ members: 5, records: 2, writers: 2, silent: 2 })
    expect(found.weeks.filter(({ records, handIns }) => records + handIns > 0)).toEqual([
      { from: '2026-11-02', to: '2026-11-08', records: 1, handIns: 1 },
      { from: '2026-11-16', to: '2026-11-20', records: 1, handIns: 1 },
    ])
    expect(present(found.intelligences)).toEqual({ naturalistic: 2 })
    expect(present(found.sdgs)).toEqual({ sdg_6: 1 })
    expect(present(found.classifications)).toEqual({ works: 1, contest: 1 })
  })

  test('say of each question, and of those that are over by member, how many handed in', async () => {
    const found = await figures(teacher)
    expect(found.questions).toMatchObject([
      { title: '下一次', given: 4, handedIn: 0, late: 0 },
      { title: '河川觀察', given: 4, handedIn: 2, late: 1 },
    ])
    expect(found.homework).toEqual({ given: 4, handedIn: 2, late: 1 })
    expect(ofMember(found, rain)).toMatchObject({ records: 1, given: 1, handedIn: 1, late: 0 })
    expect(ofMember(found, sky)).toMatchObject({ records: 1, given: 1, handedIn: 1, late: 1 })
  })

  test('name who has been silent for two weeks: no record, no work, no comment, and there for as long', async () => {
    const newcomer = await newPerson(product)
    await place(product, groupId, newcomer.id, memberRoles.member)
    const found = await figures(teacher, 'weeks')
    const silent = found.members.filter(({ isSilent }) => isSilent).map(({ person }) => person.displayName)
    expect(silent).toEqual(['林小雨', '=安靜'])
    expect(ofMember(found, talker)).toMatchObject({ records: 0, isSilent: false })
    expect(ofMember(found, newcomer)).toMatchObject({ isSilent: false, lastActiveAt: null })
    expect(ofMember(found, teacher)).toMatchObject({ isSilent: false, role: memberRoles.topAdministrator })
    await product.platform.db.execute(`delete from group_members where account_id = '${newcomer.id}'`)
  })

  test('have the members of a class by their seat numbers', async () => {
    const number = (one: TestPerson, memberNumber: string) =>
      teacher.browser.put(`/api/v2/groups/${groupId}/members/${one.id}/number`, { memberNumber })
    await number(sky, '2')
    await number(talker, '10')
    const { members } = await figures(teacher)
    expect(members.map(({ person, memberNumber }) => [person.id, memberNumber])).toEqual([
      [teacher.id, ''],
      [sky.id, '2'],
      [talker.id, '10'],
      [rain.id, ''],
      [quiet.id, ''],
    ])
    for (const one of [sky, talker]) await number(one, '')
  })

  test('open as many records as they count', async () => {
    const { weeks } = await figures(teacher)
    for (const { from, to, records } of weeks.slice(-4)) {
      const query = `group=${groupId}&publishedFrom=${from}&publishedTo=${to}`
      const listed = await teacher.browser.get(`/api/v2/portfolios?${query}`)
      expect(listed.json<{ items: unknown[] }>().items).toHaveLength(records)
    }
  })

  test('leave out nobody whom a block keeps from who leads', async () => {
    const leader = await newPerson(product)
    await place(product, groupId, leader.id, memberRoles.administrator)
    await block(product.platform, leader.id, sky.id)
    const found = await figures(leader)
    expect(found.totals).toEqual((await figures(teacher)).totals)
    expect(ofMember(found, sky)).toMatchObject({ records: 1, handedIn: 1 })
  })
})

describe('they are for', () => {
  test.each(['', '/table', '/document'])(
    'those who lead it%s: others are told so, or that there is none',
    async (part) => {
      expect((await rain.browser.get(path(part))).json<Problem>().code).toBe('GROUP_ADMIN_REQUIRED')
      const stranger = await newPerson(product)
      const hidden = await newGroup(teacher, { type: 'private' })
      expect((await stranger.browser.get(path(part))).json<Problem>().code).toBe('GROUP_ADMIN_REQUIRED')
      expect((await stranger.browser.get(path(part, 'term', hidden.id))).json<Problem>().code).toBe('GROUP_NOT_FOUND')
      expect((await stranger.browser.get(path('/mine'))).json<Problem>().code).toBe('NO_PERMISSION')
    },
  )

  test('a member alone, beside all others where they are enough', async () => {
    const own = await mine(rain)
    expect(own.mine).toMatchObject({ records: 1, given: 1, handedIn: 1, late: 0 })
    expect(own.weeks.filter(({ records }) => records > 0)).toEqual([
      { from: '2026-11-02', to: '2026-11-08', records: 1 },
    ])
    expect(own.others).toBeNull()
    for (let more = 0; more < 2; more += 1) {
      const { id } = await newPerson(product)
      await place(product, groupId, id, memberRoles.member)
    }
    const compared = await mine(rain)
    expect(compared.others).toEqual({
      members: 5,
      average: 0.2,
      median: 0,
      // The two who have just joined were given nothing that was already over.
      homework: { given: 3, handedIn: 1, late: 1 },
    })
    expect(JSON.stringify(compared)).not.toContain('王天晴')
  })
})

describe('on paper', () => {
  test('the table is for spreadsheets, and no name is a formula', async () => {
    const answer = await teacher.browser.get(path('/table'))
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
      '群組分析 七年一班 2026-11-20.csv',
    )
    expect(answer.body.startsWith('\uFEFF姓名,')).toBe(true)
    expect(answer.body).toContain("'=安靜,否,2026-11-06,0,1,0,0,,是\r\n")
    expect(answer.body).toContain('陳老師,是,2026-11-06,0,,,,,否\r\n')
    expect(answer.body).toContain('王天晴,否,2026-11-06,1,1,1,1,2026-11-20,否\r\n')
  })

  test('the document holds the figures, in the language of whoever asks', async () => {
    const answer = await teacher.browser.get(path('/document'))
    expect(answer.statusCode).toBe(200)
    const text = await readText(answer.rawPayload)
    for (const part of ['群組學習分析', '七年一班', '河川觀察', '林小雨', '自然觀察']) expect(text).toContain(part)
    const leader = await newPerson(product, { locale: 'en' })
    const empty = await newGroup(leader, { name: 'River watch' })
    const english = await readText((await leader.browser.get(path('/document', 'weeks', empty.id))).rawPayload)
    expect(english).toContain('No records in this group for this period yet.')
    expect(english).toContain('No homework in this period yet.')
  })

  test('homework that is still open is not called none', async () => {
    const leader = await newPerson(product)
    const { id } = await newGroup(leader, { name: '剛開學' })
    await place(product, id, (await newPerson(product)).id, memberRoles.member)
    await ask(product, leader, id, { title: '第一份作業', deadline: inTime(product, 5 * day) })
    const text = await readText((await leader.browser.get(path('/document', 'term', id))).rawPayload)
    expect(text).toContain('第一份作業')
    expect(text).toContain('這些作業都還沒截止')
  })
})
