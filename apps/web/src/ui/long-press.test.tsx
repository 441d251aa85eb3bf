import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLongPress } from './long-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Pressed({ run }: { run: () => void }) {
  return <div {...useLongPress(run)}>訊息</div>
}

const at = (pointerType: string, clientX = 0) => ({ pointerType, clientX, clientY: 0 })

function open() {
  const run = vi.fn()
  render(<Pressed run={run} />)
  return { run, part: screen.getByText('訊息') }
}

test('a finger that stays half a second means it', () => {
  const { run, part } = open()
  fireEvent.pointerDown(part, at('touch'))
  vi.advanceTimersByTime(499)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

test('one that trembles does as well, and one that scrolls does not', () => {
  const { run, part } = open()
  fireEvent.pointerDown(part, at('touch'))
  fireEvent.pointerMove(part, at('touch', 10))
  vi.advanceTimersByTime(500)
  expect(run).toHaveBeenCalledOnce()
  fireEvent.pointerDown(part, at('touch'))
  fireEvent.pointerMove(part, at('touch', 11))
  vi.advanceTimersByTime(500)
  expect(run).toHaveBeenCalledOnce()
})

test.each(['pointerUp', 'pointerCancel'] as const)('%s before that ends it', (end) => {
  const { run, part } = open()
  fireEvent.pointerDown(part, at('touch'))
  fireEvent[end](part)
  vi.advanceTimersByTime(500)
  expect(run).not.toHaveBeenCalled()
})

test('a mouse that is held does nothing', () => {
  const { run, part } = open()
  fireEvent.pointerDown(part, at('mouse'))
  vi.advanceTimersByTime(500)
  expect(run).not.toHaveBeenCalled()
})
