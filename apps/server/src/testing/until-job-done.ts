import { expect, vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Waits until the only job of a kind has completed. */
export function untilJobDone({ platform }: Pick<TestApp, 'platform'>, name: string): Promise<void> {
  return vi.waitFor(
    async () => {
      const { rows } = await platform.pool.query(`select state from ${platform.jobs.tables.job} where name = $1`, [
        name,
      ])
      expect(rows).toEqual([{ state: 'completed' }])
    },
    { timeout: 30_000, interval: 50 },
  )
}
