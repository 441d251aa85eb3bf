import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToasts, toast, toasts } from './toast.ts'

let leave: (() => void) | undefined
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  leave?.()
  dismissToasts()
  vi.useRealTimers()
})

const said = () => toasts.read().map(({ text }) => text)

test('a sentence stands two seconds, a warning as long as it asks', () => {
  leave = toasts.subscribe(() => undefined)
  toast('存好了')
  toast('沒有載入', { tone: 'warning', milliseconds: 5_000 })
  vi.advanceTimersByTime(2_000)
  expect(said()).toEqual(['沒有載入'])
  vi.advanceTimersByTime(2_999)
  expect(said()).toEqual(['沒有載入'])
  vi.advanceTimersByTime(1)
  expect(said()).toEqual([])
})

test('its time begins once the page is drawn', () => {
  toast('沒有載入', { milliseconds: 5_000 })
  vi.advanceTimersByTime(60_000)
  leave = toasts.subscribe(() => undefined)
  vi.advanceTimersByTime(4_999)
  expect(said()).toEqual(['沒有載入'])
  vi.advanceTimersByTime(1)
  expect(said()).toEqual([])
})

test('its time begins once the page is looked at', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  leave = toasts.subscribe(() => undefined)
  toast('沒有載入', { milliseconds: 5_000 })
  vi.advanceTimersByTime(60_000)
  expect(said()).toEqual(['沒有載入'])
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(5_000)
  expect(said()).toEqual([])
})
