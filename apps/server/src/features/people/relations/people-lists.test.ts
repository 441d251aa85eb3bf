import { limits } from '@learntrail/contract/limits'
import type { PeopleList } from '@learntrail/contract/people/lists'
import type { ListedPerson } from '@learntrail/contract/people/relations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { nameQueryTokens } from '../../../platform/search/tokens.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { indexPerson } from '../finding/index-person.service.ts'
import { befriend, block } from '../index.ts'
import { follow } from './follows.service.ts'
import { makeFriends } from './friends.service.ts'

let product: TestApp
let owner: TestPerson
let friend: TestPerson
let fan: TestPerson
let followed: TestPerson
let asking: TestPerson
let asked: TestPerson
let blocked: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  const [o, f, a, d, i, n, l, s] = await Promise.all(Array.from({ length: 8 }, () => newPerson(product)))
  ;[owner, friend, fan, followed] = [o, f, a, d] as [TestPerson, TestPerson, TestPerson, TestPerson]
  ;[asking, asked, blocked, stranger] = [i, n, l, s] as [TestPerson, TestPerson, TestPerson, TestPerson]
  const { platform, clock } = product
  await befriend(platform, owner.id, friend.id)
  clock.advance(1_000)
  await follow(platform, fan.id, owner.id)
  await follow(platform, owner.id, followed.id)
  await makeFriends(platform, asking.id, owner.id)
  await makeFriends(platform, owner.id, asked.id)
  await block(platform, owner.id, blocked.id)
  for (const person of [friend, fan]) await nameFound(person)
})
afterAll(() => product.close())

/** Indexes a person's names, as signing up does. */
const nameFound = (person: TestPerson) =>
  inTransaction(product.platform.db, (transaction) => indexPerson(transaction, person.id))

const get = (by: TestPerson, of: TestPerson, query: string) =>
  by.browser.get(`/api/v2/users/${of.id}/users-with-search-keyword?${query}`)
const people = async (by: TestPerson, of: TestPerson, list: PeopleList, more = '') =>
  ((await get(by, of, `list=${list}${more}`)).json().items as ListedPerson[]).map(({ person }) => person.id)

describe('of my own', () => {
  test('each list holds whom it says, newest first', async () => {
    expect(await people(owner, owner, 'friends')).toEqual([friend.id])
    expect(await people(owner, owner, 'fans')).toEqual(expect.arrayContaining([fan.id, asking.id, friend.id]))
    expect((await people(owner, owner, 'fans')).at(-1)).toBe(friend.id)
    expect(await people(owner, owner, 'follow')).toHaveLength(3)
    expect(await people(owner, owner, 'received')).toEqual([asking.id])
    expect(await people(owner, owner, 'sended')).toEqual([asked.id])
    expect(await people(owner, owner, 'block')).toEqual([blocked.id])
  })

  test('everybody is shown with how we stand', async () => {
    const { items } = (await get(owner, owner, 'list=received')).json()
    expect(items).toMatchObject([
      {
        person: { id: asking.id, displayName: asking.displayName },
        relation: { friendship: 'waiting', isFollowing: false, isFan: true, remark: '' },
      },
    ])
  })
})

describe('of somebody else', () => {
  test('friends, fans and follows are for everybody, with how the viewer stands to each', async () => {
    expect(await people(stranger, owner, 'friends')).toEqual([friend.id])
    expect(await people(friend, owner, 'friends')).toEqual([friend.id])
    const { items } = (await get(stranger, owner, 'list=friends')).json()
    expect(items[0].relation).toEqual({ friendship: 'none', isFollowing: false, isFan: false, remark: '' })
  })

  test.each(['block', 'received', 'sended'])('what is only theirs (%s) is not found', async (list) => {
    expect((await get(stranger, owner, `list=${list}`)).json().code).toBe('USER_NOT_FOUND')
  })

  test('a block hides the lists, and people in them', async () => {
    expect((await get(blocked, owner, 'list=friends')).json().code).toBe('USER_NOT_FOUND')
    await block(product.platform, friend.id, stranger.id)
    expect(await people(stranger, owner, 'friends')).toEqual([])
  })
})

test('I am told whom I have blocked as long as they are there, and never who has blocked me', async () => {
  const [one, other, leaving] = [await newPerson(product), await newPerson(product), await newPerson(product)]
  for (const to of [other, leaving]) await block(product.platform, one.id, to.id)
  const known = async (by: TestPerson) => (await by.browser.get('/api/v2/users/current')).json().blockedIds
  expect(await known(one)).toEqual([other.id, leaving.id].toSorted())
  expect(await known(other)).toEqual([])
  await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [leaving.id])
  expect(await known(one)).toEqual([other.id])
  await one.browser.delete(`/api/v2/blocks/cancelblocks?personId=${other.id}`)
  expect(await known(one)).toEqual([])
  expect((await product.guest().get('/api/v2/users/current')).json().blockedIds).toEqual([])
})

describe('a keyword', () => {
  test('keeps those whose names hold it', async () => {
    expect(await people(owner, owner, 'fans', `&keyword=${encodeURIComponent(fan.displayName)}`)).toEqual([fan.id])
    expect(await people(owner, owner, 'fans', `&keyword=${fan.username.toUpperCase()}`)).toContain(fan.id)
    expect(await people(owner, owner, 'fans', '&keyword=nobodyatall')).toEqual([])
  })

  test('may have 100 characters and no more', async () => {
    expect((await get(owner, owner, `keyword=${'a'.repeat(limits.searchWord)}`)).statusCode).toBe(200)
    expect((await get(owner, owner, `keyword=${'a'.repeat(limits.searchWord + 1)}`)).statusCode).toBe(400)
  })
})

test('pages follow each other without a gap while new fans come', async () => {
  const star = await newPerson(product)
  const fans: string[] = []
  for (let index = 0; index < limits.pageSize + 5; index += 1) {
    const one = await newPerson(product)
    // Groups of three begin at the same moment; their order must still be stable.
    if (index % 3 === 0) product.clock.advance(1)
    await follow(product.platform, one.id, star.id)
    fans.push(one.id)
  }
  const first = (await get(stranger, star, 'list=fans')).json()
  product.clock.advance(1)
  await follow(product.platform, owner.id, star.id)
  const second = (await get(stranger, star, `list=fans&cursor=${first.nextCursor}`)).json()
  const seen = [...first.items, ...second.items].map(({ person }: ListedPerson) => person.id)
  expect(seen).toHaveLength(fans.length)
  expect(new Set(seen)).toEqual(new Set(fans))
  expect(second.nextCursor).toBeNull()
})

test('a forged place in a list is refused', async () => {
  expect((await get(owner, owner, 'cursor=eHh4')).statusCode).toBe(400)
})

describe('a name in a long list', () => {
  /** Inserts fans with numbered names who followed `of` about `secondsAgo` seconds ago. */
  async function fans(of: TestPerson, name: string, { count, secondsAgo }: { count: number; secondsAgo: number }) {
    const { rows } = await product.platform.pool.query<{ id: string }>(
      `with made as (
         insert into accounts (id, username, registration_role, display_name, password_updated_at, terms_accepted_at, profile_filled_at, created_at)
         select gen_random_uuid(), 'u' || substr(md5($2 || n), 1, 18), 'student', $2 || n, now(), now(), now(), now()
         from generate_series(1, $3::int) n returning id, display_name),
       named as (
         insert into people_search (account_id, names, tokens, version)
         select id, display_name, $4, 1 from made)
       insert into follows (follower_id, followed_id, since)
       select id, $1, now() - $5 * interval '1 second' - substr(display_name, $6)::int * interval '1 millisecond' from made
       returning follower_id as id`,
      [of.id, name, count, nameQueryTokens(name), secondsAgo, name.length + 1],
    )
    return rows.map(({ id }) => id)
  }

  async function allNamed(of: TestPerson, name: string): Promise<string[]> {
    const found: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const more: string = cursor === '' ? '' : `&cursor=${cursor}`
      const answer = (await get(stranger, of, `list=fans&keyword=${encodeURIComponent(name)}${more}`)).json()
      found.push(...(answer.items as ListedPerson[]).map(({ person }) => person.id))
      cursor = answer.nextCursor
    }
    return found
  }

  test.each([
    ['that few have', { given: '沛安', named: 40, others: 60 }],
    ['that many have, all near', { given: '沛宜', named: 320, others: 60 }],
    ['that many have, behind a thousand others', { given: '沛文', named: 320, others: 1_100 }],
  ])('%s is found whole, page by page, newest first', async (_what, { given, named, others }) => {
    const famous = await newPerson(product)
    await fans(famous, given.replace('沛', '凱'), { count: others, secondsAgo: 10 })
    const wanted = await fans(famous, given, { count: named, secondsAgo: 100 })
    const hidden = wanted.slice(0, 3)
    for (const id of hidden) await block(product.platform, stranger.id, id)
    const found = await allNamed(famous, given)
    expect(found).toHaveLength(named - hidden.length)
    expect(new Set(found)).toEqual(new Set(wanted.slice(3)))
    const { rows } = await product.platform.pool.query<{ id: string }>(
      'select follower_id as id from follows where followed_id = $1 and follower_id = any ($2) order by since desc',
      [famous.id, found],
    )
    expect(found).toEqual(rows.map(({ id }) => id))
  })
})
