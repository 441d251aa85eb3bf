import { randomUUID } from 'node:crypto'
import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import { fileLimits } from '@learntrail/contract/files/limits'
import type { MyFile, MyFilePage, MyRoom, ShownFile } from '@learntrail/contract/files/my-files'
import { limits } from '@learntrail/contract/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { multipart } from '../multipart.fixture.ts'
import * as sample from '../sample-files.fixture.ts'

let product: TestApp
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  other = await newPerson(product)
})
afterAll(() => product.close())

async function upload(by: TestPerson, name: string, content = sample.text(randomUUID())): Promise<MyFile> {
  const { body, headers } = multipart([{ name, content }])
  const answer = await by.browser.post('/api/v2/portfolios/files', body, headers)
  expect(answer.statusCode).toBe(200)
  return answer.json().files[0]
}

async function publish(by: TestPerson, fileIds: string[], privacy = 0): Promise<string> {
  const answer = await by.browser.post('/api/v2/portfolios/portfolio', {
    clientId: randomUUID(),
    title: '河川日記',
    content: { type: 'doc', content: [] },
    fileIds,
    date: '2026-11-01',
    classification: 'works',
    tags: ['creativity'],
    privacy,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().id
}

const list = async (by: TestPerson, query = ''): Promise<MyFilePage> =>
  (await by.browser.get(`/api/v2/files${query}`)).json()
const names = async (by: TestPerson, query = '') => (await list(by, query)).items.map((file) => file.displayName)

async function everyPage(by: TestPerson, query: string): Promise<string[]> {
  const found: string[] = []
  let cursor: string | null = null
  do {
    const page: MyFilePage = await list(by, `?${query}${cursor === null ? '' : `&cursor=${cursor}`}`)
    found.push(...page.items.map((file) => file.displayName))
    cursor = page.nextCursor
  } while (cursor !== null)
  return found
}

describe('the list of my files', () => {
  let owner: TestPerson
  beforeAll(async () => {
    owner = await newPerson(product)
    await upload(owner, 'b.txt', sample.text('x'.repeat(300)))
    await upload(owner, 'A.txt', sample.text('x'.repeat(20)))
    await upload(owner, '水質.txt', sample.text('x'.repeat(100)))
    await upload(owner, 'c.png', await sample.png())
    await upload(owner, 'a.txt', sample.text('y'.repeat(20)))
    await upload(other, 'theirs.txt')
  })

  test('is newest first, and holds nobody else’s', async () => {
    expect(await names(owner)).toEqual(['a.txt', 'c.png', '水質.txt', 'A.txt', 'b.txt'])
    expect(await names(other)).toEqual(['theirs.txt'])
  })

  test.each([
    ['newest', ['a.txt', 'c.png', '水質.txt', 'A.txt', 'b.txt']],
    ['name', ['A.txt', 'a.txt', 'b.txt', 'c.png', '水質.txt']],
  ])('goes on page by page, sorted by %s', async (sort, expected) => {
    expect(await everyPage(owner, `sort=${sort}&limit=2`)).toEqual(expected)
    expect(await everyPage(owner, `sort=${sort}&limit=1`)).toEqual(expected)
  })

  test('goes on page by page with the largest first, also among equals', async () => {
    const all = await everyPage(owner, 'sort=largest&limit=2')
    expect(all.filter((name) => name.endsWith('.txt'))).toEqual(['b.txt', '水質.txt', 'a.txt', 'A.txt'])
    expect(all).toHaveLength(5)
  })

  test('is narrowed to kinds by their flags', async () => {
    expect(await names(owner, `?type=${fileTypeFlags.image}`)).toEqual(['c.png'])
    expect(await names(owner, `?type=${fileTypeFlags.image | fileTypeFlags.txt}`)).toHaveLength(5)
    expect(await names(owner, `?type=${fileTypeFlags.audio}`)).toEqual([])
  })

  test('finds a part of a name, large or small, and takes signs as they are', async () => {
    expect(await names(owner, '?keyword=A.T')).toEqual(['a.txt', 'A.txt'])
    expect(await names(owner, `?keyword=${encodeURIComponent('水')}`)).toEqual(['水質.txt'])
    expect(await names(owner, '?keyword=%25')).toEqual([])
    expect(await names(owner, '?keyword=')).toHaveLength(5)
  })

  test('goes on where a file of the page before was removed', async () => {
    const file = await upload(owner, 'zz.txt')
    const { nextCursor } = await list(owner, '?limit=1')
    await owner.browser.delete(`/api/v2/portfolios/files/${file.id}`)
    expect(await names(owner, `?limit=1&cursor=${nextCursor}`)).toEqual(['a.txt'])
  })

  test.each([
    ['type=0'],
    ['type=1024'],
    ['type=x'],
    ['sort=oldest'],
    ['limit=0'],
    [`limit=${limits.maximumPageSize + 1}`],
    [`keyword=${'a'.repeat(limits.searchWord + 1)}`],
    ['cursor=abc'],
    [`sort=largest&cursor=${Buffer.from(JSON.stringify(['x', randomUUID()])).toString('base64url')}`],
    [`sort=name&cursor=${Buffer.from(JSON.stringify(['a\0b', randomUUID()])).toString('base64url')}`],
  ])('refuses %s', async (query) => {
    const answer = await owner.browser.get(`/api/v2/files?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('VALIDATION_FAILED')
  })

  test('takes each limit', async () => {
    const query = `limit=${limits.maximumPageSize}&keyword=${'a'.repeat(limits.searchWord)}&type=1023`
    expect((await owner.browser.get(`/api/v2/files?${query}`)).statusCode).toBe(200)
  })

  test('goes on after the longest name there can be', async () => {
    const person = await newPerson(product)
    const longest = `${'龘'.repeat(fileLimits.name - 4)}.txt`
    for (const name of ['1.txt', '2.txt']) {
      const { id } = await upload(person, name)
      const renamed = await person.browser.patch(`/api/v2/file/${id}`, { displayName: longest })
      expect(renamed.statusCode).toBe(200)
    }
    expect(await everyPage(person, 'sort=name&limit=1')).toEqual([longest, longest])
  })
})

describe('what uses a file', () => {
  test('is named: the record with its title, my picture, nothing', async () => {
    const owner = await newPerson(product)
    const [held, face, free] = [
      await upload(owner, 'held.txt'),
      await upload(owner, 'face.png', await sample.png()),
      await upload(owner, 'free.txt'),
    ]
    const post = await publish(owner, [held.id], 3)
    await product.platform.db.update(accounts).set({ avatarFileId: face.id }).where(eq(accounts.id, owner.id))
    const { items } = await list(owner, '?sort=name')
    expect(items.map(({ id, isUsed, uses }) => ({ id, isUsed, uses }))).toEqual([
      { id: face.id, isUsed: true, uses: [{ kind: 'avatar', id: null, title: '' }] },
      { id: free.id, isUsed: false, uses: [] },
      { id: held.id, isUsed: true, uses: [{ kind: 'post', id: post, title: '河川日記' }] },
    ])
  })
})

describe('the room my files take', () => {
  test('is mine alone, by kind, and says what nothing uses', async () => {
    const owner = await newPerson(product, { trialEndsAt: null })
    const limit = 2 * 1024 ** 3
    const empty: MyRoom = (await owner.browser.get('/api/v2/files/room')).json()
    expect(empty).toEqual({ count: 0, bytes: 0, limit, kinds: [], unused: { count: 0, bytes: 0 } })

    const used = await upload(owner, 'a.txt', sample.text('x'.repeat(100)))
    const free = await upload(owner, 'b.txt', sample.text('x'.repeat(50)))
    const picture = await upload(owner, 'c.png', await sample.png())
    await publish(owner, [used.id])
    const room: MyRoom = (await owner.browser.get('/api/v2/files/room')).json()
    expect(room.count).toBe(3)
    expect(room.bytes).toBe(used.bytes + free.bytes + picture.bytes)
    expect(room.kinds).toContainEqual({ kind: 'txt', count: 2, bytes: used.bytes + free.bytes })
    expect(room.kinds).toContainEqual({ kind: 'image', count: 1, bytes: picture.bytes })
    expect(room.unused).toEqual({ count: 2, bytes: free.bytes + picture.bytes })
  })
})

describe('files for the viewer', () => {
  const shown = async (by: TestPerson, ids: string[]): Promise<ShownFile[]> =>
    (await by.browser.get(`/api/v2/files/shown?ids=${ids.join(',')}`)).json().items

  test('come in the order asked for, without those that I may not see', async () => {
    const owner = await newPerson(product)
    const files = [await upload(owner, '1.txt'), await upload(owner, '2.txt'), await upload(owner, '3.txt')]
    const [first, second, third] = files.map(({ id }) => id) as [string, string, string]
    await publish(owner, [second])
    await publish(owner, [third], 3)
    const wanted = [third, first, second, randomUUID()]
    expect((await shown(owner, wanted)).map(({ id, isMine }) => [id, isMine])).toEqual([
      [third, true],
      [first, true],
      [second, true],
    ])
    expect((await shown(other, wanted)).map(({ id, isMine }) => [id, isMine])).toEqual([[second, false]])
  })

  test.each([
    ['no id', ''],
    ['an id that is none', 'abc'],
    ['an id twice', [other, other].map(() => '00000000-0000-7000-8000-000000000000').join(',')],
    ['one too many', Array.from({ length: limits.maximumPageSize + 1 }, () => randomUUID()).join(',')],
  ])('are refused for %s', async (_what, ids) => {
    expect((await other.browser.get(`/api/v2/files/shown?ids=${ids}`)).statusCode).toBe(400)
  })

  test('come for as many as a page has', async () => {
    const ids = Array.from({ length: limits.maximumPageSize }, () => randomUUID())
    expect(await shown(other, ids)).toEqual([])
  })
})

describe('removing several files', () => {
  const remove = (by: TestPerson, ids: string[]) => by.browser.post('/api/v2/files/remove', { ids })

  test('removes what nothing uses, keeps the rest, and is harmless twice', async () => {
    const owner = await newPerson(product)
    const [free, used] = [await upload(owner, '1.txt'), await upload(owner, '2.txt')]
    await publish(owner, [used.id])
    const ids = [free.id, used.id]
    expect((await remove(owner, ids)).json()).toEqual({ removed: [free.id], inUse: [used.id], missing: [] })
    expect((await remove(owner, ids)).json()).toEqual({ removed: [], inUse: [used.id], missing: [free.id] })
    expect(await names(owner)).toEqual(['2.txt'])
  })

  test('never touches another person’s files', async () => {
    const owner = await newPerson(product)
    const theirs = await upload(other, 'mine.txt')
    expect((await remove(owner, [theirs.id])).json()).toEqual({ removed: [], inUse: [], missing: [theirs.id] })
    expect(await names(other)).toContain('mine.txt')
  })

  test.each([
    ['none', []],
    ['one too many', Array.from({ length: limits.maximumPageSize + 1 }, () => randomUUID())],
  ])('is refused for %s', async (_what, ids) => {
    expect((await remove(other, ids)).statusCode).toBe(400)
  })
})
