import { randomUUID } from 'node:crypto'
import { contentLimits } from '@learntrail/contract/content/limits'
import { fileDurations, fileLimits } from '@learntrail/contract/files/limits'
import { limits } from '@learntrail/contract/limits'
import {
  sharedAccepted,
  sharedDeclined,
  sharedGivenUp,
  sharedInvited,
  sharedLeft,
  sharedTakenOut,
} from '@learntrail/contract/posts/events'
import { postLimits } from '@learntrail/contract/posts/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweepUnusedFiles } from '../../files/files.jobs.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { befriend, block } from '../../people/index.ts'
import { paragraph, publish, uploadFiles } from '../posts.fixture.ts'
import { agree, part, publishShared, read, save, sharedAddress, start } from './shared.fixture.ts'

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
    const friends = await Promise.all(Array.from({ length: postLimits.coWriters + 1 }, () => newPerson(product)))
    for (const one of friends) await befriend(product.platform, host.id, one.id)
    const whole = await start(host, ...friends.slice(0, postLimits.coWriters))
    expect(whole.people).toHaveLength(postLimits.coWriters + 1)
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
    for (let made = 0; made < postLimits.openShared; made += 1) await start(host)
    const answer = await host.browser.post(sharedAddress, { clientId: randomUUID() })
    expect(codeOf(answer)).toBe('SHARED_LIMIT')
  })
})

describe('an open invitation', () => {
  const open = async (by: TestPerson) => (await by.browser.get(`${sharedAddress}/invitations`)).json()

  test('is told to whoever is asked until they answer, the newest by name', async () => {
    const asked = await newPerson(product)
    await befriend(product.platform, owner.id, asked.id)
    expect(await open(asked)).toEqual({ count: 0, newest: null })
    const first = await start(owner, asked)
    const second = await start(owner, asked)
    expect(await open(asked)).toMatchObject({
      count: 2,
      newest: { id: second.id, title: '小論文', owner: { id: owner.id } },
    })
    await part(asked, second.id, { state: 'declined' })
    expect(await open(asked)).toMatchObject({ count: 1, newest: { id: first.id } })
    await part(asked, first.id, { state: 'accepted' })
    expect(await open(asked)).toEqual({ count: 0, newest: null })
    expect(await open(owner)).toEqual({ count: 0, newest: null })
  })

  test('is gone with the record, its publication, and a block', async () => {
    const asked = await newPerson(product)
    await befriend(product.platform, owner.id, asked.id)
    const [given, published] = [await start(owner, asked), await start(owner, asked)]
    await owner.browser.delete(`${sharedAddress}/${given.id}`)
    expect(await open(asked)).toMatchObject({ count: 1 })
    await save(owner, published.id)
    await publishShared(owner, published.id)
    expect(await open(asked)).toEqual({ count: 0, newest: null })
    await start(owner, asked)
    await block(product.platform, asked.id, owner.id)
    expect(await open(asked)).toEqual({ count: 0, newest: null })
  })
})

describe('who has a part', () => {
  test('sees it, and to everybody else it is not there, whatever they ask', async () => {
    for (const by of [owner, friend, other]) {
      expect(await idsIn(by)).toContain(id)
      expect((await read(by, id)).title).toBe('小論文')
    }
    const address = `${sharedAddress}/${id}`
    const body = { version: 1, title: '', content: paragraph('x'), fileIds: [], date: null, classification: null }
    for (const { browser } of [stranger]) {
      const answers = [
        await browser.get(address),
        await browser.get(`${address}/edits`),
        await browser.put(address, { ...body, tags: [], customTags: [] }),
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
    await save(friend, id, { content: paragraph('小安寫的') })
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
    await save(a, ours, { content: paragraph('甲寫的') })
    await block(product.platform, a.id, b.id)
    const seenByB = await read(b, ours)
    expect(seenByB.people.map((one) => one.person.id)).toEqual([host.id, b.id])
    expect(seenByB.lastEdit.person).toBeNull()
    expect((await b.browser.get(`${sharedAddress}/${ours}/edits`)).json().items).toMatchObject([
      { person: null, added: '甲寫的' },
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
      await save(writer, ours, { content: paragraph('一起寫的') })
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
  test('adds versions, says who wrote last, and refuses what was written on an older one', async () => {
    const mine = (await save(owner, id, { content: paragraph('一') })).json()
    expect(mine).toMatchObject({ version: 2, lastEdit: { person: { id: owner.id } }, content: paragraph('一') })
    const theirs = (await save(friend, id, { content: paragraph('二') })).json()
    expect(theirs).toMatchObject({ version: 3, lastEdit: { person: { id: friend.id } } })
    const late = await save(owner, id, { version: 2, content: paragraph('三') })
    expect(late.json()).toMatchObject({ code: 'SHARED_CHANGED', values: { version: 3 } })
    expect((await read(owner, id)).content).toEqual(paragraph('二'))
  })

  test('at the same moment on the same version lets one through', async () => {
    const answers = await Promise.all(
      ['一', '二', '三'].map((words) => save(owner, id, { version: 1, content: paragraph(words) })),
    )
    expect(answers.map(codeOf).sort()).toEqual(['SHARED_CHANGED', 'SHARED_CHANGED', 'ok'])
  })

  test('the same again changes nothing', async () => {
    await save(owner, id)
    expect((await save(owner, id, { version: 1 })).json().version).toBe(2)
  })

  test('is for those who accepted', async () => {
    expect(codeOf(await save(other, id))).toBe('NO_PERMISSION')
  })

  test('is remembered as who wrote what, a stretch an entry', async () => {
    await save(owner, id, { content: paragraph('開頭') })
    const doc = (...lines: string[]) => ({
      type: 'doc' as const,
      content: lines.flatMap((one) => paragraph(one).content),
    })
    await save(friend, id, { content: doc('開頭', '中間') })
    await save(friend, id, { title: '新標題', content: doc('開頭', '中間', '結尾') })
    const { items } = (await owner.browser.get(`${sharedAddress}/${id}/edits`)).json()
    expect(items).toMatchObject([
      { person: { id: friend.id }, fields: ['content', 'title'], added: '中間\n結尾', removed: '' },
      { person: { id: owner.id }, added: '開頭' },
    ])
    product.clock.advance(limits.pageSize * 60_000)
    await save(friend, id, { content: doc('開頭', '結尾') })
    const later = (await owner.browser.get(`${sharedAddress}/${id}/edits`)).json().items
    expect(later).toHaveLength(3)
    expect(later[0]).toMatchObject({ person: { id: friend.id }, added: '', removed: '中間' })
  })

  test.each([
    ['title', 'too_long', { title: '長'.repeat(postLimits.title + 1) }],
    ['content', 'too_long', { content: paragraph('長'.repeat(contentLimits.characters + 1)) }],
    ['fileIds', 'too_many', { fileIds: Array.from({ length: fileLimits.count + 1 }, () => randomUUID()) }],
    ['fileIds', 'duplicate', { fileIds: Array.from({ length: 2 }, () => '00000000-0000-7000-8000-000000000001') }],
    ['customTags', 'too_many', { customTags: Array.from({ length: postLimits.customTags + 1 }, (_, n) => `t${n}`) }],
    ['date', 'in_future', { date: '2999-01-01' }],
    ['version', 'invalid', { version: 0 }],
  ])('past a limit is refused: %s %s', async (path, rule, change) => {
    expect((await save(owner, id, change)).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path, rule }],
    })
  })

  test('at the limits is accepted', async () => {
    const change = { title: '長'.repeat(postLimits.title), content: paragraph('長'.repeat(contentLimits.characters)) }
    expect(codeOf(await save(owner, id, change))).toBe('ok')
    expect(codeOf(await save(owner, id, { date: null, classification: null, tags: [] }))).toBe('ok')
  })

  test('mentions only those whom the writer may meet, names others in plain words, and keeps the mentions of others', async () => {
    const mention = (personId: string) => ({
      type: 'doc' as const,
      content: [
        { type: 'paragraph' as const, content: [{ type: 'mention' as const, attrs: { id: personId, label: 'x' } }] },
      ],
    })
    const contentOf = async () => (await owner.browser.get(`${sharedAddress}/${id}`)).json().content
    const plain = { ...mention(''), content: [{ type: 'paragraph', content: [{ type: 'text', text: '@x' }] }] }
    expect(codeOf(await save(owner, id, { content: mention(randomUUID()) }))).toBe('ok')
    expect(await contentOf()).toEqual(plain)
    const shy = await newPerson(product)
    expect(codeOf(await save(owner, id, { content: mention(shy.id) }))).toBe('ok')
    await block(product.platform, shy.id, friend.id)
    expect(codeOf(await save(friend, id, { title: '改標題', content: mention(shy.id) }))).toBe('ok')
    expect(codeOf(await save(friend, id, { content: paragraph('x') }))).toBe('ok')
    const again = { content: mention(shy.id) }
    expect(codeOf(await save(friend, id, again))).toBe('ok')
    expect(await contentOf()).toEqual(plain)
  })
})

describe('files', () => {
  const upload = async (by: TestPerson) =>
    String((await uploadFiles(by, [{ name: 'a.txt', content: text(randomUUID()) }]))[0]?.id)

  test('come from everybody who writes, and only they see them', async () => {
    const [mine, theirs] = [await upload(owner), await upload(friend)]
    await save(owner, id, { fileIds: [mine] })
    expect(codeOf(await save(friend, id, { fileIds: [theirs, mine] }))).toBe('ok')
    expect((await read(other, id)).files.map((file) => file.id)).toEqual([theirs, mine])
    const status = async (by: TestPerson) => (await by.browser.get(`/api/v2/files/${mine}/entity`)).statusCode
    expect([await status(friend), await status(other), await status(stranger)]).toEqual([200, 200, 404])
    expect(codeOf(await owner.browser.delete(`/api/v2/portfolios/files/${mine}`))).toBe('FILE_IN_USE')
    await part(other, id, { state: 'declined' })
    expect(await status(other)).toBe(404)
  })

  test('that a writer takes out of their own go after a day, and what others brought stays theirs', async () => {
    const [mine, theirs] = [await upload(owner), await upload(friend)]
    await save(owner, id, { fileIds: [mine] })
    await save(friend, id, { fileIds: [mine, theirs] })
    await save(owner, id, { fileIds: [] })
    product.clock.advance(fileDurations.letGoFile + 1)
    await sweepUnusedFiles(product.platform)
    const status = async (by: TestPerson, file: string) =>
      (await by.browser.get(`/api/v2/files/${file}/entity`)).statusCode
    expect([await status(owner, mine), await status(friend, theirs)]).toEqual([404, 200])
  })

  test("that are somebody else's, nobody's or in a record already are refused", async () => {
    expect(codeOf(await save(owner, id, { fileIds: [await upload(friend)] }))).toBe('FILE_NOT_FOUND')
    expect(codeOf(await save(owner, id, { fileIds: [randomUUID()] }))).toBe('FILE_NOT_FOUND')
    const used = await upload(owner)
    await publish(owner, { fileIds: [used] })
    expect(codeOf(await save(owner, id, { fileIds: [used] }))).toBe('FILE_IN_USE')
    const shared = await upload(owner)
    await save(owner, id, { fileIds: [shared] })
    const { id: second } = await start(owner)
    expect(codeOf(await save(owner, second, { fileIds: [shared] }))).toBe('FILE_IN_USE')
  })

  test('have at most 100 MB together', async () => {
    const ids = [await upload(owner), await upload(owner)]
    const weigh = (bytes: number) =>
      product.platform.pool.query('update files set bytes = $2 where id = any($1)', [ids, bytes])
    await weigh(fileLimits.uploadBytes / 2 + 1)
    expect(codeOf(await save(owner, id, { fileIds: ids }))).toBe('FILE_TOO_LARGE')
    await weigh(fileLimits.uploadBytes / 2)
    expect(codeOf(await save(owner, id, { fileIds: ids }))).toBe('ok')
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
  await save(owner, id)
  expect(codeOf(await part(friend, id, { agreedVersion: 1 }))).toBe('SHARED_CHANGED')
  await agree(id, friend)
  expect(await read(owner, id)).toMatchObject({ can: { publish: true } })
  expect((await read(friend, id)).mine.hasAgreed).toBe(true)
  await save(owner, id, { title: '又改' })
  expect((await read(friend, id)).mine.hasAgreed).toBe(false)
  await agree(id, friend)
  expect(codeOf(await part(friend, id, { agreedVersion: null }))).toBe('ok')
  expect(codeOf(await publishShared(owner, id))).toBe('SHARED_NOT_AGREED')
})
