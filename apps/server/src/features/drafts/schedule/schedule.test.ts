import { randomUUID } from 'node:crypto'
import { draftLimits } from '@learntrail/contract/drafts/limits'
import { fileDurations } from '@learntrail/contract/files/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { durations, scheduling } from '@learntrail/contract/limits'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { features } from '../../../features.ts'
import { createJobs } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweepUnusedFiles } from '../../files/files.jobs.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { block } from '../../people/index.ts'
import { postBody, publish, uploadFiles } from '../../posts/posts.fixture.ts'
import { forGood } from '../../trash/trash.fixture.ts'
import { releaseDue } from './release.service.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const path = '/api/v2/newfile/scheduled-posts'
const inMs = (ahead: number) => new Date(product.clock.now().getTime() + ahead).toISOString()
const soon = () => inMs(scheduling.ahead + 60_000)
const send = (change: object = {}, by = owner) =>
  by.browser.post('/api/v2/portfolios/portfolio', { ...postBody(), scheduledAt: soon(), ...change })
const schedule = async (change: object = {}, by = owner) => (await send(change, by)).json()
const listed = async (by = owner) => (await by.browser.get(path)).json().items
const count = async (statement: string, values: unknown[]) => {
  const { rows } = await product.platform.pool.query(`select count(*)::int as n from ${statement}`, values)
  return rows[0].n as number
}
const published = (clientId: string) => count('posts where client_id = $1', [clientId])
const upload = async () => {
  const [file] = await uploadFiles(owner, [{ name: '圖.txt', content: text(randomUUID()) }])
  return { id: String(file?.id), url: String(file?.url) }
}

describe('scheduling', () => {
  test('keeps the record until its time, and nobody else knows of it', async () => {
    const file = await upload()
    const waiting = await schedule({ title: '敬請期待', fileIds: [file.id] })
    expect(waiting).toMatchObject({ version: 1, title: '敬請期待', files: [{ id: file.id }], scheduledAt: soon() })
    expect(await listed()).toMatchObject([{ id: waiting.id, title: '敬請期待', fileCount: 1 }])
    expect((await owner.browser.get(`${path}/${waiting.id}`)).json()).toEqual(waiting)

    expect(await listed(other)).toEqual([])
    for (const address of [`${path}/${waiting.id}`, `/api/v2/portfolios/${waiting.id}`, file.url]) {
      expect((await other.browser.get(address)).statusCode).toBe(404)
    }
    for (const by of [owner, other]) {
      const feed = (await by.browser.get(`/api/v2/portfolios?owner=${owner.id}`)).json()
      expect(JSON.stringify(feed)).not.toContain('敬請期待')
      expect((await by.browser.get(`/api/v2/users/${owner.id}/resource-stats`)).json().post).toBe(0)
    }
    const drafts = (await owner.browser.get('/api/v2/portfolios/drafts')).json()
    expect(drafts.items).toEqual([])
    const event = "events where kind = 'post.scheduled' and subject_id = $1"
    expect(await count(event, [waiting.id])).toBe(1)
    await owner.browser.delete(`${path}/${waiting.id}`)
  })

  test('needs more than five minutes and takes at most a year', async () => {
    for (const [ahead, rule] of [
      [scheduling.ahead, 'too_soon'],
      [scheduling.atMost + 1_000, 'too_late'],
    ] as const) {
      expect((await send({ scheduledAt: inMs(ahead) })).json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ path: 'scheduledAt', rule }],
      })
    }
    for (const ahead of [scheduling.ahead + 1_000, scheduling.atMost]) {
      const answer = await send({ scheduledAt: inMs(ahead) })
      expect(answer.statusCode).toBe(200)
      await owner.browser.delete(`${path}/${answer.json().id}`)
    }
  })

  test('checks everything a publication checks', async () => {
    const taken = await upload()
    await publish(owner, { fileIds: [taken.id] })
    for (const [change, code] of [
      [{ tags: [] }, 'VALIDATION_FAILED'],
      [{ privacy: 2 }, 'VALIDATION_FAILED'],
      [{ privacy: 2, groupIds: [randomUUID()] }, 'GROUP_NOT_FOUND'],
      [{ fileIds: [randomUUID()] }, 'FILE_NOT_FOUND'],
      [{ fileIds: [taken.id] }, 'FILE_IN_USE'],
      [{ draftId: randomUUID() }, 'DRAFT_NOT_FOUND'],
      [{ title: '', content: { type: 'doc', content: [] } }, 'VALIDATION_FAILED'],
    ] as const) {
      expect((await send(change)).json()).toMatchObject({ code })
    }
    expect(await listed()).toEqual([])
  })

  test('of the second of two drafts with the same files has copies at its time', async () => {
    const file = await upload()
    const drafts = '/api/v2/portfolios/drafts'
    const begin = async () =>
      (
        await owner.browser.post(drafts, { clientId: randomUUID(), writer: randomUUID(), save: 1, fileIds: [file.id] })
      ).json()
    const [first, second] = [await begin(), await begin()]
    await publish(owner, { fileIds: [file.id], draftId: first.id } as never)
    const waiting = await schedule({ fileIds: [file.id], draftId: second.id })
    expect(waiting).toMatchObject({ files: [{ id: file.id }] })
    const post = (await owner.browser.post('/api/v2/newfile/schedule-post-now', { id: waiting.id })).json()
    expect(post.files).toHaveLength(1)
    expect(post.files[0].id).not.toBe(file.id)
  })

  test('ends the draft it was written in, and sent again it is one', async () => {
    const clientId = randomUUID()
    const draft = (
      await owner.browser.post('/api/v2/portfolios/drafts', { clientId, writer: randomUUID(), save: 1, title: '草稿' })
    ).json()
    const body = { ...postBody({ clientId }), draftId: draft.id, scheduledAt: soon() }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.browser.post('/api/v2/portfolios/portfolio', body)),
    )
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await listed()).toHaveLength(1)
    expect((await owner.browser.get('/api/v2/portfolios/drafts')).json().items).toEqual([])
    await owner.browser.delete(`${path}/${answers[0]?.json().id}`)
  })

  test('number 50 is taken, and the next is refused', async () => {
    const person = await newPerson(product)
    for (let number = 0; number < draftLimits.scheduled; number += 1) {
      expect((await send({}, person)).statusCode).toBe(200)
    }
    expect((await send({}, person)).json()).toMatchObject({
      code: 'SCHEDULE_LIMIT_REACHED',
      values: { limit: draftLimits.scheduled },
    })
  })
})

describe('a scheduled record', () => {
  const change = (id: string, body: object, by = owner) => by.browser.patch(`${path}/${id}`, body)

  test('can be changed and moved by its owner, from the version they know', async () => {
    const { id } = await schedule()
    const { clientId: _, ...post } = postBody({ title: '改過' })
    const later = inMs(durations.day)
    expect((await change(id, { version: 1, scheduledAt: later, post })).json()).toMatchObject({
      version: 2,
      title: '改過',
      scheduledAt: later,
    })
    expect((await change(id, { version: 1, post })).json()).toMatchObject({
      code: 'SCHEDULE_CONFLICT',
      values: { version: 2 },
    })
    expect((await change(id, { version: 2 })).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect((await change(id, { version: 2, scheduledAt: inMs(scheduling.ahead) })).json().code).toBe(
      'VALIDATION_FAILED',
    )
    expect((await change(id, { version: 2, post: { ...post, fileIds: [randomUUID()] } })).json()).toMatchObject({
      code: 'FILE_NOT_FOUND',
    })
    expect((await owner.browser.get(`${path}/${id}`)).json()).toMatchObject({ version: 2, title: '改過' })
    await owner.browser.delete(`${path}/${id}`)
  })

  test('is not found by anybody else, nor when it is gone', async () => {
    const { id } = await schedule()
    const now = '/api/v2/newfile/schedule-post-now'
    const refused = []
    for (const [target, by] of [
      [id, other],
      [randomUUID(), owner],
    ] as const) {
      refused.push(await by.browser.get(`${path}/${target}`))
      refused.push(await change(target, { version: 1, scheduledAt: soon() }, by))
      refused.push(await by.browser.delete(`${path}/${target}`))
      refused.push(await by.browser.post(now, { id: target }))
    }
    for (const answer of refused) expect(answer.json()).toMatchObject({ code: 'SCHEDULED_POST_NOT_FOUND' })
    expect(await listed()).toHaveLength(1)
    await owner.browser.delete(`${path}/${id}`)
  })

  test('loses the files that are taken out of it after a day', async () => {
    const file = await upload()
    const body = { fileIds: [file.id] }
    const { id } = await schedule(body)
    expect((await change(id, { version: 1, post: postBody({ fileIds: [] }) })).statusCode).toBe(200)
    expect((await owner.browser.get(file.url)).statusCode).toBe(200)
    product.clock.advance(fileDurations.letGoFile + 1)
    await sweepUnusedFiles(product.platform)
    expect((await owner.browser.get(file.url)).statusCode).toBe(404)
    await owner.browser.delete(`${path}/${id}`)
  })

  test('is deleted with the files that only it has', async () => {
    const file = await upload()
    const { id } = await schedule({ fileIds: [file.id] })
    expect((await owner.browser.delete(`${path}/${id}`)).json()).toEqual({ ok: true })
    product.clock.advance(scheduling.ahead + 120_000)
    await releaseDue(product.platform)
    expect(await count('posts where id = $1', [id])).toBe(0)
    await forGood(owner, 'draft', id)
    expect((await owner.browser.get(file.url)).statusCode).toBe(404)
  })

  test('appears at once when asked, and only once', async () => {
    const clientId = randomUUID()
    const file = await upload()
    const { id } = await schedule({ clientId, fileIds: [file.id] })
    const now = () => owner.browser.post('/api/v2/newfile/schedule-post-now', { id })
    const answers = await Promise.all([now(), now(), now()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404])
    const post = answers.find(({ statusCode }) => statusCode === 200)?.json()
    expect(post).toMatchObject({ files: [{ id: file.id }], publishedAt: product.clock.now().toISOString() })
    expect((await other.browser.get(`/api/v2/portfolios/${post.id}`)).statusCode).toBe(200)
    expect(await published(clientId)).toBe(1)
  })

  test.each([
    [
      'left',
      (friend: TestPerson) =>
        product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [friend.id]),
    ],
    ['blocked its writer', (friend: TestPerson) => block(product.platform, friend.id, owner.id)],
  ])('that mentions somebody who has %s meanwhile appears with the name in plain words', async (_, goAway) => {
    const friend = await newPerson(product)
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id: friend.id, label: 'x' } }] }],
    }
    const { id } = await schedule({ content })
    await goAway(friend)
    const answer = await owner.browser.post('/api/v2/newfile/schedule-post-now', { id })
    const words = [{ type: 'text', text: `@${friend.displayName}` }]
    expect(answer.json().content).toEqual({ type: 'doc', content: [{ type: 'paragraph', content: words }] })
  })

  test('that may not appear any more says why when it is asked to, and goes on waiting', async () => {
    const { id: groupId } = await newGroup(other)
    await place(product, groupId, owner.id, memberRoles.member)
    const { id } = await schedule({ privacy: 2, groupIds: [groupId] })
    await place(product, groupId, owner.id, memberRoles.guest)
    const answer = await owner.browser.post('/api/v2/newfile/schedule-post-now', { id })
    expect(answer.json()).toMatchObject({ code: 'GROUP_NOT_FOUND' })
    expect(await listed()).toHaveLength(1)
    await owner.browser.delete(`${path}/${id}`)
  })
})

describe('at its time', () => {
  /** Another node of the same product. */
  async function secondNode(): Promise<Platform> {
    const jobs = await createJobs(product.platform.pool, silentLog)
    const platform = { ...product.platform, jobs }
    for (const feature of features) feature.jobs?.(platform)
    return platform
  }

  test('a record appears once, however many nodes look', async () => {
    const clientId = randomUUID()
    await schedule({ clientId })
    await releaseDue(product.platform)
    expect(await published(clientId)).toBe(0)
    product.clock.advance(scheduling.ahead + 60_000)
    const nodes = [product.platform, await secondNode()]
    await Promise.all(Array.from({ length: 8 }, (_, number) => releaseDue(nodes[number % 2] as Platform)))
    expect(await published(clientId)).toBe(1)
    expect(await listed()).toEqual([])
    const events = "events where kind = 'post.published' and subject_id in (select id from posts where client_id = $1)"
    expect(await count(events, [clientId])).toBe(1)
  })

  test('the job does it on either of two nodes, also on one that started afterwards', async () => {
    const clientIds = Array.from({ length: 6 }, () => randomUUID())
    const scheduledAt = soon()
    for (const clientId of clientIds) await schedule({ clientId, scheduledAt })
    // Rescheduled: the job of its first time finds nothing to do.
    const moved = await schedule({ scheduledAt })
    await owner.browser.patch(`${path}/${moved.id}`, { version: 1, scheduledAt: inMs(durations.day) })
    product.clock.advance(scheduling.ahead + 60_000)
    const node = await secondNode()
    await node.jobs.start()
    try {
      await vi.waitFor(
        async () => {
          const done = await count('posts where client_id = any($1::uuid[])', [clientIds])
          expect(done).toBe(clientIds.length)
        },
        { timeout: 20_000, interval: 100 },
      )
      expect(await listed()).toMatchObject([{ id: moved.id }])
    } finally {
      await node.jobs.stop()
      await owner.browser.delete(`${path}/${moved.id}`)
    }
  }, 40_000)

  test('one that may not appear any more is a draft again, with the reason and an event', async () => {
    const file = await upload()
    const gone = await schedule({ fileIds: [file.id], title: '檔案不見了' })
    await product.platform.pool.query('delete from files where id = $1', [file.id])
    product.clock.advance(scheduling.ahead + 60_000)
    await releaseDue(product.platform)
    expect(await listed()).toEqual([])
    const { items } = (await owner.browser.get('/api/v2/portfolios/drafts')).json()
    expect(items).toMatchObject([{ id: gone.id, title: '檔案不見了', failure: 'FILE_NOT_FOUND' }])
    expect(await count("events where kind = 'post.schedule_failed' and subject_id = $1", [gone.id])).toBe(1)
    const { version } = items[0]
    const saved = await owner.browser.patch(`/api/v2/portfolios/drafts/${gone.id}`, {
      version,
      writer: randomUUID(),
      save: 1,
      fileIds: [],
    })
    expect(saved.json()).toMatchObject({ files: [], title: '檔案不見了', failure: 'FILE_NOT_FOUND' })
  })

  test('a suspended person, or one who is leaving, publishes nothing', async () => {
    for (const [column, failure] of [
      ['suspended_at', 'ACCOUNT_SUSPENDED'],
      ['deleted_at', 'ACCOUNT_BEING_DELETED'],
    ] as const) {
      const person = await newPerson(product)
      const waiting = await schedule({}, person)
      await product.platform.pool.query(`update accounts set ${column} = now() where id = $1`, [person.id])
      product.clock.advance(scheduling.ahead + 60_000)
      await releaseDue(product.platform)
      const { rows } = await product.platform.pool.query('select failure, scheduled_at from drafts where id = $1', [
        waiting.id,
      ])
      expect(rows).toEqual([{ failure, scheduled_at: null }])
    }
  })
})
