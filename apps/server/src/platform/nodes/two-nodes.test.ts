import { pino } from 'pino'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { publish } from '../../features/posts/posts.fixture.ts'
import { newPerson } from '../../testing/people.ts'
import { startTestPlatform, TestBrowser } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

const likesAMinute = 480

test('one person likes as often at two nodes as at one', async () => {
  const database = await createTestDatabase('started')
  const settings = { RATE_LIMITS: 'on' }
  const first = await startTestPlatform(database, settings)
  const second = await startTestPlatform(database, { ...settings, DATA_DIR: first.platform.config.dataDir })
  const nodes = await Promise.all(
    [first, second].map(async (started) => {
      const app = await buildApp(started.platform, pino({ level: 'silent' }))
      return { ...started, app, guest: () => new TestBrowser(app) }
    }),
  )
  try {
    for (const { platform } of [...nodes, ...nodes]) await platform.heartbeat.beat()
    const [here, there] = nodes as [(typeof nodes)[number], (typeof nodes)[number]]
    const person = await newPerson(here)
    const { id } = await publish(person, { privacy: 0 })
    const csrf = await person.browser.csrfToken()
    const elsewhere = new TestBrowser(there.app)
    for (const pair of person.browser.cookieHeader.split('; '))
      elsewhere.setCookie(...(pair.split('=') as [string, string]))
    let passed = 0
    for (let number = 0; number < likesAMinute + 80; number += 1) {
      const browser = number % 2 === 0 ? person.browser : elsewhere
      const answer = await browser.put(`/api/v2/portfolios/${id}/like`, undefined, { 'x-csrf-token': csrf })
      if (answer.statusCode === 200) passed += 1
      // Each refusal takes half a second, and nothing more is allowed after the first.
      else if (answer.statusCode === 429 && number > likesAMinute) break
    }
    // Creating the record was one of the calls; a node may withhold a sixteenth from the other.
    expect(passed).toBeLessThan(likesAMinute)
    expect(passed).toBeGreaterThanOrEqual(likesAMinute - likesAMinute / 16 - 1)
  } finally {
    for (const { app, close } of nodes) {
      await app.close()
      await close()
    }
    await database.drop()
  }
})
