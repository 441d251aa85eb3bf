import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { bindText } from './bind-text.ts'

const bound: (() => void)[] = []
afterEach(() => {
  for (const stop of bound.splice(0)) stop()
  document.body.replaceChildren()
})

/** Two writers of one text: one in a field here, the other elsewhere. */
function open({ most, words = '春眠不覺曉' }: { most?: number; words?: string } = {}) {
  const [here, elsewhere] = [new Y.Doc(), new Y.Doc()]
  elsewhere.getText('words').insert(0, words)
  const late: Uint8Array[] = []
  let holds = 0
  const bring = (update: Uint8Array) => (holds > 0 ? late.push(update) : Y.applyUpdate(here, update, 'heard'))
  elsewhere.on('update', (update: Uint8Array, origin) => origin !== 'heard' && bring(update))
  here.on('update', (update: Uint8Array, origin) => origin !== 'heard' && Y.applyUpdate(elsewhere, update, 'heard'))
  bring(Y.encodeStateAsUpdate(elsewhere))
  const field = document.createElement('textarea')
  document.body.append(field)
  const hold = () => {
    holds += 1
    return () => {
      holds -= 1
      if (holds === 0) for (const update of late.splice(0)) bring(update)
    }
  }
  bound.push(bindText(field, { shared: { hold }, text: here.getText('words'), most }))
  return { field, theirs: elsewhere.getText('words') }
}

test('what is typed is in the text, and what others write in the field', async () => {
  const { field, theirs } = open()
  expect(field.value).toBe('春眠不覺曉')
  await userEvent.click(field)
  field.setSelectionRange(2, 2)
  await userEvent.keyboard('真的')
  expect(theirs.toString()).toBe('春眠真的不覺曉')
  theirs.insert(0, '孟浩然：')
  expect(field.value).toBe('孟浩然：春眠真的不覺曉')
  // Typing continues at the same caret.
  await userEvent.keyboard('！')
  expect(theirs.toString()).toBe('孟浩然：春眠真的！不覺曉')
})

test('two who type in one field keep all that each typed', async () => {
  const { field, theirs } = open({ words: '' })
  await userEvent.click(field)
  for (const letter of 'abcdef') {
    await userEvent.keyboard(letter)
    theirs.insert(0, letter.toUpperCase())
  }
  expect(field.value).toBe('FEDCBAabcdef')
  expect(theirs.toString()).toBe(field.value)
})

test('more than there is room for is not typed; what others bring stays', async () => {
  const { field, theirs } = open({ most: 7 })
  await userEvent.click(field)
  await userEvent.keyboard('處處聞')
  expect(field.value).toBe('春眠不覺曉處處')
  theirs.insert(0, '長長長')
  await userEvent.keyboard('x')
  expect(field.value).toBe('長長長春眠不覺曉處處')
  await userEvent.keyboard('{Backspace}')
  expect(theirs.toString()).toBe('長長長春眠不覺曉處')
})

test('what is being composed is not disturbed, whatever others write meanwhile', async () => {
  const { field, theirs } = open()
  await userEvent.click(field)
  field.setSelectionRange(5, 5)
  field.dispatchEvent(new CompositionEvent('compositionstart'))
  field.setRangeText('ㄔ', 5, 5, 'end')
  field.dispatchEvent(new InputEvent('input', { isComposing: true }))
  for (let count = 0; count < 20; count += 1) theirs.insert(0, '雨')
  expect(field.value).toBe('春眠不覺曉ㄔ')
  expect(theirs.toString()).not.toContain('ㄔ')
  field.setRangeText('處', 5, 6, 'end')
  field.dispatchEvent(new CompositionEvent('compositionend'))
  await expect.poll(() => field.value).toBe(`${'雨'.repeat(20)}春眠不覺曉處`)
  expect(theirs.toString()).toBe(field.value)
  expect(field.selectionStart).toBe(26)
})

test('one takes back what one typed, and nothing of the others', async () => {
  const { field, theirs } = open()
  await userEvent.click(field)
  field.setSelectionRange(5, 5)
  await userEvent.keyboard('處處')
  theirs.insert(0, '詩：')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(field.value).toBe('詩：春眠不覺曉')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(field.value).toBe('詩：春眠不覺曉處處')
  expect(theirs.toString()).toBe(field.value)
})
