import { documentWords, type PresentInDocument } from '@learntrail/contract/documents/facts'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { buildApp } from '../../../app.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { startTestPlatform, type TestApp, TestBrowser } from '../../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { makeSlates, slateOf } from '../documents.fixture.ts'
import { TestEditor } from '../editor.fixture.ts'
import { readDocument } from '../index.ts'

const log = pino({ level: 'silent' })
const slates = makeSlates()

let database: TestDatabase
let nodes: TestApp[]
const editors: TestEditor[] = []

beforeAll(async () => {
  database = await createTestDatabase('started')
  nodes = []
  for (const settings of [{}, { DATA_DIR: '' }]) {
    const [first] = nodes
    const shared = first === undefined ? {} : { ...settings, DATA_DIR: first.platform.config.dataDir }
    nodes.push(await startNode(shared))
  }
})
afterEach(() => {
  for (const editor of editors.splice(0)) editor.disconnect()
})
afterAll(async () => {
  for (const { app, close } of nodes) {
    await app.close()
    await close()
  }
  await database.drop()
})

async function startNode(settings: Record<string, string>): Promise<TestApp> {
  const started = await startTestPlatform(database, settings)
  slates.bringTo(started.platform)
  const app = await buildApp(started.platform, log)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { ...started, app, guest: () => new TestBrowser(app) }
}

const nodeAt = (place: number) => nodes[place % nodes.length] as TestApp
const addressOf = (place: number) => nodeAt(place).app.listeningOrigin

/** Writers of one slate with an editor each, alternating between two nodes. */
async function writers(count: number) {
  const people = await Promise.all(Array.from({ length: count }, (_, place) => newPerson(nodeAt(place))))
  const thingId = slates.newThing(Object.fromEntries(people.map(({ id }) => [id, 'write'] as const)))
  const opened = await Promise.all(people.map((person, place) => editorOf(person, thingId, addressOf(place))))
  return { people, thingId, opened }
}

async function editorOf(person: TestPerson, thingId: string, address: string): Promise<TestEditor> {
  const editor = new TestEditor(person, thingId)
  editors.push(editor)
  await editor.connect(address)
  return editor
}

const stored = async (thingId: string) =>
  (await readDocument(nodeAt(0).platform, slateOf(thingId))).getText('words').toString()
const same = (some: readonly TestEditor[]) => new Set(some.map(({ text }) => text.toString())).size === 1

test('ten write at once at two nodes: the same everywhere, and nothing that was answered is missing', async () => {
  const { thingId, opened } = await writers(10)
  const marks: string[] = []
  for (let round = 0; round < 40; round += 1) {
    for (const [place, editor] of opened.entries()) {
      const mark = `〔${place}-${round}〕`
      marks.push(mark)
      const at = Math.floor(editor.text.length / 2)
      editor.text.insert(at, mark)
      // Overwrites an earlier value.
      if (round % 10 === 9) editor.document.getMap('notes').set('last', mark)
    }
    if (round % 4 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await expect.poll(() => opened.every((editor) => editor.isStored()), { timeout: 30_000 }).toBe(true)
  const text = await stored(thingId)
  await expect.poll(() => opened.every((editor) => editor.text.toString() === text), { timeout: 20_000 }).toBe(true)
  const left = opened.flatMap(({ answers }) => answers).filter((answer) => typeof answer === 'string')
  expect(left).toEqual([])
  // Concurrent insertions at the same place must all be there, character by character.
  const count = [...text].length
  expect(count).toBe(marks.join('').length)
  const numbers = opened.flatMap(({ answers }) => answers)
  expect(new Set(numbers).size).toBe(440)
  expect(Math.max(...(numbers as number[]))).toBe(441)
}, 60_000)

test('what was stored by a node that ended before it answered is sent again, and is there once', async () => {
  const { people, thingId, opened } = await writers(2)
  const [anns, bens] = opened as [TestEditor, TestEditor]
  const third = await startNode({ DATA_DIR: nodeAt(0).platform.config.dataDir })
  anns.disconnect()
  await anns.connect(third.app.listeningOrigin)
  anns.text.insert(0, '一次')
  // Stored, but the node closes before anybody is told.
  await expect.poll(() => stored(thingId)).toBe('一次')
  anns.disconnect()
  await third.app.close()
  anns.text.insert(2, '又一次')
  await anns.connect(addressOf(1))
  await expect.poll(() => anns.isStored()).toBe(true)
  await expect.poll(() => same([anns, bens])).toBe(true)
  expect(await stored(thingId)).toBe('一次又一次')
  // The same change over another connection and at another node.
  const update = Y.encodeStateAsUpdate(anns.document)
  const again = await Promise.all([anns.change({ update, change: 1 }), anns.change({ update, change: 1 })])
  expect(again).toEqual([
    { errorCode: 0, number: 2 },
    { errorCode: 0, number: 2 },
  ])
  expect(people).toHaveLength(2)
  await third.close()
})

test('a node that reads while another stores misses nothing', async () => {
  const { people, thingId, opened } = await writers(2)
  const [anns] = opened as [TestEditor]
  const [ann] = people as [TestPerson]
  const comers: TestEditor[] = []
  for (let round = 0; round < 20; round += 1) {
    anns.text.insert(0, `${round},`)
    // Does not wait, so that some open while changes are being stored.
    comers.push(await editorOf(ann, thingId, addressOf(round + 1)))
  }
  await expect.poll(() => anns.isStored()).toBe(true)
  await expect.poll(() => same([anns, ...comers])).toBe(true)
  expect(await stored(thingId)).toBe(anns.text.toString())
})

test('while the database is away nothing is answered as stored, and all of it is once it is back', async () => {
  const { thingId, opened } = await writers(2)
  const [anns, bens] = opened as [TestEditor, TestEditor]
  let isOver = false
  const cutting = (async () => {
    while (!isOver) {
      await database.pool
        .query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
           and pid <> pg_backend_pid() and query like '%document%' and state <> 'idle'`,
        )
        .catch(() => undefined)
    }
  })()
  for (let round = 0; round < 60; round += 1) {
    anns.text.insert(anns.text.length, 'a')
    bens.text.insert(0, 'b')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  isOver = true
  await cutting
  await expect.poll(() => anns.isStored() && bens.isStored(), { timeout: 30_000 }).toBe(true)
  await expect.poll(() => same([anns, bens]), { timeout: 20_000 }).toBe(true)
  const text = await stored(thingId)
  expect(text).toBe(anns.text.toString())
  expect([text.split('a').length - 1, text.split('b').length - 1]).toEqual([60, 60])
}, 60_000)

test('who is there is known at every node', async () => {
  const { people, thingId, opened } = await writers(2)
  const [anns, bens] = opened as [TestEditor, TestEditor]
  const [ann, ben] = people as [TestPerson, TestPerson]
  const heard = (editor: TestEditor) => editor.heard(documentWords.present) as unknown as PresentInDocument[]
  await expect.poll(() => heard(anns).map(({ person }) => person.accountId)).toContain(ben.id)
  await expect.poll(() => heard(bens).map(({ person }) => person.accountId)).toContain(ann.id)
  const late = await editorOf(ann, thingId, addressOf(1))
  expect(late.opened?.people.map(({ accountId }) => accountId).sort()).toEqual([ann.id, ben.id].sort())
  anns.disconnect()
  const client = anns.document.clientID
  await expect.poll(() => heard(bens).some(({ isGone, person }) => isGone && person.client === client)).toBe(true)
})
