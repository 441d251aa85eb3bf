import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from './create-log.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function recorded(level = 'info') {
  const lines: Record<string, unknown>[] = []
  const log = createLog(level, { write: (line) => lines.push(JSON.parse(line)) })
  return { log, lines }
}
const away = (host: string) => Object.assign(new Error(`${host} is away`), { code: 'ECONNREFUSED' })
const minute = 60_000

test('a failure is written at once, its repetitions once a minute with their number', () => {
  const { log, lines } = recorded()
  for (let index = 0; index < 50; index += 1) log.error({ err: away('a'), index }, 'call failed')
  expect(lines).toMatchObject([{ msg: 'call failed', index: 0 }])
  expect(lines[0]).not.toHaveProperty('repeated')

  vi.advanceTimersByTime(minute)
  expect(lines.slice(1)).toMatchObject([{ msg: 'call failed', index: 49, repeated: 49, err: { code: 'ECONNREFUSED' } }])

  log.error({ err: away('b') }, 'call failed')
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(minute)
  expect(lines.slice(2)).toMatchObject([{ msg: 'call failed', repeated: 1 }])
})

test('after a quiet minute a failure is news again', () => {
  const { log, lines } = recorded()
  log.warn({}, 'odd')
  vi.advanceTimersByTime(minute)
  log.warn({}, 'odd')
  expect(lines).toHaveLength(2)
  expect(lines[1]).not.toHaveProperty('repeated')
})

test('other words, another code, another level and another origin are other failures', () => {
  const { log, lines } = recorded()
  log.error({ err: away('a') }, 'call failed')
  log.error({ err: away('a') }, 'job failed')
  log.error({ err: Object.assign(new Error('x'), { code: 'EPIPE' }) }, 'call failed')
  log.warn({ err: away('a') }, 'call failed')
  log.error({ err: new TypeError('here') }, 'call failed')
  log.error({ err: new TypeError('there') }, 'call failed')
  expect(lines).toHaveLength(6)
})

test('what comes through a child of the log is counted with the rest', () => {
  const { log, lines } = recorded()
  for (const requestId of ['one', 'two']) log.child({ requestId }).error({ err: away('a') }, 'call failed')
  expect(lines).toMatchObject([{ requestId: 'one' }])
})

test('what is no failure is written as often as it happens', () => {
  const { log, lines } = recorded()
  log.info({ route: '/' }, 'request')
  log.info({ route: '/' }, 'request')
  expect(lines).toHaveLength(2)
})

test('an error is not told in its own words, which may quote what people wrote', () => {
  const { log, lines } = recorded()
  const error = new SyntaxError('Unexpected "秘密"')
  log.error(error)
  log.info({ err: error }, error.message)
  expect(lines).toMatchObject([{ msg: 'failed' }, { msg: 'failed' }])
  expect(JSON.stringify(lines)).not.toContain('秘密')
})
