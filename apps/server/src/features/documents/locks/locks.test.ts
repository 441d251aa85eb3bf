import { documentWords } from '@learntrail/contract/documents/facts'
import { documentLimits } from '@learntrail/contract/documents/limits'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeSlates, slateOf } from '../documents.fixture.ts'
import { TestEditor } from '../editor.fixture.ts'
import { leaveLock, lockedBy, takeLock } from '../index.ts'
import { noteSeen } from './locks.repository.ts'

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

async function open(person: TestPerson, thingId: string) {
  const editor = new TestEditor(person, thingId)
  editors.push(editor)
  await editor.connect(address)
  return editor
}
async function two() {
  const [ann, ben] = [await newPerson(product), await newPerson(product)]
  const thingId = slates.newThing({ [ann.id]: 'write', [ben.id]: 'write' })
  return { ann, ben, thingId, anns: await open(ann, thingId), bens: await open(ben, thingId) }
}
const asked = async (editor: TestEditor, wish: string) => (await editor.wish(wish)) as { code?: string; lock?: object }
const pass = (seconds: number) => product.clock.advance(seconds * 1_000)
/** As the heartbeat of a node does it. */
const seen = (accountId: string, thingId: string) =>
  noteSeen(product.platform.db, [{ ...slateOf(thingId), accountId }], product.clock.now())

test('who holds the lock writes, and all others read, until it is given back', async () => {
  const { ann, ben, anns, bens, thingId } = await two()
  bens.text.insert(0, '之前')
  await expect.poll(() => bens.isStored()).toBe(true)
  expect(await asked(anns, 'take')).toMatchObject({
    lock: { holderId: ann.id, holderName: ann.displayName, askedBy: null },
  })
  await expect.poll(() => bens.heard(documentWords.stateChanged)).not.toEqual([])
  expect(await bens.open()).toMatchObject({ access: 'write', lock: { holderId: ann.id } })
  bens.text.insert(0, '不行')
  anns.text.insert(0, '可以')
  await expect.poll(() => bens.answers.at(-1)).toBe('DOCUMENT_LOCKED')
  await expect.poll(() => anns.isStored()).toBe(true)
  expect(await asked(bens, 'take')).toMatchObject({ code: 'DOCUMENT_LOCKED' })
  // Only the holder can give it back.
  await asked(bens, 'leave')
  expect(await lockedBy(product.platform, slateOf(thingId))).toMatchObject({ holderId: ann.id })
  expect(await asked(anns, 'leave')).toMatchObject({ lock: null })
  const again = await open(ben, thingId)
  again.text.insert(0, '之後')
  await expect.poll(() => again.answers).toEqual([expect.any(Number)])
})

test('whoever writes goes on holding it; who does not loses it after a while', async () => {
  const { ann, ben, anns, bens, thingId } = await two()
  await asked(anns, 'take')
  const almost = documentLimits.lockIdleMinutes * 60 - 1
  for (const text of ['一', '二']) {
    pass(almost)
    await seen(ann.id, thingId)
    anns.text.insert(0, text)
    await expect.poll(() => anns.isStored()).toBe(true)
  }
  expect(anns.answers.every((answer) => typeof answer === 'number')).toBe(true)
  pass(almost)
  await seen(ann.id, thingId)
  expect(await asked(bens, 'take')).toMatchObject({ code: 'DOCUMENT_LOCKED' })
  pass(1)
  await seen(ann.id, thingId)
  expect(await lockedBy(product.platform, slateOf(thingId))).toBeNull()
  expect(await asked(bens, 'take')).toMatchObject({ lock: { holderId: ben.id } })
  anns.text.insert(0, '三')
  await expect.poll(() => anns.answers.at(-1)).toBe('DOCUMENT_LOCKED')
})

test('it is gone with its holder, but not with a line that breaks for a moment', async () => {
  const { ann, anns, thingId } = await two()
  await asked(anns, 'take')
  anns.disconnect()
  pass(documentLimits.lockAwaySeconds - 1)
  expect(await lockedBy(product.platform, slateOf(thingId))).toMatchObject({ holderId: ann.id })
  pass(1)
  expect(await lockedBy(product.platform, slateOf(thingId))).toBeNull()
})

test('whoever asks for it has it once its holder writes nothing for a while, and not if they write on', async () => {
  const { ann, ben, anns, bens, thingId } = await two()
  await asked(anns, 'take')
  expect(await asked(bens, 'ask')).toMatchObject({ lock: { askedBy: ben.id, freeFrom: expect.any(String) } })
  pass(documentLimits.lockAskSeconds - 1)
  expect(await asked(bens, 'take')).toMatchObject({ code: 'DOCUMENT_LOCKED' })
  await seen(ann.id, thingId)
  anns.text.insert(0, '我還在寫')
  await expect.poll(() => anns.isStored()).toBe(true)
  expect(await lockedBy(product.platform, slateOf(thingId))).toMatchObject({ holderId: ann.id, askedBy: null })
  pass(5)
  await asked(bens, 'ask')
  pass(documentLimits.lockAskSeconds)
  await seen(ann.id, thingId)
  expect(await asked(bens, 'take')).toMatchObject({ lock: { holderId: ben.id } })
})

test('a lock is for who may write', async () => {
  const { ben, bens, thingId } = await two()
  slates.let(thingId, { [ben.id]: 'read' })
  expect(await asked(bens, 'take')).toMatchObject({ code: 'DOCUMENT_READ_ONLY' })
  slates.let(thingId, { [ben.id]: undefined })
  expect(await asked(bens, 'take')).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' })
})

test('of two who take it at the same moment one has it', async () => {
  const { ann, ben, thingId } = await two()
  const { platform } = product
  const lockedAlone = { lock: slateOf(thingId), documents: [slateOf(thingId)] }
  const taken = await Promise.allSettled(
    [ann, ben].map(({ id: accountId }) =>
      inTransaction(platform.db, (transaction) => takeLock(platform, transaction, { ...lockedAlone, accountId })),
    ),
  )
  expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const holder = await lockedBy(platform, slateOf(thingId))
  const wished = { ...lockedAlone, accountId: holder?.holderId ?? '' }
  await inTransaction(platform.db, (transaction) => leaveLock(platform, transaction, wished))
  expect(await lockedBy(platform, slateOf(thingId))).toBeNull()
})
