import { randomUUID } from 'node:crypto'
import {
  sharedAccepted,
  sharedDeclined,
  sharedGivenUp,
  sharedInvited,
  sharedLeft,
  sharedTakenOut,
} from '@learntrail/contract/co-writing/events'
import { coWritingLimits } from '@learntrail/contract/co-writing/limits'
import { fileKey, sharedBounds, sharedRoots, tagKey } from '@learntrail/contract/co-writing/shared-document'
import { fileDurations, fileLimits } from '@learntrail/contract/files/limits'
import { postLimits } from '@learntrail/contract/posts/limits'
import type { Todos } from '@learntrail/contract/todos/todos'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { XmlElement, XmlText } from 'yjs'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { recordedEvents } from '../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepUnusedFiles } from '../files/files.jobs.ts'
import { text } from '../files/sample-files.fixture.ts'
import { befriend, block } from '../people/index.ts'
import { paragraph, publish, uploadFiles } from '../posts/posts.fixture.ts'
import {
  agree,
  openShared,
  part,
  publishShared,
  putFile,
  read,
  sharedAddress,
  start,
  takeFileOut,
  write,
} from './shared.fixture.ts'
import { writtenIn } from './shared-document.mapping.ts'

let product: TestApp
let owner: TestPerson
let friend: TestPerson
let other: TestPerson
let stranger: TestPerson
let id: string
beforeAll(async () => {
  product = await createTestApp()
  const make = () => newPerson(product)
  ;[owner, friend, other, stranger] = [await make(), await make(), await make(), await make()]
  for (const one of [friend, other]) await befriend(product.platform, owner.id, one.id)
})
afterAll(() => product.close())
beforeEach(async () => {
  id = (await start(owner, friend, other)).id
  await part(friend, id, { state: 'accepted' })
})

const openWindow = (by: TestPerson) => openShared(product, by, id)
type Window = Awaited<ReturnType<typeof openWindow>>
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code
const idsIn = async (by: TestPerson) =>
  (await by.browser.get(sharedAddress)).json().items.map((one: { id: string }) => one.id)
const events = (kind: { name: string }, subjectId = id) => recordedEvents(product, kind, subjectId)

describe('beginning', () => {
  test('invites friends, and the same beginning sent twice is one', async () => {
    const body = { clientId: randomUUID(), title: '水質', personIds: [friend.id] }
    const answers = await Promise.all([owner, owner, owner].map((by) => by.browser.post(sharedAddress, body)))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject({
      title: '水質',
      version: 1,
      mine: { isOwner: true, state: 'accepted', privacy: 3 },
      people: [
        { person: { id: owner.id }, isOwner: true },
        { person: { id: friend.id }, state: 'invited', isOwner: false },
      ],
      can: { edit: true, invite: true, publish: true },
      postId: null,
    })
    expect(await events(sharedInvited, answers[0]?.json().id)).toMatchObject([{ data: { personId: friend.id } }])
  })

  test('refuses who is no friend, nobody, oneself, or blocked', async () => {
    const blocked = await newPerson(product)
    await befriend(product.platform, owner.id, blocked.id)
    await block(product.platform, blocked.id, owner.id)
    for (const personId of [stranger.id, randomUUID(), owner.id, blocked.id]) {
      const body = { clientId: randomUUID(), title: '', personIds: [personId] }
      expect(codeOf(await owner.browser.post(sharedAddress, body))).toBe('USER_NOT_FOUND')
      const more = await owner.browser.post(`${sharedAddress}/${id}/people`, { personIds: [personId] })
      expect(codeOf(more)).toBe(personId === owner.id ? 'USER_NOT_FOUND' : 'USER_NOT_FOUND')
    }
  })

  test('has at most 20 co-writers', async () => {
    const host = await newPerson(product)
    const friends = await Promise.all(Array.from({ length: coWritingLimits.coWriters + 1 }, () => newPerson(product)))
    for (const one of friends) await befriend(product.platform, host.id, one.id)
    const whole = await start(host, ...friends.slice(0, coWritingLimits.coWriters))
    expect(whole.people).toHaveLength(coWritingLimits.coWriters + 1)
    const last = friends.at(-1) as TestPerson
    const invite = () => host.browser.post(`${sharedAddress}/${whole.id}/people`, { personIds: [last.id] })
    expect(codeOf(await invite())).toBe('SHARED_FULL')
    await part(friends[0] as TestPerson, whole.id, { state: 'declined' })
    expect(codeOf(await invite())).toBe('ok')
    const tooMany = { clientId: randomUUID(), personIds: friends.map((one) => one.id) }
    expect((await host.browser.post(sharedAddress, tooMany)).json()).toMatchObject({
      fields: [{ path: 'personIds', rule: 'too_many' }],
    })
  })

  test('is refused with 50 under way', async () => {
    const host = await newPerson(product)
    for (let made = 0; made < coWritingLimits.open; made += 1) await start(host)
    const answer = await host.browser.post(sharedAddress, { clientId: randomUUID() })
    expect(codeOf(answer)).toBe('SHARED_LIMIT')
  })
})

describe('an open invitation', () => {
  const open = async (by: TestPerson) =>
    (await by.browser.get('/api/v2/todos')).json<Todos>().items.filter(({ kind }) => kind === 'coWritingAsked')

  test('waits for whoever is asked until they answer, the newest first', async () => {
    const asked = await newPerson(product)
    await befriend(product.platform, owner.id, asked.id)
    expect(await open(asked)).toEqual([])
    const first = await start(owner, asked)
    product.clock.advance(1)
    const second = await start(owner, asked)
    expect(await open(asked)).toMatchObject([
      { id: second.id, title: '小論文', person: { id: owner.id } },
      { id: first.id },
    ])
    await part(asked, second.id, { state: 'declined' })
    expect(await open(asked)).toMatchObject([{ id: first.id }])
    await part(asked, first.id, { state: 'accepted' })
    expect(await open(asked)).toEqual([])
    expect(await open(owner)).toEqual([])
  })

  test('is gone with the record, its publication, and a block', async () => {
    const asked = await newPerson(product)
    await befriend(product.platform, owner.id, asked.id)
    const [given, published] = [await start(owner, asked), await start(owner, asked)]
    await owner.browser.delete(`${sharedAddress}/${given.id}`)
    expect(await open(asked)).toMatchObject([{ id: published.id }])
    await write(product, owner, published.id)
    await publishShared(owner, published.id)
    expect(await open(asked)).toEqual([])
    await start(owner, asked)
    await block(product.platform, asked.id, owner.id)
    expect(await open(asked)).toEqual([])
  })
})

describe('who has a part', () => {
  test('sees it, and to everybody else it is not there, whatever they ask', async () => {
    for (const by of [owner, friend, other]) {
      expect(await idsIn(by)).toContain(id)
      expect((await read(by, id)).title).toBe('小論文')
    }
    const address = `${sharedAddress}/${id}`
    const body = { version: 1 }
    for (const { browser } of [stranger]) {
      const answers = [
        await browser.get(address),
        await browser.get(`${address}/edits`),
        await browser.put(address, body),
        await browser.put(`${address}/files/${randomUUID()}`),
        await browser.get(`${address}/history`),
        await browser.get(`${address}/history/1`),
        await browser.post(`${address}/history/restore`, { number: 1 }),
        await browser.delete(address),
        await browser.post(`${address}/people`, { personIds: [owner.id] }),
        await browser.patch(`${address}/people/current`, { state: 'accepted' }),
        await browser.delete(`${address}/people/${friend.id}`),
        await browser.post(`${address}/publish`, { version: 1 }),
      ]
      expect(answers.map(codeOf)).toEqual(answers.map(() => 'SHARED_NOT_FOUND'))
    }
    expect(await idsIn(stranger)).not.toContain(id)
  })

  test('answers once: accepts or declines, and may leave later', async () => {
    expect((await read(friend, id)).can).toMatchObject({ edit: true, invite: false, publish: false })
    expect((await read(other, id)).can.edit).toBe(false)
    expect(codeOf(await part(other, id, { state: 'left' }))).toBe('NO_PERMISSION')
    expect(codeOf(await part(other, id, { agreedVersion: 1 }))).toBe('NO_PERMISSION')
    expect(codeOf(await part(friend, id, { state: 'declined' }))).toBe('NO_PERMISSION')
    expect(codeOf(await part(owner, id, { state: 'left' }))).toBe('NO_PERMISSION')
    expect(codeOf(await part(friend, id, { state: 'accepted' }))).toBe('ok')
    expect(await events(sharedAccepted)).toMatchObject([{ actorId: friend.id, data: { ownerId: owner.id } }])

    expect(codeOf(await part(other, id, { state: 'declined' }))).toBe('ok')
    expect(codeOf(await part(other, id, { state: 'accepted' }))).toBe('SHARED_NOT_FOUND')
    expect(codeOf(await part(friend, id, { state: 'left' }))).toBe('ok')
    expect(await idsIn(friend)).not.toContain(id)
    expect((await read(owner, id)).people).toHaveLength(1)

    await owner.browser.post(`${sharedAddress}/${id}/people`, { personIds: [other.id] })
    expect(await idsIn(other)).toContain(id)
  })

  test('can be taken out by the owner alone, and what they wrote stays', async () => {
    await write(product, friend, id, { content: paragraph('小安寫的') })
    const out = (by: TestPerson, whom: TestPerson) => by.browser.delete(`${sharedAddress}/${id}/people/${whom.id}`)
    expect(codeOf(await out(friend, other))).toBe('NO_PERMISSION')
    expect(codeOf(await out(owner, owner))).toBe('USER_NOT_FOUND')
    expect(codeOf(await out(owner, stranger))).toBe('USER_NOT_FOUND')
    expect(codeOf(await out(owner, friend))).toBe('ok')
    expect(codeOf(await out(owner, friend))).toBe('USER_NOT_FOUND')
    expect(codeOf(await friend.browser.get(`${sharedAddress}/${id}`))).toBe('SHARED_NOT_FOUND')
    expect((await read(owner, id)).content).toEqual(paragraph('小安寫的'))
    expect(await events(sharedTakenOut)).toMatchObject([{ actorId: owner.id, data: { personId: friend.id } }])
  })

  test('loses sight of it by a block with the owner, and of a co-writer by a block between the two', async () => {
    const [host, a, b] = [await newPerson(product), await newPerson(product), await newPerson(product)]
    for (const one of [a, b]) await befriend(product.platform, host.id, one.id)
    const { id: ours } = await start(host, a, b)
    for (const one of [a, b]) await part(one, ours, { state: 'accepted' })
    await write(product, a, ours, { content: paragraph('甲寫的') })
    await block(product.platform, a.id, b.id)
    const seenByB = await read(b, ours)
    expect(seenByB.people.map((one) => one.person.id)).toEqual([host.id, b.id])
    expect(seenByB.lastEdit.person).toBeNull()
    const { stretches } = (await b.browser.get(`${sharedAddress}/${ours}/history`)).json()
    expect(stretches).toMatchObject([
      { person: null, to: 2 },
      { person: null, to: 1 },
    ])
    await block(product.platform, b.id, host.id)
    expect(codeOf(await b.browser.get(`${sharedAddress}/${ours}`))).toBe('SHARED_NOT_FOUND')
    expect(await idsIn(b)).toEqual([])
    expect((await read(host, ours)).people.map((one) => one.person.id)).toEqual([host.id, a.id])
  })

  test.each(['the owner', 'the other'])(
    'has left it after a block that %s sets, and nobody hears of that',
    async (who) => {
      const [host, writer, asked] = [await newPerson(product), await newPerson(product), await newPerson(product)]
      for (const one of [writer, asked]) await befriend(product.platform, host.id, one.id)
      const { id: ours } = await start(host, writer, asked)
      await part(writer, ours, { state: 'accepted' })
      await write(product, writer, ours, { content: paragraph('一起寫的') })
      for (const one of [writer, asked]) {
        const [by, whom] = who === 'the owner' ? [host, one] : [one, host]
        await block(product.platform, by.id, whom.id)
      }
      const { rows } = await product.platform.pool.query(
        'select person_id, state from shared_people where shared_id = $1 and not is_owner',
        [ours],
      )
      expect(new Map(rows.map((row) => [row.person_id, row.state]))).toEqual(
        new Map([
          [writer.id, 'left'],
          [asked.id, 'declined'],
        ]),
      )
      for (const kind of [sharedLeft, sharedDeclined, sharedTakenOut]) expect(await events(kind, ours)).toEqual([])
      expect(await read(host, ours)).toMatchObject({ content: paragraph('一起寫的'), people: [{ isOwner: true }] })
      for (const one of [writer, asked]) {
        expect(await idsIn(one)).toEqual([])
        const again = await host.browser.post(`${sharedAddress}/${ours}/people`, { personIds: [one.id] })
        expect(codeOf(again)).toBe('USER_NOT_FOUND')
      }
    },
  )

  test('only reads with a suspended account', async () => {
    await product.platform.pool.query('update accounts set suspended_at = now() where id = $1', [other.id])
    const suspended = await newPerson(product, { suspendedAt: product.clock.now() })
    await befriend(product.platform, owner.id, suspended.id)
    const { id: ours } = await start(owner, suspended)
    expect((await read(suspended, ours)).can).toEqual({ edit: false, invite: false, publish: false })
    expect(codeOf(await part(suspended, ours, { state: 'accepted' }))).toBe('ACCOUNT_SUSPENDED')
    await product.platform.pool.query('update accounts set suspended_at = null where id = $1', [other.id])
  })
})

describe('writing', () => {
  test('adds versions, says who wrote last, and is merged with what the others write', async () => {
    await write(product, owner, id, { content: paragraph('一') })
    const mine = await read(owner, id)
    expect(mine).toMatchObject({ lastEdit: { person: { id: owner.id } }, content: paragraph('一') })
    await write(product, friend, id, { content: paragraph('二') })
    const theirs = await read(owner, id)
    expect(theirs).toMatchObject({ lastEdit: { person: { id: friend.id } }, content: paragraph('二') })
    expect(theirs.version).toBeGreaterThan(mine.version)
  })

  test('of two who type in one paragraph and choose at the same moment keeps both', async () => {
    await write(product, owner, id, { content: paragraph('開頭'), tags: [] })
    const windows = await Promise.all([owner, friend].map((by) => openWindow(by)))
    for (const [place, typed] of ['小雨：', '，結尾'].entries()) {
      const { document } = windows[place] as Window
      const line = document.getXmlFragment(sharedRoots.content).get(0) as XmlElement
      const words = line.get(0) as XmlText
      words.insert(place === 0 ? 0 : words.length, typed)
      document.getMap(sharedRoots.fields).set(tagKey(place === 0 ? 'teamwork' : 'sdg_6'), 0)
    }
    await Promise.all(windows.map((window) => window.send()))
    const merged = await read(owner, id)
    expect(merged.content).toEqual(paragraph('小雨：開頭，結尾'))
    expect(merged.tags.toSorted()).toEqual(['sdg_6', 'teamwork'])
  })

  test('is another version only where it says something else', async () => {
    await write(product, owner, id)
    await agree(id, friend)
    const { version } = await read(owner, id)
    const window = await openWindow(owner)
    const title = window.document.getText(sharedRoots.title)
    title.insert(0, ' ')
    title.delete(0, 1)
    window.document.getMap(sharedRoots.fields).set(tagKey('teamwork'), 5)
    await window.send()
    expect(await read(friend, id)).toMatchObject({ version, mine: { hasAgreed: true } })
    await write(product, owner, id, { title: '小論文 2' })
    expect((await read(friend, id)).mine.hasAgreed).toBe(false)
  })

  test('is for those who accepted; whoever is asked reads, and to others it is not there', async () => {
    await expect(write(product, other, id)).rejects.toMatchObject({ code: 'DOCUMENT_READ_ONLY' })
    await expect(write(product, stranger, id)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['left', () => part(friend, id, { state: 'left' })],
    ['been taken out', () => owner.browser.delete(`${sharedAddress}/${id}/people/${friend.id}`)],
    ['blocked the owner', () => block(product.platform, friend.id, owner.id)],
  ])('ends at once for who has %s', async (how, leave) => {
    if (how === 'blocked the owner') {
      friend = await newPerson(product)
      await befriend(product.platform, owner.id, friend.id)
      id = (await start(owner, friend)).id
      await part(friend, id, { state: 'accepted' })
    }
    await write(product, friend, id, { title: '還在' })
    await leave()
    await expect(write(product, friend, id, { title: '走了' })).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' })
    expect((await read(owner, id)).title).toBe('還在')
    if (how === 'blocked the owner') {
      friend = await newPerson(product)
      await befriend(product.platform, owner.id, friend.id)
    }
  })

  test('that is over a limit is kept whole, and is not what a record may be', async () => {
    const title = '長'.repeat(postLimits.title + 1)
    await write(product, owner, id, { title })
    expect((await read(friend, id)).title).toBe(title)
    const huge = { title: 'x'.repeat(sharedBounds.title + 1) }
    await expect(write(product, owner, id, huge)).rejects.toMatchObject({ code: 'DOCUMENT_CHANGE_UNREADABLE' })
    await write(product, owner, id, { title: 'x'.repeat(sharedBounds.title) })
  })

  test('by a page from before documents is refused, so that it keeps its text', async () => {
    const old = { version: 1, title: '舊頁面', content: paragraph('舊頁面'), fileIds: [], date: null }
    const save = (by: TestPerson) => by.browser.put(`${sharedAddress}/${id}`, old)
    expect([codeOf(await save(friend)), codeOf(await save(stranger))]).toEqual([
      'DOCUMENT_SCHEMA_OLD',
      'SHARED_NOT_FOUND',
    ])
    expect((await read(owner, id)).title).toBe('小論文')
  })
})

describe('what was written before records were documents', () => {
  test('is what the document holds at first, and stays agreed to', async () => {
    const content = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '方法' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '粗', marks: [{ type: 'bold' }] },
            { type: 'text', text: '體' },
            { type: 'formula', attrs: { latex: 'x^2' } },
          ],
        },
        { type: 'orderedList', content: [{ type: 'listItem', content: paragraph('一').content }] },
      ],
    }
    const { pool } = product.platform
    await pool.query(
      `update shared_records set title = '舊的', content = $2, tags = '{sdg_6,teamwork}', custom_tags = '{專題}',
        date = '2026-10-01', classification = 'works', version = 9 where id = $1`,
      [id, JSON.stringify(content)],
    )
    await pool.query('update shared_people set agreed_version = 9 where shared_id = $1 and person_id = $2', [
      id,
      friend.id,
    ])
    const window = await openWindow(owner)
    expect(writtenIn(window.document)).toEqual({
      title: '舊的',
      content,
      date: '2026-10-01',
      classification: 'works',
      tags: ['sdg_6', 'teamwork'],
      customTags: ['專題'],
      fileIds: [],
    })
    expect(await read(friend, id)).toMatchObject({ version: 9, content, mine: { hasAgreed: true } })
    window.document.getText(sharedRoots.title).insert(2, '標題')
    await window.send()
    expect(await read(friend, id)).toMatchObject({ version: 10, title: '舊的標題', mine: { hasAgreed: false } })
  })

  test('is still told of who wrote it', async () => {
    await product.platform.pool.query(
      `insert into shared_edits (id, shared_id, person_id, started_at, at, fields, before, added, removed)
       values ($1, $2, $3, now(), now(), '{content}', '{"type":"doc","content":[]}', '開頭', '')`,
      [randomUUID(), id, friend.id],
    )
    const { items } = (await owner.browser.get(`${sharedAddress}/${id}/edits`)).json()
    expect(items).toMatchObject([{ person: { id: friend.id }, added: '開頭', fields: ['content'] }])
  })
})

describe('files', () => {
  const upload = async (by: TestPerson) =>
    String((await uploadFiles(by, [{ name: 'a.txt', content: text(randomUUID()) }]))[0]?.id)
  const idsOf = async (by: TestPerson) => (await read(by, id)).files.map((file) => file.id)

  test('come from everybody who writes in the order that they say, and only they see them', async () => {
    const [mine, theirs] = [await upload(owner), await upload(friend)]
    expect(codeOf(await putFile(owner, id, mine))).toBe('ok')
    const { version } = await read(owner, id)
    expect(codeOf(await putFile(friend, id, theirs))).toBe('ok')
    expect((await read(owner, id)).version).toBeGreaterThan(version)
    expect(await idsOf(other)).toEqual([mine, theirs])
    await write(product, friend, id)
    const window = await openWindow(friend)
    window.document.getMap(sharedRoots.fields).set(fileKey(theirs), -1)
    await window.send()
    expect(await idsOf(other)).toEqual([theirs, mine])
    const status = async (by: TestPerson) => (await by.browser.get(`/api/v2/files/${mine}/entity`)).statusCode
    expect([await status(friend), await status(other), await status(stranger)]).toEqual([200, 200, 404])
    expect(codeOf(await owner.browser.delete(`/api/v2/portfolios/files/${mine}`))).toBe('FILE_IN_USE')
    await part(other, id, { state: 'declined' })
    expect(await status(other)).toBe(404)
  })

  test('put or taken out again change nothing; a document brings none along and takes none away', async () => {
    const [mine, foreign] = [await upload(owner), await upload(stranger)]
    await putFile(owner, id, mine)
    const { version } = await read(owner, id)
    expect(codeOf(await putFile(owner, id, mine))).toBe('ok')
    expect((await read(owner, id)).version).toBe(version)
    const window = await openWindow(friend)
    window.document.getMap(sharedRoots.fields).set(fileKey(foreign), 0)
    window.document.getMap(sharedRoots.fields).delete(fileKey(mine))
    await window.send()
    expect(await idsOf(owner)).toEqual([mine])
    for (const _again of [1, 2]) expect(codeOf(await takeFileOut(friend, id, mine))).toBe('ok')
    expect(await idsOf(owner)).toEqual([])
  })

  test('are put and taken out by those who accepted, while it is not published', async () => {
    const [mine, theirs] = [await upload(owner), await upload(other)]
    await putFile(owner, id, mine)
    for (const call of [putFile, takeFileOut]) {
      expect(codeOf(await call(other, id, theirs))).toBe('NO_PERMISSION')
      expect(codeOf(await call(stranger, id, theirs))).toBe('SHARED_NOT_FOUND')
    }
    await write(product, owner, id)
    await agree(id, friend)
    expect(codeOf(await publishShared(owner, id))).toBe('ok')
    for (const call of [putFile, takeFileOut]) expect(codeOf(await call(owner, id, mine))).toBe('SHARED_PUBLISHED')
  })

  test('that a writer takes out of their own go after a day, and what others brought stays theirs', async () => {
    const [mine, theirs] = [await upload(owner), await upload(friend)]
    await putFile(owner, id, mine)
    await putFile(friend, id, theirs)
    await takeFileOut(owner, id, mine)
    await takeFileOut(owner, id, theirs)
    product.clock.advance(fileDurations.letGoFile + 1)
    await sweepUnusedFiles(product.platform)
    const status = async (by: TestPerson, file: string) =>
      (await by.browser.get(`/api/v2/files/${file}/entity`)).statusCode
    expect([await status(owner, mine), await status(friend, theirs)]).toEqual([404, 200])
  })

  test("that are somebody else's, nobody's or in a record already are refused", async () => {
    expect(codeOf(await putFile(owner, id, await upload(friend)))).toBe('FILE_NOT_FOUND')
    expect(codeOf(await putFile(owner, id, randomUUID()))).toBe('FILE_NOT_FOUND')
    const used = await upload(owner)
    await publish(owner, { fileIds: [used] })
    expect(codeOf(await putFile(owner, id, used))).toBe('FILE_IN_USE')
    const shared = await upload(owner)
    await putFile(owner, id, shared)
    const { id: second } = await start(owner)
    expect(codeOf(await putFile(owner, second, shared))).toBe('FILE_IN_USE')
    expect((await read(owner, second)).files).toEqual([])
  })

  test('are at most so many, and at most 100 MB together', async () => {
    const ids = [await upload(owner), await upload(owner)] as const
    const weigh = (bytes: number) =>
      product.platform.pool.query('update files set bytes = $2 where id = any($1)', [ids, bytes])
    await weigh(fileLimits.uploadBytes / 2 + 1)
    await putFile(owner, id, ids[0])
    expect(codeOf(await putFile(owner, id, ids[1]))).toBe('FILE_TOO_LARGE')
    await weigh(fileLimits.uploadBytes / 2)
    expect(codeOf(await putFile(owner, id, ids[1]))).toBe('ok')
    await weigh(1)
    for (let count = ids.length; count < fileLimits.count; count += 1)
      expect(codeOf(await putFile(owner, id, await upload(owner)))).toBe('ok')
    const answer = await putFile(owner, id, await upload(owner))
    expect(answer.json()).toMatchObject({ code: 'SHARED_FILES_FULL', values: { limit: fileLimits.count } })
  })
})

describe('giving it up', () => {
  test('is the owner’s, and tells everybody who had a part', async () => {
    const remove = (by: TestPerson) => by.browser.delete(`${sharedAddress}/${id}`)
    expect(codeOf(await remove(friend))).toBe('NO_PERMISSION')
    expect(codeOf(await remove(owner))).toBe('ok')
    expect(codeOf(await remove(owner))).toBe('SHARED_NOT_FOUND')
    expect(codeOf(await friend.browser.get(`${sharedAddress}/${id}`))).toBe('SHARED_NOT_FOUND')
    const [told, ...more] = await events(sharedGivenUp)
    expect([told?.actorId, more]).toEqual([owner.id, []])
    expect(new Set(told?.data.personIds as string[])).toEqual(new Set([owner.id, friend.id, other.id]))
  })
})

test('agreeing is to one version, and can be taken back', async () => {
  await write(product, owner, id)
  expect(codeOf(await part(friend, id, { agreedVersion: 1 }))).toBe('SHARED_CHANGED')
  await agree(id, friend)
  expect(await read(owner, id)).toMatchObject({ can: { publish: true } })
  expect((await read(friend, id)).mine.hasAgreed).toBe(true)
  await write(product, owner, id, { title: '又改' })
  expect((await read(friend, id)).mine.hasAgreed).toBe(false)
  await agree(id, friend)
  expect(codeOf(await part(friend, id, { agreedVersion: null }))).toBe('ok')
  expect(codeOf(await publishShared(owner, id))).toBe('SHARED_NOT_AGREED')
})
