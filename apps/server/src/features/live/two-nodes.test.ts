import { pino } from 'pino'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { newPerson, signedIn } from '../../testing/people.ts'
import { startTestPlatform, TestBrowser } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { befriend } from '../people/index.ts'
import { openStream } from './stream-client.fixture.ts'

const log = pino({ level: 'silent' })

test('what happens at one node is heard, and a session that ends there ends within a second, at the other', async () => {
  const database = await createTestDatabase('started')
  const first = await startTestPlatform(database)
  // The nodes of one product share their files.
  const platforms = [first, await startTestPlatform(database, { DATA_DIR: first.platform.config.dataDir })] as const
  const apps = [await buildApp(platforms[0].platform, log), await buildApp(platforms[1].platform, log)] as const
  const nodes = platforms.map((platform, place) => {
    const app = apps[place] as (typeof apps)[number]
    return { ...platform, app, guest: () => new TestBrowser(app) }
  })
  const [here, there] = nodes as [(typeof nodes)[number], (typeof nodes)[number]]
  try {
    await there.app.listen({ port: 0, host: '127.0.0.1' })
    const [person, friend] = [await newPerson(here), await newPerson(here)]
    const stream = await openStream(there, person.browser)
    await expect.poll(() => stream.events.map(({ event }) => event)).toContain('open')
    await befriend(here.platform, friend.id, person.id)
    await untilHeard(here)
    const told = () => stream.events.flatMap(({ data }) => data.items ?? [])
    await expect.poll(told).toContainEqual({ kind: 'updateRelation', id: friend.id })
    await expect.poll(told).toContainEqual({ kind: 'updateHomeNavigation', id: null })

    const elsewhere = await signedIn(there, person.id)
    expect((await elsewhere.get('/api/v2/user-event')).statusCode).toBe(200)
    expect((await person.browser.delete('/api/v2/sessions')).statusCode).toBe(200)
    await expect.poll(() => stream.isEnded()).toBe(true)
    expect(stream.events.at(-1)?.event).toBe('ended')
  } finally {
    for (const { app, close } of nodes) {
      await app.close()
      await close()
    }
    await database.drop()
  }
})
