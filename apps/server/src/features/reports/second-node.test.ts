import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { startTestPlatform, type TestApp, TestBrowser } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { publish } from '../posts/posts.fixture.ts'
import { judge, report } from './reports.fixture.ts'

/** Two nodes, each a full process, on one database. Their clocks stand still: nothing expires by itself. */
let nodes: [TestApp, TestApp]
let close: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase('started')
  const open = async (settings: Record<string, string> = {}): Promise<TestApp> => {
    const started = await startTestPlatform(database, settings)
    const app = await buildApp(started.platform, pino({ level: 'silent' }))
    return {
      ...started,
      app,
      guest: () => new TestBrowser(app),
      async close() {
        await app.close()
        await started.close()
      },
    }
  }
  const first = await open()
  // Nodes share their files.
  nodes = [first, await open({ DATA_DIR: first.platform.config.dataDir })]
  close = async () => {
    for (const node of nodes.toReversed()) await node.close()
    await database.drop()
  }
})
afterAll(() => close())

/** The same person with the same cookie, served by the other node. */
function atOtherNode({ browser }: TestPerson): TestBrowser {
  const there = nodes[1].guest()
  for (const pair of browser.cookieHeader.split('; ')) {
    const at = pair.indexOf('=')
    there.setCookie(pair.slice(0, at), pair.slice(at + 1))
  }
  return there
}

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode < 300 ? 'done' : answer.json().code

test('a suspension holds on a second node within five seconds', async () => {
  const [here] = nodes
  const [owner, reporter, staff] = [
    await newPerson(here),
    await newPerson(here),
    await newPerson(here, { role: 'operator' }),
  ]
  const { id } = await publish(owner)
  const browser = atOtherNode(owner)
  const change = async () => codeOf(await browser.patch('/api/v2/users/preferences', { postPrivacy: null }))
  // The other node trusts what it has read of this session.
  expect(await change()).toBe('done')

  await report(reporter, 'post', id)
  await judge(staff, id, { decision: 'suspend', days: 7 })
  await expect.poll(change, { timeout: 5_000, interval: 50 }).toBe('ACCOUNT_SUSPENDED')
  expect(codeOf(await browser.get('/api/v2/users/current'))).toBe('done')
})
