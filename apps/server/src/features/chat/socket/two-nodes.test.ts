import { chatEvents } from '@learntrail/contract/chat/facts'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { newPerson } from '../../../testing/people.ts'
import { startTestPlatform, TestBrowser } from '../../../testing/test-app.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { befriend } from '../../people/index.ts'
import { openRoom, readMessages, write } from '../chat.fixture.ts'
import { openSocket } from './socket-client.fixture.ts'

const log = pino({ level: 'silent' })

test('what is said, read and typed at one node is heard at the other, in one order', async () => {
  const database = await createTestDatabase('started')
  const first = await startTestPlatform(database)
  const platforms = [first, await startTestPlatform(database, { DATA_DIR: first.platform.config.dataDir })] as const
  const apps = [await buildApp(platforms[0].platform, log), await buildApp(platforms[1].platform, log)] as const
  const nodes = platforms.map((platform, place) => {
    const app = apps[place] as (typeof apps)[number]
    return { ...platform, app, guest: () => new TestBrowser(app) }
  })
  const [here, there] = nodes as [(typeof nodes)[number], (typeof nodes)[number]]
  const plus = { plan: 'plus' } as const
  try {
    for (const { app } of nodes) await app.listen({ port: 0, host: '127.0.0.1' })
    const [one, other] = [await newPerson(here, plus), await newPerson(there, plus)]
    // In a room of several, friends may see how far one has read.
    await befriend(here.platform, one.id, other.id)
    const { id: roomId } = await openRoom(one, { type: 'several', personIds: [other.id] })
    const [mine, theirs] = [
      await openSocket(here.app.listeningOrigin, one),
      await openSocket(there.app.listeningOrigin, other),
    ]
    for (const line of [mine, theirs]) await expect.poll(() => line.isOpen()).toBe(true)
    await Promise.all(['一', '二', '三', '四'].map((text, place) => write(place % 2 === 0 ? one : other, roomId, text)))
    const { items } = await readMessages(one, roomId, { after: 1 })
    const expected = items.map(({ text }) => text)
    for (const line of [mine, theirs]) await expect.poll(() => line.texts()).toEqual(expected)
    const number = items.at(-1)?.number
    await theirs.send(chatEvents.readChatroom, { roomId, number })
    const read = { name: chatEvents.readChatroom, body: { roomId, personId: other.id, number } }
    await expect.poll(() => mine.events).toContainEqual(read)
    theirs.socket.emit(chatEvents.typing, { roomId })
    const typing = { name: chatEvents.typing, body: { roomId, personId: other.id } }
    await expect.poll(() => mine.events).toContainEqual(typing)
    for (const line of [mine, theirs]) line.close()
  } finally {
    for (const { app, close } of nodes) {
      await app.close()
      await close()
    }
    await database.drop()
  }
})
