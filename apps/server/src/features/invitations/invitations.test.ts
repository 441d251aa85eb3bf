import { randomUUID } from 'node:crypto'
import type { InvitationLink } from '@learntrail/contract/invitations/invitations'
import { invitationDays, invitationLimits } from '@learntrail/contract/invitations/limits'
import { durations, limits } from '@learntrail/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { digestOf } from '../accounts/password-hash.rules.ts'
import { block } from '../people/index.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const make = async ({ browser }: TestPerson, days = 7): Promise<InvitationLink> =>
  (await browser.post('/api/v2/invitation/link', { days })).json().link
const mine = async ({ browser }: TestPerson): Promise<InvitationLink | null> =>
  (await browser.get('/api/v2/invitation/link/current')).json().link
const open = ({ invitationLinkId }: InvitationLink, browser = product.guest()) =>
  browser.get(`/api/v2/invitation/link?invitationLinkId=${invitationLinkId}`)
const arrivals = async ({ browser }: TestPerson) => (await browser.get('/api/v2/invitation/arrivals')).json()

describe('my link', () => {
  test('is made, shown again, and opened by anybody who has it', async () => {
    const inviter = await newPerson(product)
    expect(await mine(inviter)).toBeNull()
    const link = await make(inviter)
    expect(await mine(inviter)).toEqual(link)
    expect((await open(link)).json()).toEqual({
      invitationLinkId: link.invitationLinkId,
      groupId: null,
      groupName: null,
      inviter: { id: inviter.id, displayName: inviter.displayName, avatar: null, isDeleted: false },
      expiresAt: link.expiresAt,
      isMine: false,
      relation: null,
    })
    expect((await open(link, inviter.browser)).json()).toMatchObject({ isMine: true })
    const other = await newPerson(product)
    expect((await open(link, other.browser)).json()).toMatchObject({
      isMine: false,
      relation: { friendship: 'none', isFollowing: false, isFan: false, remark: '' },
    })
  })

  test.each(invitationDays)('holds %i days to the moment', async (days) => {
    const inviter = await newPerson(product)
    const link = await make(inviter, days)
    product.clock.advance(days * durations.day - 1)
    expect((await open(link)).statusCode).toBe(200)
    product.clock.advance(1)
    expect((await open(link)).json()).toMatchObject({ code: 'INVITATION_OVER' })
    // The inviter's own session may have expired by now, so they sign in again.
    expect(await mine({ ...inviter, browser: await signedIn(product, inviter.id) })).toBeNull()
  })

  test('holds no other number of days', async () => {
    const { browser } = await newPerson(product)
    for (const days of [0, 2, 365, '7']) {
      expect((await browser.post('/api/v2/invitation/link', { days })).statusCode).toBe(400)
    }
  })

  test('ends when a new one is made, and when it is taken back, which may be done twice', async () => {
    const inviter = await newPerson(product)
    const [first, second] = [await make(inviter), await make(inviter)]
    expect((await open(first)).statusCode).toBe(410)
    expect((await open(second)).statusCode).toBe(200)
    for (const _ of ['once', 'twice']) {
      expect((await inviter.browser.delete('/api/v2/invitation/link/current')).json()).toEqual({ link: null })
    }
    expect((await open(second)).statusCode).toBe(410)
  })

  test('is one when two are made at the same moment', async () => {
    const inviter = await newPerson(product)
    const made = await Promise.all([make(inviter), make(inviter)])
    const answers = await Promise.all(made.map((link) => open(link)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
  })

  test('is over for whom a block keeps away, either way, and for all when its owner is suspended or leaves', async () => {
    const [inviter, blocker, blocked] = [await newPerson(product), await newPerson(product), await newPerson(product)]
    const link = await make(inviter)
    await block(product.platform, blocker.id, inviter.id)
    await block(product.platform, inviter.id, blocked.id)
    for (const { browser } of [blocker, blocked]) expect((await open(link, browser)).statusCode).toBe(410)
    for (const column of ['suspended_at', 'deleted_at']) {
      await product.platform.pool.query(`update accounts set ${column} = now() where id = $1`, [inviter.id])
      expect((await open(link)).statusCode).toBe(410)
      await product.platform.pool.query(`update accounts set ${column} = null where id = $1`, [inviter.id])
    }
  })
})

let signedUp = 0
/** Signs up by e-mail and fills in the profile, optionally through an invitation link. Returns the account's id. */
async function comeBy(invitation: string | undefined): Promise<string> {
  signedUp += 1
  const email = `came${signedUp}@example.test`
  const password = digestOf('learn-by-doing')
  const body = { role: 'student', email, username: `came-${signedUp}`, password, invitation }
  expect((await product.guest().post('/api/v2/sessions/signup', body)).statusCode).toBe(200)
  const { rows } = await product.platform.pool.query<{ id: string }>(
    'update accounts set profile_filled_at = $2, display_name = $3 where email = $1 returning id',
    [email, product.clock.now(), `新同學${signedUp}`],
  )
  return rows[0]?.id ?? ''
}

describe('who comes by a link', () => {
  test('is shown to who invited, newest first, and nobody else is', async () => {
    const inviter = await newPerson(product)
    const { invitationLinkId } = await make(inviter)
    const first = await comeBy(invitationLinkId)
    product.clock.advance(1_000)
    const second = await comeBy(invitationLinkId)
    await comeBy(undefined)
    await untilHeard(product)
    const { items } = await arrivals(inviter)
    expect(items.map(({ person }: { person: { id: string } }) => person.id)).toEqual([second, first])
    expect(items[0]).toMatchObject({
      relation: { friendship: 'none' },
      person: { displayName: `新同學${signedUp - 1}` },
    })
    expect((await arrivals(await newPerson(product))).items).toEqual([])
  })

  test('signs up as well by a link that is over, or that there never was, and is nobody’s guest', async () => {
    const inviter = await newPerson(product)
    const link = await make(inviter)
    await make(inviter)
    await comeBy(link.invitationLinkId)
    await comeBy(randomUUID())
    await untilHeard(product)
    expect((await arrivals(inviter)).items).toEqual([])
  })

  test('is listed by pages', async () => {
    const inviter = await newPerson(product)
    const guests = await Promise.all(Array.from({ length: limits.pageSize + 1 }, () => newPerson(product)))
    for (const { id } of guests) {
      await product.platform.pool.query('insert into invitation_arrivals values ($1, $2, $3)', [
        id,
        inviter.id,
        product.clock.now(),
      ])
    }
    const page = await arrivals(inviter)
    expect(page.items).toHaveLength(limits.pageSize)
    const rest = (await inviter.browser.get(`/api/v2/invitation/arrivals?cursor=${page.nextCursor}`)).json()
    expect(rest).toMatchObject({ nextCursor: null, items: [{}] })
  })
})

describe('people I may know', () => {
  const suggested = async ({ browser }: TestPerson): Promise<[string, string][]> =>
    (await browser.get('/api/v2/users/current/suggestions'))
      .json()
      .items.map(({ person, reason }: { person: { id: string }; reason: string }) => [person.id, reason])

  async function school(): Promise<string> {
    const id = randomUUID()
    await product.platform.pool.query(
      `insert into schools (id, type, code, name, search_name, county, ownership, created_at, updated_at)
        select $1, type, $2, name, search_name, county, ownership, now(), now() from schools limit 1`,
      [id, id],
    )
    return id
  }
  const enrol = (person: TestPerson, schoolId: string, grade: string) =>
    product.platform.pool.query(
      `insert into organizations (account_id, type, county, township, academic_role, school_id, grade, updated_at)
        values ($1, 'academic_unit', 'taipei', 'x', 'student', $2, $3, now())`,
      [person.id, schoolId, grade],
    )

  test('are who invited me, my grade, then my school, each with the reason', async () => {
    const [me, inviter, classmate, schoolmate, elsewhere] = (await Promise.all(
      Array.from({ length: 5 }, () => newPerson(product)),
    )) as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]
    const [mySchool, other] = [await school(), await school()]
    await enrol(me, mySchool, '1')
    await enrol(classmate, mySchool, '1')
    await enrol(schoolmate, mySchool, '2')
    await enrol(elsewhere, other, '1')
    await product.platform.pool.query('insert into invitation_arrivals values ($1, $2, now())', [me.id, inviter.id])
    expect(await suggested(me)).toEqual([
      [inviter.id, 'inviter'],
      [classmate.id, 'classmate'],
      [schoolmate.id, 'schoolmate'],
    ])
    await me.browser.post('/api/v2/friends/makefriends', { personId: classmate.id })
    await block(product.platform, schoolmate.id, me.id)
    expect(await suggested(me)).toEqual([[inviter.id, 'inviter']])
    // A person who sent me a friend request is listed under requests instead.
    expect((await suggested(classmate)).map(([id]) => id)).toEqual([schoolmate.id])
  })

  test('name nobody’s school or grade to whom they are not for', async () => {
    const [me, hidden, gradeless] = (await Promise.all(Array.from({ length: 3 }, () => newPerson(product)))) as [
      TestPerson,
      TestPerson,
      TestPerson,
    ]
    const id = await school()
    for (const person of [me, hidden, gradeless]) await enrol(person, id, '1')
    await hidden.browser.patch('/api/v2/users/current', { audiences: { school: 'friends' } })
    await gradeless.browser.patch('/api/v2/users/current', { audiences: { grade: 'friends' } })
    expect(await suggested(me)).toEqual([[gradeless.id, 'schoolmate']])
  })

  test('are a dozen at most, and nobody without a school or an invitation', async () => {
    const people = await Promise.all(Array.from({ length: invitationLimits.suggestions + 2 }, () => newPerson(product)))
    const id = await school()
    for (const person of people) await enrol(person, id, '3')
    expect(await suggested(people[0] as TestPerson)).toHaveLength(invitationLimits.suggestions)
    expect(await suggested(await newPerson(product))).toEqual([])
  })
})
