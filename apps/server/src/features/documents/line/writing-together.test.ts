import { documentWords, type PresentInDocument } from '@learntrail/contract/documents/facts'
import { documentLimits } from '@learntrail/contract/documents/limits'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeSlates, mostWords, slateOf } from '../documents.fixture.ts'
import { TestEditor } from '../editor.fixture.ts'
import { changeDocument, documentAccessChanged, readDocument, removeDocument } from '../index.ts'

let product: TestApp
let address: string
const slates = makeSlates()
const editors: TestEditor[] = []

beforeAll(async () => {
  product = await createTestApp()
  slates.bringTo(product.platform)
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  address = product.app.listeningOrigin
})
afterEach(() => {
  for (const editor of editors.splice(0)) editor.disconnect()
})
afterAll(() => product.close())

async function open(person: TestPerson, thingId: string, options?: { schema: number }) {
  const editor = new TestEditor(person, thingId, options)
  editors.push(editor)
  return { editor, answer: await editor.connect(address) }
}
async function two() {
  const [ann, ben] = [await newPerson(product), await newPerson(product)]
  const thingId = slates.newThing({ [ann.id]: 'write', [ben.id]: 'write' })
  return { ann, ben, thingId }
}
const stored = async (thingId: string) =>
  (await readDocument(product.platform, slateOf(thingId))).getText('words').toString()

test('what two write in one place at once is in both, and stored before it is answered', async () => {
  const { ann, ben, thingId } = await two()
  const [anns, bens] = [(await open(ann, thingId)).editor, (await open(ben, thingId)).editor]
  anns.text.insert(0, '春眠不覺曉')
  bens.text.insert(0, '處處聞啼鳥')
  await expect.poll(() => anns.isStored() && bens.isStored()).toBe(true)
  await expect.poll(() => anns.text.toString()).toBe(bens.text.toString())
  expect(await stored(thingId)).toBe(anns.text.toString())
  expect([...anns.answers, ...bens.answers].sort()).toEqual([2, 3])
  expect(anns.text.toString()).toContain('春眠不覺曉')
  expect(anns.text.toString()).toContain('處處聞啼鳥')
  // Authors do not get their own change.
  expect(anns.heard(documentWords.changed)).toHaveLength(1)
})

test('what it holds at first the server makes, once, however many open it first', async () => {
  const { ann, ben, thingId } = await two()
  const opened = await Promise.all([open(ann, thingId), open(ben, thingId), open(ann, thingId)])
  for (const { editor } of opened) expect(editor.document.getMap('notes').toJSON()).toEqual({ title: '石板' })
  expect(opened.map(({ answer }) => 'number' in answer && answer.number)).toEqual([1, 1, 1])
})

test('whoever comes later, or back, is told what they do not have and nothing else', async () => {
  const { ann, ben, thingId } = await two()
  const anns = (await open(ann, thingId)).editor
  anns.text.insert(0, '早安'.repeat(500))
  await expect.poll(() => anns.isStored()).toBe(true)
  const bens = (await open(ben, thingId)).editor
  expect(bens.text.toString()).toBe(anns.text.toString())
  bens.disconnect()
  // The device is offline and written on, while others write too.
  bens.text.insert(0, '睡著時寫的')
  anns.text.insert(0, '別人寫的')
  await expect.poll(() => anns.isStored()).toBe(true)
  const back = await bens.connect(address)
  expect('missing' in back && back.missing.byteLength).toBeLessThan(200)
  await expect.poll(() => anns.text.toString()).toContain('睡著時寫的')
  await expect.poll(() => anns.text.toString()).toBe(bens.text.toString())
  expect(await stored(thingId)).toBe(bens.text.toString())
})

test('a change that is sent again is stored once', async () => {
  const { ann, thingId } = await two()
  const anns = (await open(ann, thingId)).editor
  const other = new Y.Doc()
  other.getText('words').insert(0, '一')
  const update = Y.encodeStateAsUpdate(other)
  const once = await anns.change({ update, change: 7 })
  expect(once).toEqual({ errorCode: 0, number: 2 })
  expect(await anns.change({ update, change: 7 })).toEqual(once)
  const both = await Promise.all([anns.change({ update, change: 8 }), anns.change({ update, change: 8 })])
  // Its content is already stored, whatever its number.
  expect(both).toEqual([once, once])
  const { rows } = await product.platform.pool.query('select 1 from document_updates where thing_id = $1', [thingId])
  expect(rows).toHaveLength(2)
})

test('who may not is told so, and nothing of theirs is stored', async () => {
  const { ann, ben, thingId } = await two()
  slates.let(thingId, { [ben.id]: 'read' })
  const stranger = await newPerson(product)
  expect((await open(stranger, thingId)).answer).toMatchObject({ code: 'DOCUMENT_NOT_FOUND', status: 404 })
  const { editor: bens, answer } = await open(ben, thingId)
  expect(answer).toMatchObject({ access: 'read' })
  bens.text.insert(0, '偷寫')
  await expect.poll(() => bens.answers).toEqual(['DOCUMENT_READ_ONLY'])
  const anns = (await open(ann, thingId)).editor
  anns.text.insert(0, '可以寫')
  await expect.poll(() => bens.text.toString()).toContain('可以寫')
  expect(await stored(thingId)).toBe('可以寫')
})

test('who could write a moment ago and may no longer is refused at once, and hears nothing more', async () => {
  const { ann, ben, thingId } = await two()
  const [anns, bens] = [(await open(ann, thingId)).editor, (await open(ben, thingId)).editor]
  bens.text.insert(0, '還可以')
  await expect.poll(() => bens.isStored()).toBe(true)
  await inTransaction(product.platform.db, async (transaction) => {
    slates.let(thingId, { [ben.id]: undefined })
    await documentAccessChanged(product.platform, transaction, slateOf(thingId))
  })
  bens.text.insert(0, '不行了')
  await expect.poll(() => bens.answers.at(-1)).toMatch(/^DOCUMENT_NOT_(FOUND|OPEN)$/)
  await expect.poll(() => bens.heard(documentWords.stateChanged)).not.toEqual([])
  await expect.poll(() => anns.heard(documentWords.stateChanged)).not.toEqual([])
  anns.text.insert(0, '只有我')
  await expect.poll(() => anns.isStored()).toBe(true)
  expect(await stored(thingId)).toBe('只有我還可以')
  expect(bens.text.toString()).not.toContain('只有我')
})

test('a change under the number of somebody else is refused', async () => {
  const { ann, ben, thingId } = await two()
  const [anns, bens] = [(await open(ann, thingId)).editor, (await open(ben, thingId)).editor]
  anns.text.insert(0, '我的')
  await expect.poll(() => bens.text.toString()).toBe('我的')
  const forged = new Y.Doc()
  Y.applyUpdate(forged, Y.encodeStateAsUpdate(bens.document))
  const before = Y.encodeStateVector(forged)
  forged.clientID = anns.document.clientID
  forged.getText('words').insert(0, '冒名')
  const update = Y.encodeStateAsUpdate(forged, before)
  expect(await bens.change({ update })).toMatchObject({ code: 'DOCUMENT_CLIENT_TAKEN' })
  expect(await stored(thingId)).toBe('我的')
  // Opening under a taken client number is answered with that.
  const third = new TestEditor(ben, thingId)
  editors.push(third)
  third.document.clientID = anns.document.clientID
  expect(await third.connect(address)).toMatchObject({ isClientTaken: true })
})

test('what is no change, is too large or stands on what is missing is refused, and the next is stored', async () => {
  const { ann, thingId } = await two()
  const anns = (await open(ann, thingId)).editor
  for (const update of [new Uint8Array([255, 255, 3]), new Uint8Array(0), new Uint8Array([1, 1, 1, 0, 4, 1])])
    expect(await anns.change({ update })).toMatchObject({ code: 'DOCUMENT_CHANGE_MALFORMED', status: 422 })
  const most = documentLimits.changeBytes
  expect(await anns.change({ update: new Uint8Array(most) })).toMatchObject({ errorCode: 0 })
  expect(await anns.change({ update: new Uint8Array(most + 1) })).toMatchObject({ code: 'VALIDATION_FAILED' })
  const other = new Y.Doc()
  other.getText('words').insert(0, '一')
  const before = Y.encodeStateVector(other)
  other.getText('words').insert(1, '二')
  expect(await anns.change({ update: Y.encodeStateAsUpdate(other, before) })).toMatchObject({
    code: 'DOCUMENT_CHANGE_INCOMPLETE',
    status: 409,
  })
  anns.text.insert(0, '好的')
  await expect.poll(() => anns.isStored()).toBe(true)
  expect(await stored(thingId)).toBe('好的')
})

test('what its kind cannot read is refused, beside others that are stored', async () => {
  const { ann, ben, thingId } = await two()
  const [anns, bens] = [(await open(ann, thingId)).editor, (await open(ben, thingId)).editor]
  anns.text.insert(0, '字'.repeat(mostWords))
  await expect.poll(() => anns.isStored()).toBe(true)
  await expect.poll(() => bens.text.length).toBe(mostWords)
  anns.text.insert(0, '多')
  bens.document.getMap('notes').set('from', '另一個人')
  await expect.poll(() => anns.isStored() && bens.isStored()).toBe(true)
  expect(anns.answers).toContain('DOCUMENT_CHANGE_UNREADABLE')
  expect(bens.answers).toEqual([expect.any(Number)])
  const unknownRoot = new Y.Doc()
  unknownRoot.getMap('elsewhere').set('a', 1)
  expect(await bens.change({ update: Y.encodeStateAsUpdate(unknownRoot) })).toMatchObject({
    code: 'DOCUMENT_CHANGE_UNREADABLE',
  })
  const inside = new Y.Doc()
  inside.getMap('notes').set('inner', new Y.Doc())
  expect(await bens.change({ update: Y.encodeStateAsUpdate(inside) })).toMatchObject({
    code: 'DOCUMENT_CHANGE_UNREADABLE',
  })
  const document = await readDocument(product.platform, slateOf(thingId))
  expect(document.getText('words').length).toBe(mostWords)
  expect(document.getMap('notes').get('from')).toBe('另一個人')
})

test('an older page than the document is refused before it writes, a newer one comes back', async () => {
  const { ann, ben, thingId } = await two()
  expect((await open(ben, thingId, { schema: 1 })).answer).toMatchObject({ code: 'DOCUMENT_SCHEMA_OLD', status: 409 })
  expect((await open(ann, thingId, { schema: 3 })).answer).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})

test('so many people have it open at once, each in as many windows as they like', async () => {
  const most = documentLimits.peopleAtOnce
  const people = await Promise.all(Array.from({ length: most + 1 }, () => newPerson(product)))
  const thingId = slates.newThing(Object.fromEntries(people.map(({ id }) => [id, 'write'] as const)))
  for (const person of people.slice(0, most)) expect((await open(person, thingId)).answer).toHaveProperty('number')
  const [first, last] = [people[0], people[most]] as [TestPerson, TestPerson]
  expect((await open(first, thingId)).answer).toHaveProperty('number')
  expect((await open(last, thingId)).answer).toMatchObject({ code: 'DOCUMENT_CROWDED', values: { limit: most } })
  const [one] = editors as [TestEditor]
  one.disconnect()
  editors[most]?.disconnect()
  await expect.poll(async () => 'number' in (await open(last, thingId)).answer).toBe(true)
})

test('who is there is seen with the name and a colour of the session’s, and gone with the line', async () => {
  const { ann, ben, thingId } = await two()
  const anns = (await open(ann, thingId)).editor
  const { editor: bens, answer } = await open(ben, thingId)
  expect(answer).toMatchObject({ people: [{ accountId: ann.id, name: ann.displayName, color: 0, place: null }] })
  const word = { ...slateOf(thingId), client: bens.document.clientID, place: '第一章', cursor: null }
  bens.line.socket.emit(documentWords.presence, { ...word, name: '冒名' })
  bens.line.socket.emit(documentWords.presence, { ...word, client: 7 })
  const people = () =>
    (anns.heard(documentWords.present) as unknown as PresentInDocument[]).map(({ person, isGone }) => ({
      ...person,
      isGone,
    }))
  const ofBen = { accountId: ben.id, name: ben.displayName, color: 1, client: bens.document.clientID }
  await expect.poll(() => people().at(-1)).toEqual({ ...ofBen, place: '第一章', cursor: null, isGone: false })
  // A page that reopens appears once.
  const client = bens.document.clientID
  bens.document.clientID = client + 1
  await bens.open()
  await expect
    .poll(() => people().slice(-2))
    .toEqual([
      expect.objectContaining({ client, isGone: true }),
      expect.objectContaining({ client: client + 1, place: '第一章', isGone: false }),
    ])
  bens.disconnect()
  await expect.poll(() => people().at(-1)).toMatchObject({ accountId: ben.id, client: client + 1, isGone: true })
  const { rows } = await product.platform.pool.query('select 1 from document_updates where thing_id = $1', [thingId])
  expect(rows).toHaveLength(1)
})

test('what the server changes is heard as any change, and is undone with what it belongs to', async () => {
  const { ann, thingId } = await two()
  const anns = (await open(ann, thingId)).editor
  const change = (title: string) => ({
    ...slateOf(thingId),
    accountId: ann.id,
    at: product.clock.now(),
    change: (document: Y.Doc) => void document.getMap('notes').set('title', title),
  })
  const { platform } = product
  await inTransaction(platform.db, (transaction) => changeDocument(platform, transaction, change('新的石板')))
  await expect.poll(() => anns.document.getMap('notes').get('title')).toBe('新的石板')
  const failing = inTransaction(platform.db, async (transaction) => {
    await changeDocument(platform, transaction, change('不算'))
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  // The next change builds on what was stored.
  anns.text.insert(0, '接著寫')
  await expect.poll(() => anns.isStored()).toBe(true)
  expect((await readDocument(platform, slateOf(thingId))).getMap('notes').get('title')).toBe('新的石板')
  expect(slates.stored.filter((one) => one.thingId === thingId).map(({ accountId }) => accountId)).toEqual([
    null,
    ann.id,
    ann.id,
    ann.id,
  ])
})

test('a document that is removed is gone for whoever has it open', async () => {
  const { ann, thingId } = await two()
  const anns = (await open(ann, thingId)).editor
  await inTransaction(product.platform.db, async (transaction) => {
    slates.let(thingId, { [ann.id]: undefined })
    await removeDocument(product.platform, transaction, slateOf(thingId))
  })
  await expect.poll(() => anns.heard(documentWords.stateChanged)).not.toEqual([])
  expect(await anns.open()).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' })
  const { rows } = await product.platform.pool.query('select 1 from document_updates where thing_id = $1', [thingId])
  expect(rows).toEqual([])
})
