import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isSendingEnter, useEnterKey } from './enter-key.ts'

const idle = { composing: false, endedAt: Number.NEGATIVE_INFINITY }
const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13, timeStamp: 1_000 }

test('a plain Enter sends', () => expect(isSendingEnter(enter, idle)).toBe(true))
test('Shift+Enter is a new line', () => expect(isSendingEnter({ ...enter, shiftKey: true }, idle)).toBe(false))
test('an Enter while composing chooses a word', () => {
  expect(isSendingEnter({ ...enter, isComposing: true }, idle)).toBe(false)
  expect(isSendingEnter({ ...enter, keyCode: 229 }, idle)).toBe(false)
  expect(isSendingEnter(enter, { composing: true, endedAt: 0 })).toBe(false)
})
test('the Enter that ended a composition does not send, the next one does', () => {
  expect(isSendingEnter(enter, { composing: false, endedAt: 990 })).toBe(false)
  expect(isSendingEnter(enter, { composing: false, endedAt: 700 })).toBe(true)
})

function Field({ onSend }: { onSend: () => void }) {
  return <textarea aria-label="留言" {...useEnterKey(onSend)} />
}

function pressEnter(field: HTMLElement, timeStamp: number, init: KeyboardEventInit & { keyCode?: number } = {}) {
  const event = createEvent.keyDown(field, { key: 'Enter', keyCode: 13, ...init })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  fireEvent(field, event)
  return event
}

test('a Zhuyin input method that ends the composition before its Enter does not send the message', () => {
  const onSend = vi.fn()
  render(<Field onSend={onSend} />)
  const field = screen.getByRole('textbox', { name: '留言' })

  fireEvent.compositionStart(field)
  pressEnter(field, 5_000, { isComposing: true })
  const end = createEvent.compositionEnd(field)
  Object.defineProperty(end, 'timeStamp', { value: 5_001 })
  fireEvent(field, end)
  const choosing = pressEnter(field, 5_003)
  expect(onSend).not.toHaveBeenCalled()
  // Nor does it insert a newline.
  expect(choosing.defaultPrevented).toBe(true)

  const sent = pressEnter(field, 5_600)
  expect(onSend).toHaveBeenCalledOnce()
  expect(sent.defaultPrevented).toBe(true)
})
