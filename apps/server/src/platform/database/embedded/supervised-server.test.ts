import { spawnSync } from 'node:child_process'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { silentLog } from '../../../testing/silent-log.ts'
import {
  cleanUp,
  eventually,
  killServer,
  onCleanUp,
  query,
  serversOf,
  start,
  temporaryFolder,
} from './launcher.fixture.ts'
import { readPostmasterFile } from './postmaster-file.ts'

afterEach(cleanUp)

const shortPauses = { shortestMs: 1, longestMs: 50, lastingLifeMs: 10_000 }
/** Longer than any test waits. */
const endlessPauses = { shortestMs: 600_000, longestMs: 600_000, lastingLifeMs: 10_000 }

test('a server that is killed seven times in a row is back each time', async () => {
  const { connection, clusterDir } = await start(await temporaryFolder(), { pauses: shortPauses })
  await query(connection, 'create table kept as select 1 as number')
  for (let death = 1; death <= 7; death += 1) {
    const before = await readPostmasterFile(clusterDir)
    await killServer(clusterDir)
    expect(await eventually(() => query(connection, 'select number from kept'))).toEqual([{ number: 1 }])
    expect((await readPostmasterFile(clusterDir))?.pid, `after death ${death}`).not.toBe(before?.pid)
  }
}, 180_000)

test('a server that cannot start for a while is back by itself once it can', async () => {
  const said = recordingLog()
  const { connection, clusterDir } = await start(await temporaryFolder(), { pauses: shortPauses, log: said.log })
  const settings = join(clusterDir, 'postgresql.conf')
  await rename(settings, `${settings}.away`)
  await killServer(clusterDir)
  await eventually(async () => expect(said.failures().length).toBeGreaterThan(6))
  expect(said.failures()[0]).toMatch(/postgresql\.conf/)

  await rename(`${settings}.away`, settings)
  expect(await eventually(() => query(connection, 'select 1 as alive'))).toEqual([{ alive: 1 }])
  await eventually(async () => expect(said.messages).toContain('the database server is running again'))
})

test('the pauses between tries grow, and begin anew after a life that lasted', async () => {
  const said = recordingLog()
  const pauses = { shortestMs: 1, longestMs: 8, lastingLifeMs: 0 }
  const { clusterDir } = await start(await temporaryFolder(), { pauses, log: said.log })
  const settings = join(clusterDir, 'postgresql.conf')
  for (const _life of ['first', 'second']) {
    said.pauses.length = 0
    said.messages.length = 0
    await rename(settings, `${settings}.away`)
    await killServer(clusterDir)
    await eventually(async () => expect(said.pauses.slice(0, 5)).toEqual([2, 4, 8, 8, 8]))
    await rename(`${settings}.away`, settings)
    await eventually(async () => expect(said.messages).toContain('the database server is running again'))
  }
})

test('a product that is stopped during a pause does not wait for its end', async () => {
  const said = recordingLog()
  const { clusterDir, stop } = await start(await temporaryFolder(), { pauses: endlessPauses, log: said.log })
  await killServer(clusterDir)
  await eventually(async () => expect(said.messages).toContain('the database server exited; restarting it'))

  await stop()
  expect(await serversOf(clusterDir)).toEqual([])
})

test('a product that is stopped in the middle of a restart leaves no process', async () => {
  const { clusterDir, stop } = await start(await temporaryFolder(), { pauses: shortPauses })
  // A standby that waits for a primary for ever accepts no connection, so its start never ends.
  await writeFile(join(clusterDir, 'standby.signal'), '')
  await writeFile(join(clusterDir, 'postgresql.auto.conf'), 'hot_standby = off\n')
  const before = await readPostmasterFile(clusterDir)
  await killServer(clusterDir)
  await eventually(async () => {
    const now = await readPostmasterFile(clusterDir)
    expect(now && now.pid !== before?.pid).toBe(true)
  })

  await stop()
  expect(await serversOf(clusterDir)).toEqual([])
})

test.each([
  ['its folder is gone', 'is gone', (clusterDir: string) => rename(clusterDir, `${clusterDir}.away`)],
  ['its folder is emptied', 'is gone', (clusterDir: string) => rm(join(clusterDir, 'PG_VERSION'))],
  [
    'its folder holds another major version',
    'one of PostgreSQL 17',
    (clusterDir: string) => writeFile(join(clusterDir, 'PG_VERSION'), '17\n'),
  ],
  [
    'its lock is no longer this process’s',
    'owner.lock was removed or replaced',
    (clusterDir: string) => rm(join(clusterDir, '../owner.lock')),
  ],
])('a database is given up, and the application told, when %s', async (_what, reason, spoil) => {
  const unrecoverable = vi.fn<(error: Error) => void>()
  const { clusterDir, stop } = await start(await temporaryFolder(), {
    pauses: shortPauses,
    onUnrecoverable: unrecoverable,
  })
  await spoil(clusterDir)
  await killServer(await currentPlace(clusterDir))

  await eventually(async () => expect(unrecoverable).toHaveBeenCalledOnce())
  expect(unrecoverable.mock.calls[0]?.[0].message).toContain(reason)
  await stop()
})

test('a first start that fails says what to do', async () => {
  const folder = await temporaryFolder()
  const { clusterDir, stop } = await start(folder)
  await stop()
  await chmod(clusterDir, 0o777)

  await expect(start(folder)).rejects.toThrow(/did not start.*may not be read and written.*invalid permissions/s)
})

const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0

test.runIf(canMount)(
  'a full disk stops a first start in words, and a running database until there is room',
  async () => {
    const said = recordingLog()
    const small = await smallDisk('16m')
    await expect(start(join(small, 'database'))).rejects.toThrow(/did not start\. The disk is full: make room/)

    const disk = await smallDisk('200m')
    const { connection, clusterDir } = await start(join(disk, 'database'), { pauses: shortPauses, log: said.log })
    await query(connection, 'create table kept as select 1 as number')
    fill(join(disk, 'filling'))
    await killServer(clusterDir)
    await eventually(async () => expect(said.failures().length).toBeGreaterThan(6))

    await rm(join(disk, 'filling'))
    expect(await eventually(() => query(connection, 'select number from kept'))).toEqual([{ number: 1 }])
  },
)

async function smallDisk(size: string): Promise<string> {
  const folder = join(await temporaryFolder(), 'disk')
  await mkdir(folder)
  expect(spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'learntrail-test', folder]).status).toBe(0)
  onCleanUp(async () => void spawnSync('umount', ['--lazy', folder]))
  return folder
}

/** Fills the disk completely. */
function fill(path: string): void {
  spawnSync('dd', ['if=/dev/zero', `of=${path}`, 'bs=64k'], { stdio: 'ignore' })
}

async function currentPlace(clusterDir: string): Promise<string> {
  const away = `${clusterDir}.away`
  return (await serversOf(away)).length > 0 ? away : clusterDir
}

function recordingLog() {
  const messages: string[] = []
  const errors: Error[] = []
  const pauses: number[] = []
  const record = (details: object, message: string) => {
    messages.push(message)
    if ('err' in details && details.err instanceof Error) errors.push(details.err)
    if ('nextTryInMs' in details && typeof details.nextTryInMs === 'number') pauses.push(details.nextTryInMs)
  }
  return {
    log: { ...silentLog, warn: record, error: record },
    messages,
    pauses,
    failures: () => errors.map(({ message }) => message),
  }
}
