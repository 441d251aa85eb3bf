import { documentLimits } from '@learntrail/contract/documents/limits'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeSlates, slateOf } from '../documents.fixture.ts'
import { forgetOldChanges } from '../documents.jobs.ts'
import { changeDocument, listStretches, readDocument, readVersion, restoreVersion } from '../index.ts'
import { storeChange } from '../storing/store-change.service.ts'

let product: TestApp
const slates = makeSlates()

beforeAll(async () => {
  product = await createTestApp()
  slates.bringTo(product.platform)
})
afterEach(() => product.clock.advance(86_400_000))
afterAll(() => product.close())

async function writer(count = 1) {
  const people = await Promise.all(Array.from({ length: count }, () => newPerson(product)))
  const thingId = slates.newThing(Object.fromEntries(people.map(({ id }) => [id, 'write'] as const)))
  return { ids: people.map(({ id }) => id) as [string, ...string[]], thingId }
}
const change = (thingId: string, accountId: string, work: (document: Y.Doc) => void) =>
  inTransaction(product.platform.db, (transaction) =>
    changeDocument(product.platform, transaction, {
      ...slateOf(thingId),
      accountId,
      at: product.clock.now(),
      change: work,
    }),
  )
const pass = (minutes: number) => product.clock.advance(minutes * 60_000)
const wordsOf = (document: Y.Doc) => document.getText('words').toString()

test('who wrote when is told by stretches, and every version of them can be read', async () => {
  const { ids, thingId } = await writer(2)
  const [ann, ben] = ids as [string, string]
  await change(thingId, ann, (document) => document.getText('words').insert(0, '一'))
  pass(1)
  await change(thingId, ann, (document) => document.getText('words').insert(1, '二'))
  await change(thingId, ben, (document) => document.getText('words').delete(0, 1))
  pass(documentLimits.stretchMinutes)
  await change(thingId, ben, (document) => document.getText('words').insert(1, '三'))
  const { stretches, next } = await listStretches(product.platform, slateOf(thingId))
  expect(stretches.map(({ accountId, from, to }) => [accountId, from, to])).toEqual([
    [ben, 5, 5],
    [ben, 4, 4],
    [ann, 2, 3],
    [null, 1, 1],
  ])
  expect(next).toBeNull()
  const versions = await Promise.all(
    [1, 2, 3, 4, 5].map((number) => readVersion(product.platform, { ...slateOf(thingId), number })),
  )
  expect(versions.map(wordsOf)).toEqual(['', '一', '一二', '二', '二三'])
  for (const number of [0, 6]) {
    const missing = readVersion(product.platform, { ...slateOf(thingId), number })
    await expect(missing).rejects.toMatchObject({ code: 'DOCUMENT_VERSION_NOT_FOUND' })
  }
})

test('a page of stretches goes on where the one before ended', async () => {
  const { ids, thingId } = await writer()
  const [ann] = ids
  for (let round = 0; round < documentLimits.stretches + 2; round += 1) {
    await change(thingId, ann, (document) => document.getText('words').insert(0, '字'))
    pass(documentLimits.stretchMinutes)
  }
  const first = await listStretches(product.platform, slateOf(thingId))
  expect(first.stretches).toHaveLength(documentLimits.stretches)
  const rest = await listStretches(product.platform, { ...slateOf(thingId), before: first.next ?? 0 })
  expect([...first.stretches, ...rest.stretches].map(({ from }) => from)).toEqual(
    Array.from({ length: documentLimits.stretches + 3 }, (_, place) => documentLimits.stretches + 3 - place),
  )
  expect(rest.next).toBeNull()
})

test('to restore is a change as any other, of all or of a part', async () => {
  const { ids, thingId } = await writer()
  const [ann] = ids
  await change(thingId, ann, (document) => {
    document.getText('words').insert(0, '起初')
    document.getMap('notes').set('unit', new Y.Map([['title', '第一課']]))
    const line = new Y.XmlElement('p')
    line.insert(0, [new Y.XmlText('一行')])
    document.getXmlFragment('page').insert(0, [line])
  })
  await change(thingId, ann, (document) => {
    document.getText('words').insert(2, '，後來')
    document.getMap('notes').delete('unit')
    document.getMap('notes').set('other', 1)
    document.getXmlFragment('page').delete(0, 1)
  })
  const { platform } = product
  const restore = (part?: { root: string; key?: string }) =>
    inTransaction(platform.db, (transaction) =>
      restoreVersion(platform, transaction, {
        ...slateOf(thingId),
        number: 2,
        accountId: ann,
        at: product.clock.now(),
        ...(part && { part }),
      }),
    )
  await restore({ root: 'notes', key: 'unit' })
  const partly = await readDocument(platform, slateOf(thingId))
  expect(partly.getMap('notes').toJSON()).toEqual({ title: '石板', unit: { title: '第一課' }, other: 1 })
  expect(wordsOf(partly)).toBe('起初，後來')
  await restore()
  const whole = await readDocument(platform, slateOf(thingId))
  expect(whole.getMap('notes').toJSON()).toEqual({ title: '石板', unit: { title: '第一課' } })
  expect([wordsOf(whole), whole.getXmlFragment('page').toString()]).toEqual(['起初', '<p>一行</p>'])
  expect(wordsOf(await readVersion(platform, { ...slateOf(thingId), number: 3 }))).toBe('起初，後來')
  // Restoring an identical state is no change.
  await restore()
  const { stretches } = await listStretches(platform, slateOf(thingId))
  expect(stretches[0]?.to).toBe(5)
})

test('a checkpoint comes after so many changes; old changes go as far as one of long ago holds them', async () => {
  const { ids, thingId } = await writer()
  const [ann] = ids
  const { platform } = product
  const document = new Y.Doc()
  const updates: Uint8Array[] = []
  document.on('update', (update: Uint8Array) => updates.push(update))
  const write = async (count: number) => {
    for (let round = 0; round < count; round += 1)
      document.getText('words').insert(document.getText('words').length, 'x')
    const sent = updates
      .splice(0)
      .map((update, place) => ({ update, change: document.getText('words').length - count + place + 1 }))
    await Promise.all(
      sent.map((one) =>
        storeChange(platform, slateOf(thingId), {
          ...one,
          accountId: ann,
          schema: 2,
          client: document.clientID,
          lineId: '',
        }),
      ),
    )
  }
  const every = documentLimits.checkpointEvery
  await write(every - 2)
  const checkpoints = async () =>
    (
      await platform.pool.query<{ number: number }>(
        'select number from document_checkpoints where thing_id = $1 order by 1',
        [thingId],
      )
    ).rows
  expect(await checkpoints()).toEqual([])
  await write(3)
  const [{ number: first } = { number: 0 }] = await checkpoints()
  expect(first).toBeGreaterThanOrEqual(every)
  await write(every + 100)
  expect(await checkpoints()).toHaveLength(2)

  const count = async () =>
    Number(
      (await platform.pool.query('select count(*) from document_updates where thing_id = $1', [thingId])).rows[0].count,
    )
  const all = await count()
  product.clock.advance((documentLimits.historyMonths * 30 - 5) * 86_400_000)
  await forgetOldChanges(platform)
  expect(await count()).toBe(all)
  product.clock.advance(15 * 86_400_000)
  await write(1)
  await forgetOldChanges(platform)
  const [{ number: last } = { number: 0 }, ...others] = await checkpoints()
  expect(others).toEqual([])
  expect(await count()).toBe(all + 1 - last)
  expect(wordsOf(await readDocument(platform, slateOf(thingId))).length).toBe(2 * every + 102)
  expect(wordsOf(await readVersion(platform, { ...slateOf(thingId), number: last }))).toHaveLength(last - 1)
  await expect(readVersion(platform, { ...slateOf(thingId), number: last - 1 })).rejects.toMatchObject({
    code: 'DOCUMENT_VERSION_NOT_FOUND',
  })
})

test('a document is as large as it may be and no larger; what takes away is stored all the same', async () => {
  const { ids, thingId } = await writer()
  const [ann] = ids
  const { platform } = product
  const document = new Y.Doc()
  const big = makeSlates({ isReadable: () => true })
  big.let(thingId, { [ann]: 'write' })
  big.bringTo(platform)
  let changes = 0
  const store = (work: () => void) => {
    const before = Y.encodeStateVector(document)
    document.transact(work)
    changes += 1
    const update = Y.encodeStateAsUpdate(document, before)
    const sent = { accountId: ann, schema: 2, client: document.clientID, change: changes, update, lineId: '' }
    return storeChange(platform, slateOf(thingId), sent)
  }
  const part = 'x'.repeat(200_000)
  for (let round = 0; round < 7; round += 1) await store(() => document.getText('words').insert(0, part))
  await expect(store(() => document.getText('words').insert(0, part))).rejects.toMatchObject({ code: 'DOCUMENT_FULL' })
  // The server keeps nothing of a refused change; a page would open the document anew.
  const again = await readDocument(platform, slateOf(thingId))
  expect(again.getText('words').length).toBe(1_400_000)
  slates.bringTo(platform)
})
