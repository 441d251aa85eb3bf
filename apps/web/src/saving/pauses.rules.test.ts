import { describe, expect, it } from 'vitest'
import { ApiProblem, networkProblem } from '../api/problem.ts'
import { mayPass, pauseAfter } from './pauses.rules.ts'

const problem = (status: number, retryAfter?: number) => new ApiProblem({ code: 'INTERNAL_ERROR', status, retryAfter })

describe('a save that failed', () => {
  it('is tried again after a pause that grows up to a minute', () => {
    const pauses = [1, 2, 3, 4, 9].map((failures) => pauseAfter(failures, networkProblem()))
    expect(pauses).toEqual([8_000, 16_000, 32_000, 60_000, 60_000])
  })

  it('is not tried sooner than the server asked for', () => {
    expect(pauseAfter(1, problem(429, 90))).toBe(90_000)
    expect(pauseAfter(1, problem(429, 2))).toBe(8_000)
  })

  it('is tried again for the line and the server, not for what is wrong in it', () => {
    expect([0, 429, 500, 503].map((status) => mayPass(problem(status)))).toEqual(Array(4).fill(true))
    expect([400, 401, 403, 404, 409, 413, 422].map((status) => mayPass(problem(status)))).toEqual(Array(7).fill(false))
  })
})
