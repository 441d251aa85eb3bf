import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../api/problem.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const away = (retryAfter?: number) => new ApiProblem({ code: 'SERVICE_UNAVAILABLE', status: 503, retryAfter })

function reading(...failures: ApiProblem[]) {
  const read = vi.fn(async () => {
    const failure = failures.shift()
    if (failure !== undefined) throw failure
    return 'read'
  })
  const answer = createQueryClient(() => undefined)
    .fetchQuery({ queryKey: ['x'], queryFn: read })
    .catch((problem: ApiProblem) => problem.code)
  return { read, answer }
}

test('what is read is asked for again when the server said it is back, and not before', async () => {
  const { read, answer } = reading(away(2))
  await vi.advanceTimersByTimeAsync(1_900)
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(read).toHaveBeenCalledTimes(2)
  expect(await answer).toBe('read')
})

test('three times at most', async () => {
  const { read, answer } = reading(away(2), away(2), away(2), away(2))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBe('SERVICE_UNAVAILABLE')
  expect(read).toHaveBeenCalledTimes(3)
})

test('nobody looks at a screen that loads for half a minute', async () => {
  const { read, answer } = reading(away(30))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBe('SERVICE_UNAVAILABLE')
  expect(read).toHaveBeenCalledTimes(1)
})
