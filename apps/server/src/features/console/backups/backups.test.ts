import { access, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '@learntrail/contract/errors'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayMs, type OpenedBackups, openBackups } from './backups.fixture.ts'

let opened: OpenedBackups
let folder: string
beforeAll(async () => {
  opened = await openBackups()
})
afterAll(() => opened.close())
beforeEach(async () => {
  folder = await opened.newPlace()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a good one is written down with its size and when it was read through, and is its owner’s alone', async () => {
  await opened.make()
  const { lastGood, items, schedule, isLate } = await opened.read()
  const at = opened.product.clock.now().toISOString()
  expect(lastGood).toMatchObject({ state: 'done', verifiedAt: at, startedAt: at, failure: null, problems: [] })
  expect(items).toEqual([lastGood])
  expect(lastGood?.bytes).toBeGreaterThan(10_000_000)
  expect(isLate).toBe(false)
  expect(schedule).toMatchObject({ folder, at: '03:30', keep: 2, isWithoutUploads: false })
  expect(schedule?.freeBytes).toBeGreaterThan(0)
  expect(await readdir(folder)).toEqual([lastGood?.folder.slice(folder.length + 1)])
  expect((await stat(lastGood?.folder ?? '')).mode & 0o777).toBe(0o700)
  expect(await opened.figure('backup_verified_timestamp_seconds')).toBe(opened.product.clock.now().getTime() / 1_000)
  expect(await opened.figure('backup_bytes')).toBe(lastGood?.bytes)
  expect(await opened.figure('backups_failed')).toBe(0)
  opened.product.clock.advance(dayMs + 4 * 3_600_000 + 1)
  expect((await opened.read()).isLate).toBe(true)
  const { rooms } = (await opened.operator.browser.get('/api/v2/admin/rooms')).json()
  expect(rooms.find(({ room }: { room: string }) => room === 'backups').waiting).toBe(1)
})

describe('a failure', () => {
  test.each([
    [
      'a disk without room',
      'no_room',
      async () => {
        const filler = join(opened.product.platform.config.dataDir, 'files/filler')
        await writeFile(filler, '')
        await truncate(filler, 4e12)
        return () => rm(filler)
      },
    ],
    [
      'a place that cannot be written',
      'not_writable',
      async () => {
        await writeFile(join(folder, 'a-file'), '')
        opened.product.platform.config.backups = { folder: join(folder, 'a-file/below'), at: '03:30', keep: 2 }
        return async () => undefined
      },
    ],
  ] as const)('of %s is written down, mailed to operators and told to monitoring', async (_what, failure, arrange) => {
    const before = opened.mails().length
    const undo = await arrange()
    await opened.make()
    await undo()
    const { items, lastGood, isLate } = await opened.read()
    expect(items).toMatchObject([{ state: 'failed', failure, verifiedAt: null }])
    expect(items[0]?.problems).toHaveLength(1)
    expect(lastGood).toBeNull()
    expect(isLate).toBe(true)
    expect(await opened.figure('backups_failed')).toBe(1)
    await opened.mailed(before + 1)
    expect(opened.mails().at(-1)).toMatchObject({ subject: expect.stringContaining('The backup failed') })
    expect(opened.mails().at(-1)?.text).toContain('/admin/backups')
    expect((await readdir(folder)).filter((name) => name.startsWith('learntrail-'))).toEqual([])
  })

  test('of one that was killed halfway leaves nothing that could be taken for a backup', async () => {
    const killing = new AbortController()
    const making = opened.make(killing.signal)
    await vi.waitFor(
      async () => {
        const [half] = await readdir(folder)
        await access(join(folder, half ?? '', 'database/pg18/base'))
      },
      { timeout: 60_000, interval: 5 },
    )
    killing.abort()
    await making
    expect((await opened.read()).items).toMatchObject([{ state: 'failed', failure: 'broken_off' }])
    expect(await readdir(folder)).toEqual([])
  })

  test('of a process that was killed with it is found by the next, which is made', async () => {
    const columns = 'id, state, folder, node, started_at'
    await opened.product.platform.pool.query(
      `insert into backups (${columns}) values ('019f0000-0000-7000-8000-00000000b0b0', 'running', $1, 'gone', $2)`,
      [join(folder, 'learntrail-20200101-000000'), new Date('2020-01-01')],
    )
    await opened.make()
    expect((await opened.read()).items).toMatchObject([{ state: 'done' }, { state: 'failed', failure: 'broken_off' }])
  })
})

test('operators ask for one, which is in the log; without a place they are told what is lacking', async () => {
  expect((await opened.operator.browser.post('/api/v2/admin/backups')).json()).toEqual({ ok: true })
  await vi.waitFor(async () => expect((await opened.read()).items).toMatchObject([{ state: 'done' }]), {
    timeout: 60_000,
    interval: 100,
  })
  const { items } = (await opened.operator.browser.get('/api/v2/admin/audit?act=backup.asked')).json()
  expect(items).toHaveLength(1)
  opened.product.platform.config.backups = undefined
  const refused = await opened.operator.browser.post('/api/v2/admin/backups')
  expect(refused.json<Problem>()).toMatchObject({ status: 409, code: 'BACKUPS_OFF' })
  expect(await opened.read()).toMatchObject({ schedule: null, isLate: false })
})
