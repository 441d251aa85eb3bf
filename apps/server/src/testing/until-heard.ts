import { expect, vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Waits until every handler has processed every event. */
export function untilHeard({ platform }: Pick<TestApp, 'platform'>): Promise<void> {
  return vi.waitFor(
    async () => {
      const { rows } = await platform.pool.query("select kind, pending from events where pending <> '{}'")
      expect(rows).toEqual([])
    },
    { timeout: 30_000, interval: 50 },
  )
}
