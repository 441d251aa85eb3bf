import { randomUUID } from 'node:crypto'
import { emptyDocument } from '@learntrail/contract/content/document'
import { scheduling } from '@learntrail/contract/limits'
import type { Post } from '@learntrail/contract/posts/posts'
import { tagsChanged } from '@learntrail/contract/tags/events'
import { tagLimits } from '@learntrail/contract/tags/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { recordedEvents } from '../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { agree, part, read, sharedAddress, start, write } from '../co-writing/shared.fixture.ts'
import { befriend } from '../people/index.ts'
import { postBody, publish } from '../posts/posts.fixture.ts'

let product: TestApp
let me: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  me = await newPerson(product)
})

const path = '/api/v2/portfolios/current/tags'
const add = (name: string) => me.browser.post(path, { name })
const rename = (name: string, newName: string) => me.browser.patch(path, { name, newName })
const merge = (names: string[], into: string) => me.browser.post(`${path}/merge`, { names, into })
const remove = (name: string) => me.browser.delete(`${path}?name=${encodeURIComponent(name)}`)
const tags = async (by = me) => (await by.browser.get(path)).json()
const tagsOf = async ({ id }: Post) => (await me.browser.get(`/api/v2/portfolios/${id}`)).json().customTags
const found = async (query: string) =>
  (await me.browser.get(`/api/v2/portfolios?view=mine&${query}`)).json().items.map(({ title }: Post) => title)

test('a tag is added by itself and can be chosen; a spelling of one that is there is refused', async () => {
  expect((await add('小論文')).json()).toEqual({ name: '小論文' })
  expect((await tags()).custom).toEqual([{ name: '小論文', count: 0 }])
  await publish(me, { customTags: ['Python'] })
  for (const name of ['小論文', 'ＰＹＴＨＯＮ']) expect((await add(name)).json()).toMatchObject({ code: 'TAG_EXISTS' })
  expect((await tags()).custom).toEqual([
    { name: 'Python', count: 1 },
    { name: '小論文', count: 0 },
  ])
})

test('30 characters and not one more; none of the unsafe ones', async () => {
  expect((await add('長'.repeat(tagLimits.customTag))).statusCode).toBe(200)
  expect((await add('長'.repeat(tagLimits.customTag + 1))).statusCode).toBe(400)
  expect((await add('a<b')).statusCode).toBe(400)
})

test('so many may wait for a record', async () => {
  await product.platform.pool.query(
    `insert into own_tags (owner_id, key, name, created_at) select $1, n::text, n::text, now() from generate_series(1, $2::int) n`,
    [me.id, tagLimits.unused - 1],
  )
  expect((await add('最後一個')).statusCode).toBe(200)
  expect((await add('太多了')).json()).toMatchObject({ code: 'TAG_LIMIT_REACHED' })
})

describe('renaming', () => {
  test('reaches all of my records in every spelling, nobody else’s, and the search', async () => {
    const [a, b] = [
      await publish(me, { title: '甲', customTags: ['Python', '程式'] }),
      await publish(me, { title: '乙', customTags: ['ｐｙｔｈｏｎ'] }),
    ]
    const other = await newPerson(product)
    const theirs = await publish(other, { customTags: ['Python'] })
    expect((await rename('PYTHON', '寫程式')).json()).toEqual({ recordCount: 2 })
    expect([await tagsOf(a), await tagsOf(b), await tagsOf(theirs)]).toEqual([
      ['寫程式', '程式'],
      ['寫程式'],
      ['Python'],
    ])
    expect(await found('words=寫程式')).toHaveLength(2)
    expect(await found('words=python')).toEqual([])
    expect((await tags()).recent).toContain('寫程式')
    expect((await tags()).recent).not.toContain('Python')
    expect((await tagsOf(a)).editedAt).toBeUndefined()
    const data = { action: 'rename', name: 'PYTHON', into: '寫程式', recordCount: 2 }
    expect(await recordedEvents(product, tagsChanged, me.id)).toEqual([{ actorId: me.id, data }])
  })
  test('to another of my tags is refused, to another spelling of itself is not', async () => {
    const post = await publish(me, { customTags: ['科展', 'python'] })
    expect((await rename('科展', 'PYTHON')).json()).toMatchObject({ code: 'TAG_EXISTS' })
    expect((await rename('不存在', '新的')).json()).toMatchObject({ code: 'TAG_NOT_FOUND' })
    expect((await rename('python', 'Python')).json()).toEqual({ recordCount: 1 })
    expect(await tagsOf(post)).toEqual(['科展', 'Python'])
  })
  test('of a tag without a record', async () => {
    await add('想到的')
    expect((await rename('想到的', '想好的')).json()).toEqual({ recordCount: 0 })
    expect((await tags()).custom).toEqual([{ name: '想好的', count: 0 }])
  })
})

test('merging makes one of several, once a record, and sending it again changes nothing', async () => {
  const [a, b, c] = [
    await publish(me, { customTags: ['科展', '科學展覽', '生物'] }),
    await publish(me, { customTags: ['科學展覽'] }),
    await publish(me, { customTags: ['科展'] }),
  ]
  await add('科展比賽')
  expect((await merge(['科展', '科學展覽', '科展比賽'], '科展')).json()).toEqual({ recordCount: 2 })
  expect([await tagsOf(a), await tagsOf(b), await tagsOf(c)]).toEqual([['科展', '生物'], ['科展'], ['科展']])
  expect((await tags()).custom.map(({ name }: { name: string }) => name)).toEqual(['科展', '生物'])
  expect((await merge(['科展'], '科展')).json()).toEqual({ recordCount: 0 })
  expect((await merge(['科展', '沒有'], '科展')).json()).toMatchObject({ code: 'TAG_NOT_FOUND' })
  expect((await merge([], '科展')).statusCode).toBe(400)
})

test('removing takes a tag off all records and keeps the records', async () => {
  const post = await publish(me, { customTags: ['臨時', '專題'] })
  expect((await remove('臨時')).json()).toEqual({ recordCount: 1 })
  expect(await tagsOf(post)).toEqual(['專題'])
  expect((await remove('臨時')).json()).toMatchObject({ code: 'TAG_NOT_FOUND' })
})

describe('what is not published yet', () => {
  const drafts = '/api/v2/portfolios/drafts'
  const scheduled = '/api/v2/newfile/scheduled-posts'
  const slots = '/api/v2/portfolios/slots'
  const guides = '/api/v2/guide/guide-portfolio'
  const writer = randomUUID()
  const customTags = ['科展', '臨時']

  const begin = async (by: TestPerson, given = customTags) =>
    (await by.browser.post(drafts, { clientId: randomUUID(), writer, save: 1, customTags: given })).json()
  const schedule = async (by: TestPerson) => {
    const scheduledAt = new Date(product.clock.now().getTime() + scheduling.ahead + 60_000).toISOString()
    const body = { ...postBody({ customTags }), scheduledAt }
    return (await by.browser.post('/api/v2/portfolios/portfolio', body)).json()
  }
  const fillSlot = (by: TestPerson) =>
    by.browser.put(`${slots}/1`, { name: '實驗', content: emptyDocument, customTags })
  const guide = { kind: 'event_quest', base: null, answers: { goal: '撿完' }, own: [], title: '', step: 0, date: null }
  const beginGuide = (by: TestPerson) =>
    by.browser.put(guides, { ...guide, classification: null, tags: [], customTags })
  const one = async (by: TestPerson, address: string) => (await by.browser.get(address)).json()
  /** Own tags of everything that can have them. */
  const waiting = async (by: TestPerson) => {
    const draft = (await one(by, drafts)).items[0]
    const planned = (await one(by, scheduled)).items[0]
    return {
      draft: (await one(by, `${drafts}/${draft.id}`)).customTags,
      scheduled: (await one(by, `${scheduled}/${planned.id}`)).customTags,
      slot: (await one(by, slots)).items[0].customTags,
      guide: (await one(by, guides)).items[0].customTags,
    }
  }
  const all = (tags: string[]) => ({ draft: tags, scheduled: tags, slot: tags, guide: tags })
  const fill = async (by: TestPerson) => {
    await publish(by, { customTags })
    await begin(by)
    await schedule(by)
    await fillSlot(by)
    await beginGuide(by)
  }

  test('is renamed, merged and removed along, in every spelling, and nobody else’s', async () => {
    const other = await newPerson(product)
    for (const by of [me, other]) await fill(by)
    expect((await rename('科展', '科學展覽')).json()).toEqual({ recordCount: 1 })
    expect(await waiting(me)).toEqual(all(['科學展覽', '臨時']))
    await merge(['臨時', '科學展覽'], '展覽')
    expect(await waiting(me)).toEqual(all(['展覽']))
    await remove('展覽')
    expect(await waiting(me)).toEqual(all([]))
    expect(await waiting(other)).toEqual(all(customTags))
  })

  test('an older window cannot bring the former tag back, the one that writes goes on', async () => {
    await publish(me, { customTags: ['科展'] })
    const [draft, planned] = [await begin(me, ['科展']), await schedule(me)]
    await rename('科展', '科學展覽')
    const late = { version: planned.version, post: { ...postBody({ customTags: ['科展'] }), clientId: undefined } }
    const refused = await me.browser.patch(`${scheduled}/${planned.id}`, late)
    expect(refused.json()).toMatchObject({ code: 'SCHEDULE_CONFLICT' })

    const save = (by: string, number: number, change: object) =>
      me.browser.patch(`${drafts}/${draft.id}`, { writer: by, save: number, version: draft.version, ...change })
    expect((await save(randomUUID(), 1, { customTags: ['科展'] })).json()).toMatchObject({ code: 'DRAFT_CONFLICT' })
    const saved = (await save(writer, 2, { title: '標題' })).json()
    expect(saved).toMatchObject({ title: '標題', customTags: ['科學展覽'] })
  })

  test('a guide has a new revision', async () => {
    await fill(me)
    const [before] = (await one(me, guides)).items
    await rename('科展', '科學展覽')
    const again = { ...guide, base: before.revision, classification: null, tags: [], customTags }
    expect((await me.browser.put(guides, again)).json()).toMatchObject({ code: 'GUIDE_CHANGED' })
  })

  test('a record written together is its owner’s: renamed by them as an edit, not by a co-writer', async () => {
    const friend = await newPerson(product)
    await befriend(product.platform, me.id, friend.id)
    for (const by of [me, friend]) await publish(by, { customTags: ['科展'] })
    const { id } = await start(me, friend)
    await part(friend, id, { state: 'accepted' })
    await write(product, me, id, { customTags: ['科展', '共筆'] })
    await agree(id, friend)

    await friend.browser.patch(path, { name: '科展', newName: '朋友的' })
    expect(await read(me, id)).toMatchObject({ customTags: ['科展', '共筆'] })
    const before = await read(me, id)
    await rename('科展', '科學展覽')
    const after = await read(friend, id)
    expect(after).toMatchObject({ customTags: ['科學展覽', '共筆'] })
    // The friend had agreed to another text.
    expect(after.mine.hasAgreed).toBe(false)
    expect(after.version).toBeGreaterThan(before.version)
    const { stretches } = await one(friend, `${sharedAddress}/${id}/history`)
    expect(stretches[0]).toMatchObject({ person: { id: me.id } })
  })

  test('changes nothing when the change of the records fails', async () => {
    await fill(me)
    const { pool } = product.platform
    await pool.query(`create function fail_events() returns trigger language plpgsql as
      $$ begin if new.kind = 'tags.changed' then raise exception 'no'; end if; return new; end $$`)
    await pool.query('create trigger fail_events before insert on events for each row execute function fail_events()')
    try {
      expect((await rename('科展', '科學展覽')).statusCode).toBe(500)
    } finally {
      await pool.query('drop trigger fail_events on events')
    }
    expect(await waiting(me)).toEqual(all(customTags))
    expect((await tags()).custom.map(({ name }: { name: string }) => name)).toContain('科展')
  })
})

test('changes at the same moment come one after the other', async () => {
  const post = await publish(me, { customTags: ['一', '二', '三'] })
  await Promise.all([rename('一', '壹'), rename('二', '貳'), remove('三'), merge(['一', '壹'], '壹')])
  expect(await tagsOf(post)).toEqual(['壹', '貳'])
})
