import { befriended } from '@learntrail/contract/people/events'
import { peopleLimits } from '@learntrail/contract/people/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../../platform/ids/ids.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
let a: TestPerson
let b: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  a = await newPerson(product)
  b = await newPerson(product)
})

const ask = async (from: TestPerson, to: { id: string }) =>
  (await from.browser.post('/api/v2/friends/makefriends', { personId: to.id })).json()
const accept = async (from: TestPerson, to: TestPerson) =>
  (await from.browser.patch('/api/v2/friends/accept', { personId: to.id })).json()
const end = async (from: TestPerson, to: TestPerson) =>
  (await from.browser.delete(`/api/v2/friends/reject?personId=${to.id}`)).json()
const follow = (from: TestPerson, to: { id: string }) => from.browser.post('/api/v2/follows', { personId: to.id })
const unfollow = (from: TestPerson, to: TestPerson) => from.browser.delete(`/api/v2/follows/remove?personId=${to.id}`)
const block = (from: TestPerson, to: { id: string }) => from.browser.post('/api/v2/blocks', { personId: to.id })
const unblock = (from: TestPerson, to: TestPerson) =>
  from.browser.delete(`/api/v2/blocks/cancelblocks?personId=${to.id}`)
const relation = async (from: TestPerson, to: TestPerson) =>
  (await from.browser.get(`/api/v2/users/${to.id}`)).json().relation

/** Waits until `count` transactions wait for an advisory lock. */
async function untilWaiting(count: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await product.platform.pool.query(
      `select count(*)::int as waiting from pg_locks l join pg_database d on d.oid = l.database
       where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`,
    )
    expect(rows[0].waiting).toBe(count)
  })
}

async function fillCircle(person: TestPerson, friends: number): Promise<void> {
  await product.platform.pool.query(
    `with made as (
       insert into accounts (id, email, username, registration_role, display_name, full_name, password_hash, password_updated_at, created_at)
       select gen_random_uuid(), $1 || n || '@full.test', $1 || n, 'student', '友', '友', 'x', now(), now()
       from generate_series(1, $3::int) n returning id)
     insert into friendships (person_id, friend_id, since) select $2, id, now() from made`,
    [newId().slice(-8), person.id, friends],
  )
}

describe('asking somebody', () => {
  test('waits for their answer, and follows them', async () => {
    expect(await ask(a, b)).toEqual({
      result: 'ADD_AND_FOLLOW_SUCCESS',
      relation: { friendship: 'invited', isFollowing: true, isFan: false, remark: '' },
    })
    expect(await relation(b, a)).toEqual({ friendship: 'waiting', isFollowing: false, isFan: true, remark: '' })
  })

  test('whom one follows already adds no follow', async () => {
    await follow(a, b)
    expect((await ask(a, b)).result).toBe('ADD_SUCCESS')
  })

  test('again, or back, says how it stands', async () => {
    await ask(a, b)
    expect((await ask(a, b)).result).toBe('ALREADY_INVITED')
    expect((await ask(b, a)).result).toBe('WAIT_TO_ACCEPT')
    await accept(b, a)
    expect((await ask(a, b)).result).toBe('HAS_BEEN_FRIEND')
  })

  test('oneself, nobody, or across a block finds nobody', async () => {
    await block(b, a)
    for (const other of [a, b, { id: newId() }]) expect((await ask(a, other)).result).toBe('NOT_EXISTS')
  })

  test('at the same moment as they ask makes friends, once', async () => {
    // Both requests begin before either is written, because both wait for the same lock.
    const holding = await product.platform.pool.connect()
    await holding.query('begin')
    for (const { id } of [a, b]) {
      await holding.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`circle of ${id}`])
    }
    const asking = Promise.all([ask(a, b), ask(b, a)])
    await untilWaiting(2)
    await holding.query('commit')
    holding.release()
    const results = (await asking).map(({ result }) => result)
    expect(results).toEqual(['ADD_AND_FOLLOW_SUCCESS', 'ADD_AND_FOLLOW_SUCCESS'])
    expect(await relation(a, b)).toEqual({ friendship: 'friends', isFollowing: true, isFan: true, remark: '' })
    const made = [
      ...(await recordedEvents(product, befriended, a.id)),
      ...(await recordedEvents(product, befriended, b.id)),
    ]
    expect(made).toHaveLength(1)
  })
})

describe('an answer', () => {
  test('accepts: both are friends and follow each other', async () => {
    await ask(a, b)
    expect(await accept(b, a)).toEqual({
      result: 'ACCEPT_SUCCESS',
      relation: { friendship: 'friends', isFollowing: true, isFan: true, remark: '' },
    })
    expect((await accept(b, a)).result).toBe('HAS_BEEN_FRIEND')
  })

  test('rejects, and the follow of who asked stays', async () => {
    await ask(a, b)
    expect(await end(b, a)).toEqual({
      ended: 'rejected',
      relation: { friendship: 'none', isFollowing: false, isFan: true, remark: '' },
    })
    expect((await accept(b, a)).result).toBe('NOT_EXISTS')
  })

  test('comes too late when it was taken back', async () => {
    await ask(a, b)
    expect((await end(a, b)).ended).toBe('revoked')
    expect((await accept(b, a)).result).toBe('NOT_EXISTS')
    expect((await end(b, a)).ended).toBe('nothing')
  })
})

test('a friend is removed on both sides, and asked again like anybody', async () => {
  await ask(a, b)
  await accept(b, a)
  expect((await end(b, a)).ended).toBe('removed')
  expect((await relation(a, b)).friendship).toBe('none')
  expect((await ask(a, b)).result).toBe('ADD_SUCCESS')
})

describe('the limit of friends', () => {
  test('holds for who asks and for who accepts, at the last place and past it', async () => {
    await fillCircle(a, peopleLimits.friends - 1)
    await ask(a, b)
    expect((await accept(b, a)).result).toBe('ACCEPT_SUCCESS')
    const c = await newPerson(product)
    expect((await ask(a, c)).result).toBe('FRIEND_EXCEED_LIMIT')
    expect((await ask(c, a)).result).toBe('OTHER_EXCEED_LIMIT')
  })

  test('of who became full while a request waited is said when it is accepted', async () => {
    await ask(a, b)
    await fillCircle(a, peopleLimits.friends)
    expect((await accept(b, a)).result).toBe('OTHER_EXCEED_LIMIT')
    await fillCircle(b, peopleLimits.friends)
    expect((await accept(b, a)).result).toBe('FRIEND_EXCEED_LIMIT')
    expect((await relation(b, a)).friendship).toBe('waiting')
  })

  test('is not passed by two who are accepted at once', async () => {
    const c = await newPerson(product)
    await fillCircle(a, peopleLimits.friends - 1)
    await ask(b, a)
    await ask(c, a)
    const results = await Promise.all([accept(a, b), accept(a, c)])
    expect(results.map(({ result }) => result).toSorted()).toEqual(['ACCEPT_SUCCESS', 'FRIEND_EXCEED_LIMIT'])
  })
})

describe('a follow', () => {
  test('is there once, however often it is sent, and goes the same way', async () => {
    await follow(a, b)
    expect((await follow(a, b)).json()).toEqual({
      relation: { friendship: 'none', isFollowing: true, isFan: false, remark: '' },
    })
    await unfollow(a, b)
    expect((await unfollow(a, b)).json()).toEqual({
      relation: { friendship: 'none', isFollowing: false, isFan: false, remark: '' },
    })
  })

  test('finds neither oneself, nor nobody, nor anyone across a block', async () => {
    await block(a, b)
    for (const [from, to] of [
      [a, a],
      [a, b],
      [b, a],
      [a, { id: newId() }],
    ] as const) {
      expect((await follow(from, to)).json().code).toBe('USER_NOT_FOUND')
    }
  })
})

describe('a block', () => {
  test('ends friendship, follows and what waits, and neither finds the other', async () => {
    await ask(a, b)
    await accept(b, a)
    expect((await block(a, b)).json()).toEqual({ isBlocked: true })
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      expect((await from.browser.get(`/api/v2/users/${to.id}`)).statusCode).toBe(404)
    }
    await unblock(a, b)
    expect(await relation(a, b)).toEqual({ friendship: 'none', isFollowing: false, isFan: false, remark: '' })
  })

  test('takes what one asked the other with it', async () => {
    await ask(b, a)
    await block(a, b)
    await unblock(a, b)
    expect((await relation(a, b)).friendship).toBe('none')
  })

  test('again changes nothing, and of oneself or nobody there is none', async () => {
    await block(a, b)
    expect((await block(a, b)).json()).toEqual({ isBlocked: true })
    for (const other of [a, { id: newId() }]) expect((await block(a, other)).json().code).toBe('USER_NOT_FOUND')
  })

  test('cannot be taken back by who is blocked', async () => {
    await block(a, b)
    expect((await unblock(b, a)).json()).toEqual({ isBlocked: false })
    expect((await b.browser.get(`/api/v2/users/${a.id}`)).statusCode).toBe(404)
  })
})
