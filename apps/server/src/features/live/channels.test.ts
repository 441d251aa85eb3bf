import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { befriend } from '../people/index.ts'
import { commentsOnPost } from '../posts/posts.comments.fixture.ts'
import { publish } from '../posts/posts.fixture.ts'
import { openStream } from './stream-client.fixture.ts'

let product: TestApp
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  owner = await newPerson(product)
  reader = await newPerson(product)
})
afterAll(() => product.close())

const channel = (id: string, of = 'portfolio') => `/api/v2/user-event/channel/${id}?of=${of}`

test('whoever has a record open hears that somebody comments on it, answers, and likes it', async () => {
  const { id } = await publish(owner, { privacy: 0 })
  const calls = commentsOnPost(id)
  const stream = await openStream(product, reader.browser, channel(id))
  await expect.poll(() => stream.events[0]?.event).toBe('open')
  const comment = (await calls.write(owner, '我補一句')).json<{ id: string }>().id
  await calls.reply(owner, comment, '再補一句')
  await owner.browser.put(`/api/v2/portfolios/${id}/like`)
  const told = () => stream.events.flatMap(({ data }) => data.items ?? [])
  await expect.poll(told).toEqual([
    { kind: 'updateComments', id: comment },
    { kind: 'updateComments', id: comment },
    { kind: 'updateLikes', id: null },
  ])
  stream.close()
  const read = await reader.browser.get(channel(id))
  expect(read.json()).toMatchObject({ items: told(), isReset: false })
  const after = encodeURIComponent(read.json<{ position: string }>().position)
  expect((await reader.browser.get(`${channel(id)}&after=${after}`)).json()).toMatchObject({ items: [] })
})

test('a record that somebody may not see has no channel for them, nor has nothing at all', async () => {
  const { id } = await publish(owner, { privacy: 3 })
  const open = await publish(owner, { privacy: 0 })
  for (const path of [channel(id), channel(reader.id), channel(open.id, 'group'), channel(open.id, 'nothing')]) {
    const stream = await openStream(product, reader.browser, path)
    expect(stream.status).toBe(404)
    stream.close()
  }
})

test('a channel ends for whom the record is not any more', async () => {
  const { id } = await publish(owner, { privacy: 0 })
  const stream = await openStream(product, reader.browser, channel(id))
  await product.platform.pool.query('update posts set privacy = 3 where id = $1', [id])
  await expect.poll(() => stream.isEnded(), { timeout: 25_000, interval: 250 }).toBe(true)
  expect(stream.events.at(-1)?.event).toBe('ended')
})

test('both of two people hear what changes between them, and whom it concerns that there is a notice', async () => {
  const stream = await openStream(product, owner.browser)
  await befriend(product.platform, reader.id, owner.id)
  await untilHeard(product)
  const told = () => stream.events.flatMap(({ data }) => data.items ?? [])
  await expect.poll(told).toContainEqual({ kind: 'updateRelation', id: reader.id })
  await expect.poll(told).toContainEqual({ kind: 'updateHomeNavigation', id: null })
  stream.close()
})
