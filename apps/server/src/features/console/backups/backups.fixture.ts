import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Backups } from '@learntrail/contract/console/backups'
import { expect, vi } from 'vitest'
import { startEmbeddedDatabase } from '../../../platform/database/embedded/embedded-database.ts'
import { migrateDatabase } from '../../../platform/database/index.ts'
import { embeddedDataDir } from '../../../platform/database/open-database.ts'
import { jobLimits, openPool } from '../../../platform/database/pool.ts'
import { newPerson } from '../../../testing/people.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { makeBackup } from './backups.service.ts'

export const dayMs = 86_400_000

/**
 * A product whose database is in its data folder, like the embedded one; a test's own database is on another server.
 */
export async function openBackups() {
  const product = await createTestApp()
  const operator = await newPerson(product, { role: 'operator', locale: 'en' })
  const { config, pool } = product.platform
  const database = await startEmbeddedDatabase({
    dataDir: embeddedDataDir(config.dataDir),
    log: silentLog,
    settings: { fsync: 'off' },
  })
  const embedded = openPool(database.connection, silentLog, { limits: jobLimits })
  await migrateDatabase(embedded)
  await embedded.end()
  const mails = () => product.mails.sent.filter(({ to }) => to === operator.email)

  return {
    product,
    operator,
    mails,
    /** Sets up an empty backup folder, a day later, with no known backups. */
    async newPlace(): Promise<string> {
      const folder = await mkdtemp(join(tmpdir(), 'learntrail-backups-'))
      config.backups = { folder, at: '03:30', keep: 2 }
      await pool.query('truncate backups')
      product.clock.advance(dayMs)
      return folder
    },
    make: (signal?: AbortSignal) => makeBackup(product.platform, signal),
    read: async () => (await operator.browser.get('/api/v2/admin/backups')).json<Backups>(),
    /** Waits until the jobs that send the mails are done. */
    mailed: (count: number) => vi.waitFor(() => expect(mails()).toHaveLength(count), { timeout: 20_000 }),
    figure: async (name: string) =>
      Number(new RegExp(`^learntrail_${name} (\\S+)$`, 'm').exec(await product.app.figures())?.[1] ?? Number.NaN),
    async close(): Promise<void> {
      if (config.backups) await rm(config.backups.folder, { recursive: true, force: true })
      await database.stop()
      await product.close()
    },
  }
}

export type OpenedBackups = Awaited<ReturnType<typeof openBackups>>
