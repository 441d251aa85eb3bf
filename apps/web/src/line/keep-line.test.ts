import { EventEmitter } from 'node:events'
import { lineEvents } from '@learntrail/contract/line/facts'
import { liveLimits } from '@learntrail/contract/live/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLine } from './keep-line.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const silenceMs = liveLimits.silenceSeconds * 1_000

function openLine() {
  const io = Object.assign(new EventEmitter(), { engine: { close: vi.fn(() => io.emit('close')) } })
  const line = Object.assign(new EventEmitter(), { io, active: true, connect: vi.fn(), disconnect: vi.fn() })
  const letGo = keepLine(line as never)
  io.emit('open')
  return Object.assign(line, { letGo })
}

test('a line on which nothing is heard is ended, so that another is tried', () => {
  const { io } = openLine()
  vi.advanceTimersByTime(silenceMs - 1)
  expect(io.engine.close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(io.engine.close).toHaveBeenCalledTimes(1)
  io.emit('open')
  vi.advanceTimersByTime(silenceMs)
  expect(io.engine.close).toHaveBeenCalledTimes(2)
})

test('every word keeps it open', () => {
  const { io } = openLine()
  for (let words = 0; words < 10; words += 1) {
    vi.advanceTimersByTime(liveLimits.beatSeconds * 1_000)
    io.emit('ping')
  }
  expect(io.engine.close).not.toHaveBeenCalled()
})

test('one that broke by itself is left to its next try', () => {
  const line = openLine()
  line.io.emit('close')
  line.emit('disconnect', 'transport close')
  line.emit('connect_error', new Error('xhr poll error'))
  vi.advanceTimersByTime(silenceMs * 2)
  expect(line.io.engine.close).not.toHaveBeenCalled()
  expect(line.connect).not.toHaveBeenCalled()
})

test.each([
  ['ends', (line: ReturnType<typeof openLine>) => line.emit('disconnect', 'io server disconnect')],
  [
    'does not let in',
    (line: ReturnType<typeof openLine>) => {
      line.active = false
      line.emit('connect_error', new Error('NOT_AUTHENTICATED'))
    },
  ],
])('one that the server %s is tried again, later each time until it is open', (_, refuse) => {
  const line = openLine()
  for (let tries = 1; tries <= 3; tries += 1) {
    refuse(line)
    vi.advanceTimersByTime(4_000)
    expect(line.connect).toHaveBeenCalledTimes(tries)
  }
  line.emit(lineEvents.open)
  refuse(line)
  vi.advanceTimersByTime(1_000)
  expect(line.connect).toHaveBeenCalledTimes(4)
})

test('one that was let go stays away', () => {
  const line = openLine()
  line.emit('disconnect', 'io server disconnect')
  line.letGo()
  vi.advanceTimersByTime(60_000)
  expect(line.disconnect).toHaveBeenCalled()
  expect(line.connect).not.toHaveBeenCalled()
  expect(line.io.engine.close).not.toHaveBeenCalled()
})

test('a node says twice that it is there before it is given up', () => {
  expect(liveLimits.silenceSeconds).toBeGreaterThan(2 * liveLimits.beatSeconds)
  expect(liveLimits.silenceSeconds).toBeLessThan(10)
})
