import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { pointLimits } from '@learntrail/contract/points/limits'
import type { GroupPoints, MemberPoints } from '@learntrail/contract/points/points'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilJobsDone } from '../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { place } from '../groups/groups.fixture.ts'
import { ask, correct, handIn } from '../homework/homework.fixture.ts'
import { proveLedger } from './ledger/prove-ledger.service.ts'
import { bringTo, classWith, issue, issueBody, ownPoints, pointPath } from './points.fixture.ts'

let product: TestApp
let teacher: TestPerson
let helper: TestPerson
let pupils: [TestPerson, TestPerson, TestPerson]
let group: string
beforeAll(async () => {
  product = await createTestApp()
  const people = []
  for (const displayName of ['林老師', '助教', '小晴', '阿哲', '小安'])
    people.push(await newPerson(product, { displayName, plan: 'plus' }))
  ;[teacher, helper, ...pupils] = people as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]
})
beforeEach(async () => {
  group = await classWith(product, teacher, pupils)
  await place(product, group, helper.id, memberRoles.administrator)
})
afterAll(() => product.close())

const read = async (by = teacher): Promise<GroupPoints> => (await by.browser.get(pointPath(group))).json()
const ofMember = async (id: string, by = teacher): Promise<MemberPoints> =>
  (await by.browser.get(pointPath(group, `/members/${id}`))).json()
const takeBack = (movementId: string, by = teacher) =>
  by.browser.post(pointPath(group, `/movements/${movementId}/takeBack`), {})
const drift = async () => (await proveLedger(product.platform)).drifting
const held = async () => (await read()).members.map(({ balance }) => balance)

describe('giving points by hand', () => {
  test('moves them from the group to each member, with the reason and who gave them', async () => {
    const answer = await issue(teacher, group, pupils.slice(0, 2))
    expect(answer.json()).toEqual({ errorCode: 0, given: 10, remaining: pointLimits.budget - 10 })
    expect(await ownPoints(pupils[0], group)).toMatchObject({
      balance: 5,
      received: 5,
      unread: 1,
      goal: null,
      items: [
        {
          kind: 'issued',
          points: 5,
          reason: '主動幫同學講解',
          isNew: true,
          answer: null,
          homework: null,
          by: { id: teacher.id, displayName: '林老師' },
          can: { answer: true, takeBack: false },
        },
      ],
    })
    expect(await read()).toMatchObject({ status: 'used', given: 10, canReset: true })
    expect(await held()).toEqual([5, 5, 0])
    expect(await drift()).toBe(0)
  })

  test('gives once what is sent twice, also at the same moment', async () => {
    const body = issueBody(pupils)
    const path = pointPath(group, '/manuallyIssuePoints')
    const answers = await Promise.all([1, 2, 3].map(() => teacher.browser.post(path, body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(answers.map((answer) => answer.json().given).toSorted()).toEqual([0, 0, 15])
    expect(await held()).toEqual([5, 5, 5])
  })

  test('holds its limits on both sides', async () => {
    const problem = async (change: object) => (await issue(teacher, group, pupils, change)).json().fields
    expect((await issue(teacher, group, pupils, { points: pointLimits.issue.max, reason: '好好' })).statusCode).toBe(
      200,
    )
    expect(await problem({ points: 0 })).toEqual([{ path: 'points', rule: 'too_small', limit: 1 }])
    expect(await problem({ points: 101 })).toEqual([{ path: 'points', rule: 'too_large', limit: 100 }])
    expect(await problem({ points: 1.5 })).toMatchObject([{ path: 'points', rule: 'invalid' }])
    expect(await problem({ reason: '好' })).toEqual([{ path: 'reason', rule: 'too_short', limit: 2 }])
    expect(await problem({ reason: '好'.repeat(60) })).toBeUndefined()
    expect(await problem({ reason: '好'.repeat(61) })).toEqual([{ path: 'reason', rule: 'too_long', limit: 60 }])
    expect(await problem({ memberIds: [] })).toEqual([{ path: 'memberIds', rule: 'required' }])
  })

  test('gives nobody anything where one of them can take none', async () => {
    const other = await newPerson(product)
    const free = await newPerson(product, { trialEndsAt: null, plan: 'free' })
    await place(product, group, free.id, memberRoles.member)
    const code = async (people: { id: string }[], by = teacher) => (await issue(by, group, people)).json()
    expect(await code([...pupils, other])).toMatchObject({ code: 'POINTS_NOT_A_MEMBER', values: { count: 1 } })
    expect(await code([...pupils, helper])).toMatchObject({ code: 'POINTS_NOT_A_MEMBER' })
    expect(await code([...pupils, free])).toMatchObject({ code: 'POINTS_PLUS_REQUIRED', values: { count: 1 } })
    expect(await code(pupils, pupils[0])).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
    expect(await code(pupils, other)).toMatchObject({ code: 'GROUP_NOT_FOUND' })
    expect(await held()).toEqual([0, 0, 0, 0])
    expect((await read()).members.map(({ canReceive }) => canReceive)).toEqual([true, true, true, false])
  })

  test('fills a member to the last point and gives nobody anything past it', async () => {
    await issue(teacher, group, pupils.slice(0, 1))
    await bringTo(product, group, { personId: pupils[0].id, balance: pointLimits.balance - 5 })
    expect((await issue(teacher, group, pupils, { points: 6 })).json()).toMatchObject({
      code: 'POINTS_MEMBER_FULL',
      values: { count: 1, limit: pointLimits.balance },
    })
    expect((await issue(teacher, group, pupils)).statusCode).toBe(200)
    expect(await held()).toEqual([pointLimits.balance, 5, 5])
  })

  test('holds the budget under fifty at once', async () => {
    await issue(teacher, group, pupils.slice(0, 1), { points: 1 })
    await bringTo(product, group, { personId: null, balance: 40 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => issue(at % 2 === 0 ? teacher : helper, group, pupils, { points: 1 })),
    )
    const given = answers.filter(({ statusCode }) => statusCode === 200)
    expect(given).toHaveLength(13)
    expect(new Set(answers.filter((one) => !given.includes(one)).map((one) => one.json().code))).toEqual(
      new Set(['POINTS_BUDGET_EXCEEDED']),
    )
    expect(await held()).toEqual([14, 13, 13])
    expect((await read()).remaining).toBe(1)
  })

  test('is refused in a group that is put away', async () => {
    await product.platform.pool.query('update groups set archived_at = now() where id = $1', [group])
    expect((await issue(teacher, group, pupils)).json()).toMatchObject({ code: 'GROUP_ARCHIVED' })
  })
})

describe('taking points back', () => {
  test('writes a movement against it, once, and both stay to be read', async () => {
    await issue(teacher, group, pupils, { points: 7 })
    const [movement] = (await ofMember(pupils[0].id)).items
    const id = movement?.id ?? ''
    expect(movement?.can).toEqual({ answer: false, takeBack: true })
    const answers = await Promise.all([takeBack(id), takeBack(id, helper)])
    expect(answers.map((answer) => answer.json())).toEqual([{ balance: 0 }, { balance: 0 }])
    expect(await ownPoints(pupils[0], group)).toMatchObject({
      balance: 0,
      received: 0,
      items: [
        { kind: 'correction', points: -7 },
        { kind: 'issued', points: 7, isTakenBack: true },
      ],
    })
    expect(await held()).toEqual([0, 7, 7])
    expect(await drift()).toBe(0)
  })

  test('takes away what was told of it', async () => {
    await issue(teacher, group, pupils)
    const told = async () => {
      await untilJobsDone(product.platform)
      const answer = await pupils[0].browser.post('/api/v2/notice/get-notice', {})
      const { items } = answer.json<{ items: { kind: string; place: { id: string } | null }[] }>()
      return items.filter(({ kind, place: its }) => kind === 'pointsIssued' && its?.id === group).length
    }
    expect(await told()).toBe(1)
    await takeBack((await ofMember(pupils[0].id)).items[0]?.id ?? '')
    expect(await told()).toBe(0)
  })

  test('is for who leads the group, of what was given there, and not of what went back to it since', async () => {
    await issue(teacher, group, pupils)
    const id = (await ofMember(pupils[0].id)).items[0]?.id ?? ''
    expect((await takeBack(id, pupils[0])).json()).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
    expect((await takeBack(randomUUID())).json()).toMatchObject({ code: 'POINTS_NOT_FOUND' })
    const name = '七年一班'
    await teacher.browser.put(pointPath(group, '/groupPointReset'), { clientId: randomUUID(), name })
    await issue(teacher, group, pupils)
    expect((await takeBack(id)).json()).toMatchObject({ code: 'POINTS_GONE' })
    expect(await held()).toEqual([5, 5, 5])
  })
})

describe('homework', () => {
  test('pays for handing in once, and for quality once, however often it comes', async () => {
    const question = await ask(product, teacher, group, { handInPoints: 2, qualityPoints: 10 })
    const { handIn: work } = await handIn(pupils[0], question.id, { text: '第一次' })
    expect((await ownPoints(pupils[0], group)).items).toMatchObject([
      { kind: 'handedIn', points: 2, by: null, homework: { id: question.id, title: question.title } },
    ])
    await handIn(pupils[0], question.id, { text: '第二次', version: work.draft?.version ?? 0 })
    await correct(teacher, work.id, { score: 84, handInVersion: 2 })
    const { balance, items } = await ownPoints(pupils[0], group)
    expect(balance).toBe(10)
    expect(items).toMatchObject([{ kind: 'quality', points: 8, by: { id: teacher.id } }, { kind: 'handedIn' }])
    expect(await drift()).toBe(0)
  })
})

describe('bringing all points back', () => {
  const reset = (way: string, name = '七年一班', by = teacher, clientId: string = randomUUID()) =>
    by.browser.put(pointPath(group, `/${way}`), { clientId, name })

  test('is for the top administrator who types the name', async () => {
    await issue(teacher, group, pupils)
    expect((await reset('groupPointReset', '七年二班')).json()).toMatchObject({ code: 'GROUP_NAME_DIFFERS' })
    expect((await reset('groupPointReset', '七年一班', helper)).json()).toMatchObject({
      code: 'GROUP_TOP_ADMIN_REQUIRED',
    })
    expect(await held()).toEqual([5, 5, 5])
  })

  test('leaves how they came, and all that was ever given', async () => {
    await issue(teacher, group, pupils)
    const clientId = randomUUID()
    expect((await reset('groupPointReset', '七年一班', teacher, clientId)).json()).toEqual({ errorCode: 0, taken: 15 })
    expect((await reset('groupPointReset', '七年一班', teacher, clientId)).json()).toEqual({ errorCode: 0, taken: 0 })
    expect(await ownPoints(pupils[0], group)).toMatchObject({
      balance: 0,
      received: 5,
      items: [{ kind: 'reset', points: -5 }, { kind: 'issued' }],
    })
    expect((await read()).remaining).toBe(pointLimits.budget)
    expect(await drift()).toBe(0)
  })

  test('with the records leaves none, and what has paid never pays again', async () => {
    const question = await ask(product, teacher, group, { handInPoints: 2 })
    const { handIn: work } = await handIn(pupils[0], question.id, { text: '第一次' })
    await issue(teacher, group, pupils)
    expect((await reset('resetGroupPointsAndRecord')).json()).toEqual({ errorCode: 0, taken: 17 })
    expect(await ownPoints(pupils[0], group)).toMatchObject({ balance: 0, received: 0, items: [] })
    await handIn(pupils[0], question.id, { text: '第二次', version: work.draft?.version ?? 0 })
    expect((await ownPoints(pupils[0], group)).balance).toBe(0)
    await issue(teacher, group, pupils)
    expect(await held()).toEqual([5, 5, 5])
    expect(await drift()).toBe(0)
  })
})

describe('records that were cleared', () => {
  const clear = () =>
    teacher.browser.put(pointPath(group, '/resetGroupPointsAndRecord'), { clientId: randomUUID(), name: '七年一班' })
  const table = (id: string, by = teacher) => by.browser.get(pointPath(group, `/archives/${id}/table`))

  test('were put down before as they were, for administrators alone', async () => {
    const question = await ask(product, teacher, group, { handInPoints: 2, title: '讀後心得' })
    await handIn(pupils[0], question.id, { text: '第一次' })
    await issue(teacher, group, [pupils[1]], { reason: '教同學用顯微鏡' })
    expect((await read()).archives).toEqual([])
    await clear()
    const [archive, ...more] = (await read()).archives
    expect(more).toEqual([])
    // Two gifts and the two reset movements.
    expect(archive).toMatchObject({ movements: 4, madeAt: product.clock.now().toISOString() })
    const file = await table(archive?.id ?? '', helper)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = file.body.split('\r\n')
    expect(lines[0]).toBe('\uFEFF時間,座號,姓名,學號,點數,種類,為了什麼,給的人')
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/,2,繳交作業,讀後心得,/),
        expect.stringMatching(/,5,老師給的,教同學用顯微鏡,/),
        expect.stringMatching(/,-5,歸零,,/),
      ]),
    )
    expect((await table(archive?.id ?? '', pupils[0])).json()).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
    expect((await table(randomUUID())).json()).toMatchObject({ code: 'POINTS_NOT_FOUND' })
  })

  test('leave no file where there were none', async () => {
    await clear()
    expect((await read()).archives).toEqual([])
  })

  test('name nobody whose account is gone', async () => {
    await issue(teacher, group, [pupils[2]], { reason: '主動幫忙' })
    await clear()
    await product.platform.pool.query('update point_accounts set account_id = null where account_id = $1', [
      pupils[2].id,
    ])
    const [archive] = (await read()).archives
    expect((await table(archive?.id ?? '')).body).toMatch(/,,（帳號已刪除）,,5,老師給的,主動幫忙,/)
  })
})

describe('a member', () => {
  test('has seen what was marked, and what comes after is new', async () => {
    await issue(teacher, group, pupils)
    const first = (await ownPoints(pupils[0], group)).items[0]?.id ?? ''
    const seen = (movementId: string) => pupils[0].browser.put(pointPath(group, '/seen'), { movementId })
    expect((await seen(first)).json()).toEqual({ unread: 0 })
    await issue(teacher, group, pupils)
    expect(await ownPoints(pupils[0], group)).toMatchObject({ unread: 1, items: [{ isNew: true }, { isNew: false }] })
    expect((await seen(first)).json()).toEqual({ unread: 1 })
    expect((await seen(randomUUID())).json()).toMatchObject({ code: 'POINTS_NOT_FOUND' })
    const others = (await ownPoints(pupils[1], group)).items[0]?.id ?? ''
    expect((await seen(others)).json()).toMatchObject({ code: 'POINTS_NOT_FOUND' })
  })

  test('answers what was given once, and whoever gave it reads the answer', async () => {
    await issue(teacher, group, pupils)
    const id = (await ownPoints(pupils[0], group)).items[0]?.id ?? ''
    const answer = (words: string, by = pupils[0]) =>
      by.browser.put(pointPath(group, `/movements/${id}/answer`), { answer: words })
    expect((await answer('謝謝老師！')).json()).toEqual({ answer: '謝謝老師！' })
    expect((await answer('謝謝老師！')).json()).toEqual({ answer: '謝謝老師！' })
    expect((await answer('再一次')).json()).toMatchObject({ code: 'POINTS_ANSWERED' })
    expect((await answer('不是我的', pupils[1])).json()).toMatchObject({ code: 'POINTS_NOT_FOUND' })
    expect((await ofMember(pupils[0].id)).items).toMatchObject([{ answer: '謝謝老師！' }])
  })

  test('sees their own weeks side by side, without what was taken back', async () => {
    await issue(teacher, group, pupils, { points: 4 })
    await issue(teacher, group, pupils, { points: 9 })
    const id = (await ofMember(pupils[0].id)).items[0]?.id ?? ''
    await takeBack(id)
    const { weeks } = await ownPoints(pupils[0], group)
    expect(weeks).toHaveLength(pointLimits.weeks)
    expect(weeks.at(-1)?.points).toBe(4)
    expect(weeks.slice(0, -1).every(({ points }) => points === 0)).toBe(true)
  })

  test('reads nobody else’s points', async () => {
    await issue(teacher, group, pupils)
    expect((await pupils[0].browser.get(pointPath(group))).json()).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
    expect((await pupils[0].browser.get(pointPath(group, `/members/${pupils[1].id}`))).json()).toMatchObject({
      code: 'GROUP_ADMIN_REQUIRED',
    })
  })
})

describe('the goal of a class', () => {
  const set = (goal: object | null, version: number, by = teacher) =>
    by.browser.post('/api/v2/group-point/updateGroupPoint', { groupId: group, version, goal })

  test('is filled by all points from then on, and by nothing before', async () => {
    await issue(teacher, group, pupils)
    const goal = { title: '全班看電影', target: 20, picture: 'jar' }
    expect((await set(goal, 0)).json()).toMatchObject({ goal: { ...goal, reached: 0 }, version: 1 })
    await issue(teacher, group, pupils)
    expect((await ownPoints(pupils[0], group)).goal).toMatchObject({ ...goal, reached: 15 })
    await takeBack((await ofMember(pupils[0].id)).items[0]?.id ?? '')
    expect((await read()).goal).toMatchObject({ reached: 10 })
    await issue(teacher, group, pupils)
    expect((await read()).goal).toMatchObject({ reached: 25 })
  })

  test('is empty again when all points go back', async () => {
    await set({ title: '全班看電影', target: 20, picture: 'jar' }, 0)
    await issue(teacher, group, pupils)
    await teacher.browser.put(pointPath(group, '/groupPointReset'), { clientId: randomUUID(), name: '七年一班' })
    expect((await read()).goal).toMatchObject({ title: '全班看電影', reached: 0 })
  })

  test('is set by one of two who do at once, and taken away', async () => {
    const goal = { title: '全班看電影', target: 20, picture: 'tree' }
    const answers = await Promise.all([set(goal, 0), set({ ...goal, title: '校外教學' }, 0, helper)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await set(null, 1)).json()).toEqual({ errorCode: 0, goal: null, version: 2 })
    expect((await set(goal, 1)).json()).toMatchObject({ code: 'POINTS_CONFLICT', values: { version: 2 } })
    expect((await set(goal, 2, pupils[0])).json()).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
  })
})
