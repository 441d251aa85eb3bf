import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { divideUpdate } from './divide-update.ts'

const most = 4_000

test('what was written in two windows while away goes in parts, each of which stands on those before it', () => {
  const [one, other] = [new Y.Doc(), new Y.Doc()]
  for (let round = 0; round < 300; round += 1) {
    const [from, to] = round % 2 === 0 ? [one, other] : [other, one]
    const text = from.getText('words')
    text.insert(Math.floor(text.length / 2), `第${round}次，寫了一點東西。`)
    if (round % 7 === 0) text.delete(0, 2)
    from.getMap('notes').set(`note ${round}`, new Y.Map([['title', '標題']]))
    Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)))
  }
  const whole = Y.encodeStateAsUpdate(one)
  const parts = divideUpdate(whole, most)
  expect(parts.length).toBeGreaterThan(5)
  const server = new Y.Doc()
  for (const part of parts) {
    Y.applyUpdate(server, part)
    expect(server.store.pendingStructs).toBeNull()
  }
  expect(server.store.pendingDs).toBeNull()
  expect(Math.max(...parts.slice(0, -1).map(({ byteLength }) => byteLength))).toBeLessThanOrEqual(most)
  expect(server.getText('words').toString()).toBe(one.getText('words').toString())
  expect(server.getMap('notes').toJSON()).toEqual(one.getMap('notes').toJSON())
})

test('what fits into one stays as it is', () => {
  const document = new Y.Doc()
  document.getText('words').insert(0, '短')
  const update = Y.encodeStateAsUpdate(document)
  expect(divideUpdate(update, update.byteLength)).toEqual([update])
})

test('a long text that was written in one go is divided between its signs', () => {
  const document = new Y.Doc()
  const words = '春眠不覺曉𠮷👍'.repeat(2_000)
  document.getText('words').insert(0, '頭')
  document.getText('words').insert(1, '尾')
  document.getText('words').insert(1, words)
  const update = Y.encodeStateAsUpdate(document)
  const server = new Y.Doc()
  for (const part of divideUpdate(update, most)) {
    expect(part.byteLength).toBeLessThanOrEqual(most)
    Y.applyUpdate(server, part)
    expect(server.store.pendingStructs).toBeNull()
  }
  expect(server.getText('words').toString()).toBe(`頭${words}尾`)
  expect(Y.encodeStateVector(server)).toEqual(Y.encodeStateVector(document))
  // Further edits on both sides still merge.
  document.getText('words').insert(500, '新')
  Y.applyUpdate(server, Y.encodeStateAsUpdate(document, Y.encodeStateVector(server)))
  expect(server.getText('words').toString()).toBe(document.getText('words').toString())
})
