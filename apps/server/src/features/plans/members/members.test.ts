import { memberRoles } from '@learntrail/contract/groups/roles'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { PlanEdit, PossibleMembers } from '@learntrail/contract/plans/members'
import type { Plan } from '@learntrail/contract/plans/plans'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { befriend, block } from '../../people/index.ts'
import * as fixture from '../plans.fixture.ts'
import {
  line,
  linkPath,
  mailedLine,
  newAsked,
  newTeacher,
  sign,
  signingOf,
  signingToken,
} from '../signing/signing.fixture.ts'
import { handOverPlans } from './hand-over.erasure.ts'

const { answerInvitation, idsOf, invite, join, listed, newPlan, planPath, share, writing } = fixture

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const someone = (change = {}) => newPerson(product, change)

async function friends(count = 1): Promise<[TestPerson, ...TestPerson[]]> {
  const owner = await someone({ displayName: '小晴' })
  const others = await Promise.all(Array.from({ length: count }, (_, at) => someone({ displayName: `同學${at}` })))
  for (const other of others) await befriend(product.platform, owner.id, other.id)
  return [owner, ...others]
}

const read = async ({ browser }: TestPerson, id: string) => (await browser.get(`${planPath}/${id}`)).json<Plan>()
const save = ({ browser }: TestPerson, id: string, version: number, part: object) =>
  browser.patch(`${planPath}/${id}`, { ...writing(), version, ...part })
const leave = ({ browser }: TestPerson, id: string, who: TestPerson) =>
  browser.delete(`${planPath}/${id}/members/${who.id}`)
const editsOf = async ({ browser }: TestPerson, id: string) =>
  (await browser.get(`${planPath}/${id}/edits`)).json<{ items: PlanEdit[] }>().items

describe('whoever is asked to write along', () => {
  test('reads the plan, and writes it once they have said yes', async () => {
    const [owner, friend] = await friends()
    const { _id } = await newPlan(owner)
    expect(codeOf(await friend!.browser.get(`${planPath}/${_id}`))).toBe('PLAN_NOT_FOUND')
    expect((await invite(owner, _id, friend!)).json<Plan>().members).toMatchObject([
      { person: { id: friend!.id }, state: 'invited' },
    ])
    expect(await read(friend!, _id)).toMatchObject({ part: 'invited', can: { edit: false, share: false } })
    expect(codeOf(await save(friend!, _id, 1, { motivation: '我也想知道。' }))).toBe('PLAN_NOT_FOUND')
    await answerInvitation(friend!, _id, true)
    expect(await read(friend!, _id)).toMatchObject({ part: 'member', can: { edit: true, remove: false, share: false } })
    expect((await save(friend!, _id, 1, { motivation: '我也想知道。' })).json()).toMatchObject({ version: 2 })
    expect(await read(owner, _id)).toMatchObject({ motivation: '我也想知道。', part: 'owner' })
  })

  test('finds it among their plans, and the owner is asked for nothing else', async () => {
    const [owner, friend] = await friends()
    const { _id } = await newPlan(owner)
    await invite(owner, _id, friend!)
    expect((await listed(friend!)).items).toMatchObject([{ _id, part: 'invited' }])
    await answerInvitation(friend!, _id, true)
    expect((await listed(friend!)).items).toMatchObject([{ _id, part: 'member', stage: 'writing' }])
    const stranger = await someone()
    expect(idsOf(await listed(stranger, `?user=${friend!.id}`))).toEqual([])
  })

  test('says no, which leaves nothing behind, and again is harmless', async () => {
    const [owner, friend] = await friends()
    const { _id } = await newPlan(owner)
    await invite(owner, _id, friend!)
    expect((await answerInvitation(friend!, _id, false)).statusCode).toBe(200)
    expect((await answerInvitation(friend!, _id, false)).statusCode).toBe(200)
    expect(codeOf(await answerInvitation(friend!, _id, true))).toBe('PLAN_NOT_FOUND')
    expect(codeOf(await friend!.browser.get(`${planPath}/${_id}`))).toBe('PLAN_NOT_FOUND')
    expect((await read(owner, _id)).members).toEqual([])
  })

  test('says yes twice, and is in it once', async () => {
    const [owner, friend] = await friends()
    const { _id } = await newPlan(owner)
    await join(owner, _id, friend!)
    expect((await answerInvitation(friend!, _id, true)).statusCode).toBe(200)
    expect((await read(owner, _id)).members).toMatchObject([{ state: 'accepted' }])
    // A member leaves by another call than the one that declines.
    expect(codeOf(await answerInvitation(friend!, _id, false))).toBe('PLAN_NOT_FOUND')
  })

  test('is a friend or somebody of a group, and nobody else', async () => {
    const owner = await someone()
    const { _id } = await newPlan(owner)
    const stranger = await someone()
    expect(codeOf(await invite(owner, _id, stranger))).toBe('PLAN_MEMBER_NOT_POSSIBLE')
    expect(codeOf(await invite(owner, _id, owner))).toBe('PLAN_MEMBER_NOT_POSSIBLE')
    const group = await newGroup(owner, { name: '二年三班' })
    await place(product, group.id, stranger.id, memberRoles.member)
    const possible = async (words = '') =>
      (
        await owner.browser.get(`${planPath}/${_id}/possible-members?words=${encodeURIComponent(words)}`)
      ).json<PossibleMembers>()
    expect((await possible()).items).toMatchObject([{ id: stranger.id, groupName: '二年三班' }])
    expect((await possible('沒有這個人')).items).toEqual([])
    expect((await invite(owner, _id, stranger)).statusCode).toBe(200)
    expect((await possible()).items).toEqual([])
  })

  test('is asked by the owner alone', async () => {
    const [owner, friend, other] = await friends(2)
    await befriend(product.platform, friend!.id, other!.id)
    const { _id } = await newPlan(owner)
    await join(owner, _id, friend!)
    expect(codeOf(await invite(friend!, _id, other!))).toBe('PLAN_NOT_FOUND')
    expect(codeOf(await friend!.browser.get(`${planPath}/${_id}/possible-members`))).toBe('PLAN_NOT_FOUND')
  })

  test(`is one of ${planLimits.members} at most, the owner and those who are only asked counted`, async () => {
    const [owner, ...others] = await friends(planLimits.members)
    const { _id } = await newPlan(owner)
    const last = others.pop()
    for (const other of others) expect((await invite(owner, _id, other)).statusCode).toBe(200)
    expect(codeOf(await invite(owner, _id, last!))).toBe('PLAN_MEMBER_LIMIT_REACHED')
    expect((await read(owner, _id)).can.invite).toBe(false)
    // Inviting a member again is not refused, even at the limit.
    expect((await invite(owner, _id, others[0]!)).statusCode).toBe(200)
    await leave(owner, _id, others[0]!)
    expect((await invite(owner, _id, last!)).statusCode).toBe(200)
  })

  test('comes in once, however many ask at the same time', async () => {
    const [owner, ...others] = await friends(planLimits.members + 1)
    const { _id } = await newPlan(owner)
    const answers = await Promise.all(others.map((other) => invite(owner, _id, other)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(planLimits.members - 1)
    expect((await read(owner, _id)).members).toHaveLength(planLimits.members - 1)
  })
})

describe('whoever writes along', () => {
  test('leaves, and what they wrote stays', async () => {
    const [owner, friend] = await friends()
    const { _id } = await newPlan(owner)
    await join(owner, _id, friend!)
    await save(friend!, _id, 1, { equipment: '溶氧計' })
    expect((await leave(friend!, _id, friend!)).statusCode).toBe(200)
    expect(await read(owner, _id)).toMatchObject({ equipment: '溶氧計', members: [] })
    expect(codeOf(await save(friend!, _id, 2, { equipment: '' }))).toBe('PLAN_NOT_FOUND')
    expect(codeOf(await leave(friend!, _id, friend!))).toBe('PLAN_NOT_FOUND')
  })

  test('is taken out by the owner, and by nobody else', async () => {
    const [owner, friend, other] = await friends(2)
    const { _id } = await newPlan(owner)
    await join(owner, _id, friend!)
    await join(owner, _id, other!)
    expect(codeOf(await leave(friend!, _id, other!))).toBe('PLAN_NOT_FOUND')
    expect((await leave(owner, _id, other!)).statusCode).toBe(200)
    expect((await leave(owner, _id, other!)).statusCode).toBe(200)
    expect(codeOf(await other!.browser.get(`${planPath}/${_id}`))).toBe('PLAN_NOT_FOUND')
  })

  test('neither shares the plan nor deletes it', async () => {
    const [owner, friend] = await friends()
    const { _id } = await newPlan(owner)
    await join(owner, _id, friend!)
    expect(codeOf(await share(friend!, _id, 0))).toBe('PLAN_NOT_FOUND')
    expect(codeOf(await friend!.browser.delete(`${planPath}/${_id}`))).toBe('PLAN_NOT_FOUND')
  })

  test('is named beside what they changed; saves in a row are one change', async () => {
    const [owner, friend] = await friends()
    const { _id } = await newPlan(owner)
    await join(owner, _id, friend!)
    await save(friend!, _id, 1, { equipment: '溶氧計' })
    await save(friend!, _id, 2, { location: '河邊' })
    await save(owner, _id, 3, { equipment: '溶氧計', motivation: '魚變少了。' })
    expect(await editsOf(owner, _id)).toMatchObject([
      { version: 4, person: { id: owner.id }, parts: ['motivation'] },
      { version: 3, person: { id: friend!.id }, parts: ['equipment', 'location'] },
    ])
    expect(await editsOf(friend!, _id)).toHaveLength(2)
    await share(owner, _id, 0)
    const reader = await someone()
    expect(codeOf(await reader.browser.get(`${planPath}/${_id}/edits`))).toBe('PLAN_NOT_FOUND')
  })

  test('is named to those who read it; who is only asked is not', async () => {
    const [owner, friend, other] = await friends(2)
    const { _id } = await newPlan(owner)
    await join(owner, _id, friend!)
    await invite(owner, _id, other!)
    await share(owner, _id, 0)
    expect((await read(await someone(), _id)).members.map(({ person }) => person.id)).toEqual([friend!.id])
    expect((await read(friend!, _id)).members).toHaveLength(2)
  })

  test('conflicts with the owner on the version that both began with, and one of the saves counts', async () => {
    const [owner, friend] = await friends()
    const { _id } = await newPlan(owner)
    await join(owner, _id, friend!)
    const answers = await Promise.all([
      save(owner, _id, 1, { motivation: '我的理由' }),
      save(friend!, _id, 1, { motivation: '另一個理由' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await read(owner, _id)).version).toBe(2)
  })

  test('is out when a block comes between them and the owner', async () => {
    const [owner, friend] = await friends()
    const { _id } = await newPlan(owner)
    await join(owner, _id, friend!)
    await block(product.platform, friend!.id, owner.id)
    expect(codeOf(await friend!.browser.get(`${planPath}/${_id}`))).toBe('PLAN_NOT_FOUND')
    expect((await read(owner, _id)).members).toEqual([])
  })
})

/** The erasure step on its own. */
const handOver = ({ id }: TestPerson) =>
  inTransaction(product.platform.db, (transaction) =>
    handOverPlans.erase({ platform: product.platform, transaction, personId: id, limit: 10 }),
  )

describe('when the account of the owner ends', () => {
  test('whoever joined first owns the plan, which is for nobody else until they say so', async () => {
    const [owner, first, second] = await friends(2)
    const { _id } = await newPlan(owner, { seatNumber: '12' })
    await join(owner, _id, first!)
    product.clock.advance(1_000)
    await join(owner, _id, second!)
    await share(owner, _id, 0)
    await handOver(owner)
    expect(await read(first!, _id)).toMatchObject({
      part: 'owner',
      privacy: 3,
      seatNumber: '',
      user: { id: first!.id },
    })
    expect(await read(second!, _id)).toMatchObject({ part: 'member', motivation: fixture.finished.motivation })
    expect((await save(first!, _id, 1, { motivation: '我們一起想的。' })).statusCode).toBe(200)
    expect(codeOf(await (await someone()).browser.get(`${planPath}/${_id}`))).toBe('PLAN_NOT_FOUND')
  })

  test('nothing that was signed is carried over to whoever owns it now', async () => {
    const [owner, friend] = await friends()
    const adviser = await newTeacher(product, owner)
    const email = 'parent-of-owner@example.test'
    const lines = [line('student', owner), line('adviser', adviser), mailedLine(email)]
    const { _id } = await newAsked(owner, lines)
    const token = await signingToken(product, email)
    for (const [person, at] of [
      [owner, 0],
      [adviser, 1],
    ] as const)
      expect((await sign(person, _id, lines[at] ?? line('own'))).statusCode).toBe(200)
    await join(owner, _id, friend!)
    await handOver(owner)
    const signing = await signingOf(friend!, _id)
    expect(signing).toMatchObject({ state: 'none', hash: expect.any(String) })
    expect(signing.lines.map(({ state, answer, email: address }) => [state, answer, address])).toEqual([
      ['idle', null, false],
      ['idle', null, false],
      ['idle', null, false],
    ])
    expect(signing.history.filter(({ act }) => act === 'signed')).toHaveLength(2)
    expect((await product.guest().post(linkPath, { token })).statusCode).not.toBe(200)
  })

  test('a plan that somebody is only asked to write is not theirs', async () => {
    const [owner, friend] = await friends()
    const { _id } = await newPlan(owner)
    await invite(owner, _id, friend!)
    expect(await handOver(owner)).toBe(0)
    expect(await read(owner, _id)).toMatchObject({ part: 'owner' })
  })
})
