import type { Clock } from '../platform/clock/clock.ts'

/** A clock that stands still until it is advanced. */
export class TestClock implements Clock {
  #now: number

  constructor(start = '2026-11-20T02:00:00.000Z') {
    this.#now = Date.parse(start)
  }

  now(): Date {
    return new Date(this.#now)
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds
  }
}
