import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { newEPortfolio } from '../eportfolio/eportfolio.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { openStream, type StreamClient } from '../live/stream-client.fixture.ts'
import { befriend } from '../people/index.ts'
import { publish } from '../posts/posts.fixture.ts'

let product: TestApp
let writer: TestPerson
let friend: TestPerson
let follower: TestPerson
let stranger: TestPerson
let group: string
const lines: StreamClient[] = []
beforeAll(async () => {
  product = await createTestApp()
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  writer = await newPerson(product)
  friend = await newPerson(product)
  follower = await newPerson(product)
  stranger = await newPerson(product)
  group = (await newGroup(writer)).id
  await befriend(product.platform, writer.id, friend.id)
  await follower.browser.post('/api/v2/follows', { personId: writer.id })
  await place(product, group, stranger.id, memberRoles.member)
})
afterAll(() => product.close())
afterEach(() => {
  for (const line of lines.splice(0)) line.close()
})

/** Opens their streams; returns how often each was told of something new since. */
async function listening() {
  const all = await Promise.all([friend, follower, stranger].map((person) => openStream(product, person.browser)))
  lines.push(...all)
  for (const line of all) await expect.poll(() => line.events.map(({ event }) => event)).toContain('open')
  const toldOf = ({ events }: StreamClient) =>
    events.flatMap(({ data }) => data.items ?? []).filter(({ kind }) => kind === 'updateStream').length
  // A new stream repeats what was told in the last seconds.
  const before = all.map(toldOf)
  return () => all.map((line, place) => toldOf(line) - (before[place] ?? 0))
}

test('a record for friends is told to friends who are there, one for everybody to those who follow as well', async () => {
  const told = await listening()
  await publish(writer, { privacy: 1 })
  await expect.poll(told).toEqual([1, 0, 0])
  await publish(writer, { privacy: 0 })
  await expect.poll(told).toEqual([2, 1, 0])
})

test('a record of a group is told to who belongs to it, and what is private to nobody', async () => {
  const told = await listening()
  await publish(writer, { privacy: 3 })
  await publish(writer, { privacy: 2, groupIds: [group] })
  await expect.poll(told).toEqual([0, 0, 1])
})

test('what is exhibited is told to friends and followers, and many things of one moment are told once', async () => {
  const told = await listening()
  const id = await newEPortfolio(product, writer, { visibility: 'private', exhibitedAt: null, exhibitionId: null })
  await writer.browser.patch(`/api/v2/ePortfolio/${id}`, { visibility: 'exhibition' })
  await expect.poll(told).toEqual([1, 1, 0])
  await Promise.all([publish(writer), publish(writer), publish(writer)])
  await expect.poll(told).toEqual([2, 2, 0])
})
