import { memberRoles } from '@learntrail/contract/groups/roles'
import { streamLimits } from '@learntrail/contract/stream/limits'
import type { StreamPage } from '@learntrail/contract/stream/stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { newEPortfolio } from '../eportfolio/eportfolio.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { befriend, block } from '../people/index.ts'
import { publish } from '../posts/posts.fixture.ts'

let product: TestApp
let reader: TestPerson
let friend: TestPerson
let followed: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  reader = await newPerson(product)
  friend = await newPerson(product)
  followed = await newPerson(product)
  await befriend(product.platform, friend.id, reader.id)
  await reader.browser.post('/api/v2/follows', { personId: followed.id })
})

const ask = (sql: string, values: unknown[] = []) => product.platform.pool.query(sql, values)
const page = async (query: Record<string, string> = {}, by = reader): Promise<StreamPage> =>
  (await by.browser.get(`/api/v2/stream?${new URLSearchParams(query)}`)).json()
const idOf = (item: StreamPage['items'][number]) => (item.kind === 'post' ? item.post.id : item.ePortfolio.id)
const listed = async (by = reader) => (await page({ limit: '50' }, by)).items.map(idOf)
const countNew = async (query = '', by = reader) => (await by.browser.get(`/api/v2/stream/new${query}`)).json()
const mark = async (upTo: string) => (await reader.browser.patch('/api/v2/stream/seen', { upTo })).json()

/** Publishes one second after the previous one. */
async function publishLater(...given: Parameters<typeof publish>) {
  product.clock.advance(1_000)
  return (await publish(...given)).id
}

describe('the stream', () => {
  test('has what friends publish for everybody and for friends, and public records of whom one follows', async () => {
    const open = await publishLater(friend, { privacy: 0 })
    const near = await publishLater(friend, { privacy: 1 })
    await publishLater(friend, { privacy: 3 })
    const seen = await publishLater(followed, { privacy: 0 })
    await publishLater(followed, { privacy: 1 })
    await publishLater(reader, { privacy: 0 })
    await publishLater(await newPerson(product), { privacy: 0 })
    expect(await listed()).toEqual([seen, near, open])
  })

  test('has what stands in my groups, once, whoever published it, and not my own', async () => {
    const member = await newPerson(product)
    const [one, other] = [await newGroup(member), await newGroup(member)]
    for (const group of [one, other]) await place(product, group.id, reader.id, memberRoles.member)
    const elsewhere = await newGroup(member)
    const inBoth = await publishLater(member, { privacy: 2, groupIds: [one.id, other.id] })
    await publishLater(member, { privacy: 2, groupIds: [elsewhere.id] })
    await publishLater(reader, { privacy: 2, groupIds: [one.id] })
    await publishLater(member, { privacy: 0 })
    const { items } = await page()
    expect(items.map(idOf)).toEqual([inBoth])
    expect(items[0]).toMatchObject({
      post: {
        groups: expect.arrayContaining([{ ...one, isPinned: false }].map(({ id }) => expect.objectContaining({ id }))),
      },
    })
    await ask('delete from group_members where account_id = $1', [reader.id])
    expect(await listed()).toEqual([])
  })

  test('has what they exhibit, among the records by the moment it was shared', async () => {
    const before = await publishLater(friend, { privacy: 1 })
    product.clock.advance(1_000)
    const shown = await newEPortfolio(product, friend)
    const alsoShown = await newEPortfolio(product, followed)
    await newEPortfolio(product, friend, { visibility: 'public', exhibitedAt: null, exhibitionId: null })
    const after = await publishLater(followed)
    expect(await listed()).toEqual([after, alsoShown, shown, before])
    const { items } = await page()
    expect(items[2]).toMatchObject({ kind: 'ePortfolio', ePortfolio: { id: shown, owner: { id: friend.id } } })
    await friend.browser.patch(`/api/v2/ePortfolio/${shown}`, { visibility: 'private' })
    expect(await listed()).toEqual([after, alsoShown, before])
  })

  test('follows what becomes of a record: private, for others, deleted, of somebody who leaves', async () => {
    const id = await publishLater(friend, { privacy: 1 })
    const other = await publishLater(friend, { privacy: 0 })
    const change = (privacy: number) => friend.browser.patch(`/api/v2/portfolios/${id}`, { privacy })
    await change(3)
    expect(await listed()).toEqual([other])
    await change(0)
    expect(await listed()).toEqual([other, id])
    await friend.browser.delete(`/api/v2/portfolios/${other}`)
    expect(await listed()).toEqual([id])
    await ask('update accounts set deleted_at = now() where id = $1', [friend.id])
    expect(await listed()).toEqual([])
  })

  test('follows what becomes of people: a friendship that ends, a follow taken back, a block on either side', async () => {
    const near = await publishLater(friend, { privacy: 1 })
    const open = await publishLater(followed)
    expect(await listed()).toEqual([open, near])
    await reader.browser.delete(`/api/v2/friends/reject?personId=${friend.id}`)
    await reader.browser.delete(`/api/v2/follows/remove?personId=${followed.id}`)
    expect(await listed()).toEqual([])
    const [first, second] = [await newPerson(product), await newPerson(product)]
    for (const person of [first, second]) await befriend(product.platform, person.id, reader.id)
    for (const person of [first, second]) await publishLater(person, { privacy: 1 })
    expect(await listed()).toHaveLength(2)
    await block(product.platform, first.id, reader.id)
    await block(product.platform, reader.id, second.id)
    expect(await listed()).toEqual([])
  })

  test('a block hides in groups too, but where one leads the other', async () => {
    const [top, member] = [await newPerson(product), await newPerson(product)]
    const group = (await newGroup(top)).id
    for (const person of [reader, member]) await place(product, group, person.id, memberRoles.member)
    const ofMember = await publishLater(member, { privacy: 2, groupIds: [group] })
    const ofTop = await publishLater(top, { privacy: 2, groupIds: [group] })
    expect(await listed()).toEqual([ofTop, ofMember])
    await block(product.platform, member.id, reader.id)
    await block(product.platform, reader.id, top.id)
    expect(await listed()).toEqual([ofTop])
  })

  test('has a scheduled record once it comes out, at that moment', async () => {
    const at = new Date(product.clock.now().getTime() + 10 * 60_000).toISOString()
    const scheduled = await friend.browser.post('/api/v2/portfolios/portfolio', {
      clientId: crypto.randomUUID(),
      title: '敬請期待',
      date: '2026-11-01',
      classification: 'works',
      content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '快了' }] }] },
      fileIds: [],
      tags: ['creativity'],
      customTags: [],
      privacy: 1,
      scheduledAt: at,
    })
    const before = await publishLater(friend, { privacy: 1 })
    expect(await listed()).toEqual([before])
    const out = await friend.browser.post('/api/v2/newfile/schedule-post-now', { id: scheduled.json().id })
    expect(await listed()).toEqual([out.json().id, before])
  })
})

describe('pages', () => {
  test('follow each other without a gap or a repeat, while new ones come', async () => {
    const made: string[] = []
    for (let n = 0; n < 12; n += 1) {
      if (n % 4 === 3) {
        product.clock.advance(1_000)
        made.unshift(await newEPortfolio(product, n % 2 ? friend : followed))
      } else made.unshift(await publishLater(n % 2 ? friend : followed))
    }
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const next: StreamPage = await page({ limit: '3', ...(cursor === '' ? {} : { cursor }) })
      seen.push(...next.items.map(idOf))
      cursor = next.nextCursor
      await publishLater(friend)
    }
    expect(seen).toEqual(made)
  })

  test('are the same for whoever knows very many people', async () => {
    const writers = [await newPerson(product), await newPerson(product), await newPerson(product)]
    await ask(
      `with made as (
         insert into accounts (id, email, email_verified_at, username, registration_role, display_name, full_name, password_updated_at, trial_ends_at,
           terms_accepted_at, profile_filled_at, created_at)
         select gen_random_uuid(), 'many' || n || $1 || '@x.test', now(), 'many' || n || substr($1, 1, 8), 'student', 'n', 'n', now(), now(), now(), now(), now()
         from generate_series(1, 250) n returning id)
       insert into friendships select $1::uuid, id, now() from made`,
      [reader.id],
    )
    for (const writer of writers) await befriend(product.platform, writer.id, reader.id)
    const made: string[] = []
    for (let n = 0; n < 9; n += 1)
      made.unshift(await publishLater(writers[n % 3] as TestPerson, { privacy: (n % 2) as 0 | 1 }))
    product.clock.advance(1_000)
    made.unshift(await newEPortfolio(product, writers[0] as TestPerson))
    const strangers = await newPerson(product)
    for (let n = 0; n < 3; n += 1) await publishLater(strangers)
    expect(await listed()).toEqual(made)
    const first = await page({ limit: '4' })
    const second = await page({ limit: '6', cursor: String(first.nextCursor) })
    expect([...first.items, ...second.items].map(idOf)).toEqual(made)
    expect(second.nextCursor).toBeNull()
  })
})

describe('what I have seen', () => {
  test('is the same on every device, only goes forward, and never beyond now', async () => {
    await publishLater(friend)
    await publishLater(friend)
    const [newer, older] = (await page()).items.map(({ place }) => place)
    expect((await page()).seenUpTo).toBeNull()
    expect(await mark(String(older))).toEqual({ seenUpTo: older })
    expect(await countNew()).toEqual({ count: 1, hasSources: true })
    expect(await mark(String(newer))).toEqual({ seenUpTo: newer })
    expect(await mark(String(older))).toEqual({ seenUpTo: newer })
    expect((await page()).seenUpTo).toBe(newer)
    expect(await countNew()).toMatchObject({ count: 0 })
    await mark('ffffffff-ffff-7fff-bfff-ffffffffffff')
    await publishLater(friend)
    expect(await countNew()).toMatchObject({ count: 1 })
  })

  test('is told from what is new, up to as many as are counted', async () => {
    for (let n = 0; n < streamLimits.counted - 1; n += 1) await publishLater(friend, { privacy: 1 })
    expect(await countNew()).toMatchObject({ count: streamLimits.counted - 1 })
    const [top] = (await page()).items
    for (let n = 0; n < 2; n += 1) await publishLater(followed)
    expect(await countNew(`?above=${top?.place}`)).toMatchObject({ count: 2 })
    expect(await countNew()).toMatchObject({ count: streamLimits.counted })
  })

  test('whoever has no friends, follows nobody and is in no group has no sources', async () => {
    const alone = await newPerson(product)
    expect(await countNew('', alone)).toEqual({ count: 0, hasSources: false })
    await newGroup(alone)
    expect(await countNew('', alone)).toEqual({ count: 0, hasSources: true })
  })
})
