import { documentWords, type PersonPresent } from '@learntrail/contract/documents/facts'
import { documentLimits } from '@learntrail/contract/documents/limits'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../api/new-id.ts'
import { hasUnsaved } from '../saving/unsaved.ts'
import { makeDocumentServer } from './document-server.fixture.ts'
import { holdWhileComposing } from './hold-while-composing.ts'
import { forgetSentCopies } from './sent-copies.ts'
import { createSharedDocument, type SharedDocument } from './shared-document.ts'
import { mayWrite } from './shared-view.ts'

const accountId = 'xiaoyu'
const open: SharedDocument[] = []
let thingId: string
let server: ReturnType<typeof makeDocumentServer>

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  thingId = newId()
  server = makeDocumentServer()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((shared) => shared.close()))
})

const name = () => ({ kind: 'slate', thingId })
function start({ isOpen = true } = {}) {
  const line = server.newLine()
  if (isOpen) line.open()
  const shared = createSharedDocument({ ...name(), accountId, schema: 1, line })
  open.push(shared)
  const text = shared.document.getText('words')
  return { line, shared, text, stored: () => shared.read().stored }
}
async function ready(options?: { isOpen: boolean }) {
  const started = start(options)
  await expect.poll(() => started.shared.read().isOpen).toBe(true)
  return started
}
/** As when a tab is killed: nothing more is sent. */
function kill({ line, shared }: Pick<Awaited<ReturnType<typeof ready>>, 'line' | 'shared'>) {
  line.break()
  open.splice(open.indexOf(shared), 1)
  return shared.close()
}

test('what is written is sent at once and said to be stored when it is answered', async () => {
  const { text, stored, shared } = await ready()
  expect(shared.read()).toMatchObject({ stored: 'stored', isReady: true, access: 'write', problem: null })
  text.insert(0, '早安')
  expect(stored()).toBe('sending')
  expect(hasUnsaved(accountId)).toBe(true)
  await expect.poll(stored).toBe('stored')
  expect(server.text()).toBe('早安')
  expect(hasUnsaved(accountId)).toBe(false)
})

test('what is typed in a row goes together, in few changes', async () => {
  const { text, stored } = await ready()
  for (let count = 0; count < 200; count += 1) text.insert(text.length, 'x')
  await expect.poll(stored).toBe('stored')
  expect(server.text()).toHaveLength(200)
  expect(server.state.changes.length).toBeLessThan(4)
})

test('two windows have the same, whoever writes', async () => {
  const [one, other] = [await ready(), await ready()]
  one.text.insert(0, '一')
  other.text.insert(0, '二')
  await expect.poll(() => [one.stored(), other.stored()]).toEqual(['stored', 'stored'])
  await expect.poll(() => one.text.toString() === other.text.toString()).toBe(true)
  expect(one.text.toString()).toHaveLength(2)
})

test('a change whose answer is lost is not there twice', async () => {
  const { text, stored } = await ready()
  server.state.lostAnswers = 2
  text.insert(0, '只有一次')
  await expect.poll(stored, { timeout: 10_000 }).toBe('stored')
  expect(server.text()).toBe('只有一次')
})

test('without a line it is on this device, which is said; with the line it goes', async () => {
  const { line, text, stored } = await ready()
  line.break()
  text.insert(0, '電話睡著了')
  expect(stored()).toBe('sending')
  await expect.poll(stored, { timeout: 5_000 }).toBe('device')
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  server.write((document) => document.getText('words').insert(0, '別人寫的，'), name())
  line.open()
  await expect.poll(stored).toBe('stored')
  await expect.poll(() => text.toString()).toBe(server.text())
  expect(server.text()).toContain('電話睡著了')
  const calm = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(calm)
  expect(calm.defaultPrevented).toBe(false)
})

test('a tab that was closed before it could send leaves it for the next one, deletions too', async () => {
  const first = await ready()
  first.text.insert(0, '一二三')
  await expect.poll(first.stored).toBe('stored')
  first.line.break()
  first.text.delete(0, 1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await kill(first)
  expect(server.text()).toBe('一二三')
  expect(hasUnsaved(accountId)).toBe(true)
  const second = start({ isOpen: false })
  await expect.poll(() => second.text.toString()).toBe('二三')
  expect(second.shared.read()).toMatchObject({ isReady: true, isOpen: false })
  second.line.open()
  await expect.poll(() => server.text()).toBe('二三')
  await expect.poll(second.stored).toBe('stored')
  expect(hasUnsaved(accountId)).toBe(false)
})

test('what was written for an hour without a line is divided, and none of it is lost', async () => {
  const { line, text, stored } = await ready()
  line.break()
  const part = '字'.repeat(20_000)
  for (let count = 0; count < 20; count += 1) text.insert(text.length, part)
  line.open()
  await expect.poll(stored, { timeout: 20_000 }).toBe('stored')
  expect(server.text()).toHaveLength(400_000)
  const sizes = server.state.changes.map(({ byteLength }) => byteLength)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(documentLimits.changeBytes)
})

test('whoever may no longer write keeps what they wrote, and sends it once they may again', async () => {
  const { line, text, stored, shared } = await ready()
  server.state.refusals.push({ word: documentWords.change, code: 'DOCUMENT_READ_ONLY', status: 403 })
  server.state.access = 'read'
  text.insert(0, '還在這裡')
  await expect.poll(stored).toBe('device')
  expect(mayWrite(shared.read(), accountId)).toBe(false)
  server.state.access = 'write'
  line.tell(documentWords.stateChanged, name())
  await expect.poll(stored).toBe('stored')
  expect(server.text()).toBe('還在這裡')
  expect(shared.read().problem).toBeNull()
})

test('a lock of somebody else lets only them write', async () => {
  const { line, text, stored, shared } = await ready()
  const until = new Date(Date.now() + 60_000).toISOString()
  const lock = { holderId: 'ben', holderName: '小班', since: until, until, askedBy: null, freeFrom: null }
  server.state.lock = lock
  line.tell(documentWords.stateChanged, name())
  await expect.poll(() => mayWrite(shared.read(), accountId)).toBe(false)
  expect(mayWrite(shared.read(), 'ben')).toBe(true)
  text.insert(0, '等一下')
  await expect.poll(stored).toBe('device')
  server.state.lock = { ...lock, holderId: accountId }
  await shared.wish('take')
  await expect.poll(stored).toBe('stored')
})

test('what the server does not take is said with its reason, and goes once it is made good', async () => {
  const { text, stored, shared } = await ready()
  server.state.refusals.push({ word: documentWords.change, code: 'DOCUMENT_FULL', status: 409 })
  text.insert(0, '太多太多')
  await expect.poll(stored).toBe('device')
  expect(shared.read().problem?.code).toBe('DOCUMENT_FULL')
  text.delete(0, 2)
  await expect.poll(stored).toBe('stored')
  expect(shared.read().problem).toBeNull()
  expect(server.text()).toBe('太多')
})

test.each([
  ['DOCUMENT_NOT_FOUND', 404],
  ['DOCUMENT_SCHEMA_OLD', 409],
])('%s: nothing may be written', async (code, status) => {
  server.state.refusals.push({ word: documentWords.open, code, status })
  const { shared } = start()
  await expect.poll(() => shared.read().problem?.code).toBe(code)
  expect(mayWrite(shared.read(), accountId)).toBe(false)
})

test('what cannot be read is shown and not written', async () => {
  server.document.getText('words').insert(0, '看得到')
  server.state.isReadable = false
  const { shared, text } = await ready()
  expect(text.toString()).toBe('看得到')
  expect(shared.read().problem?.code).toBe('DOCUMENT_UNREADABLE')
  expect(mayWrite(shared.read(), accountId)).toBe(false)
})

test('a server that is away is asked again', async () => {
  server.state.refusals.push({ word: documentWords.open, code: 'SERVICE_UNAVAILABLE', status: 503 })
  const { shared } = start()
  await expect.poll(() => shared.read().isOpen, { timeout: 5_000 }).toBe(true)
})

test('who is there comes and goes, and one says where one is', async () => {
  const ben: PersonPresent = { client: 7, accountId: 'ben', name: '小班', color: 1, place: null, cursor: null }
  server.state.people = [ben]
  const { line, shared } = await ready()
  expect(shared.read().people).toEqual([ben])
  line.tell(documentWords.present, { ...name(), person: { ...ben, place: '第一章' }, isGone: false })
  expect(shared.read().people).toEqual([{ ...ben, place: '第一章' }])
  line.tell(documentWords.present, { ...name(), thingId: newId(), person: ben, isGone: true })
  expect(shared.read().people).toHaveLength(1)
  line.tell(documentWords.present, { ...name(), person: ben, isGone: true })
  expect(shared.read().people).toEqual([])
  shared.saySelf('第二章', null)
  const { clientID: client } = shared.document
  expect(line.said.at(-1)).toEqual({
    word: documentWords.presence,
    body: { ...name(), client, place: '第二章', cursor: null },
  })
})

test('while an input method composes, what others write waits, and none of it is lost', async () => {
  const { shared, text } = await ready()
  const field = document.createElement('textarea')
  const stop = holdWhileComposing(field, shared)
  field.dispatchEvent(new Event('compositionstart'))
  for (let count = 0; count < 50; count += 1) server.write((one) => one.getText('words').insert(0, '雨'), name())
  expect(text.toString()).toBe('')
  text.insert(0, 'ㄓㄨˋ')
  expect(text.toString()).toBe('ㄓㄨˋ')
  field.dispatchEvent(new Event('compositionend'))
  await expect.poll(() => text.toString()).toHaveLength(53)
  await expect.poll(() => server.text()).toBe(text.toString())
  stop()
})

test('copies of what the server has go when somebody logs out; what is here alone stays', async () => {
  const first = await ready()
  first.text.insert(0, '存好了')
  await expect.poll(first.stored).toBe('stored')
  await kill(first)
  const sentThing = thingId
  thingId = newId()
  const second = await ready()
  second.line.break()
  second.text.insert(0, '只在這裡')
  await kill(second)
  await forgetSentCopies()
  await expect
    .poll(async () => (await indexedDB.databases()).map((one) => one.name))
    .toEqual([`learntrail.document.${accountId}.slate.${thingId}`])
  expect(sentThing).not.toBe(thingId)
})

test('what is thrown away is gone from the device', async () => {
  const { line, text, shared } = await ready()
  line.break()
  text.insert(0, '不要了')
  await shared.discard()
  expect(hasUnsaved(accountId)).toBe(false)
  await expect.poll(async () => indexedDB.databases()).toEqual([])
})
