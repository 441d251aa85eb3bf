import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cleanUp, eventually, hold, privateFolder, query, start, temporaryFolder } from './launcher.fixture.ts'
import { takeOwnerLock } from './owner-lock.ts'

afterEach(cleanUp)

test('the first start makes a cluster that is safe and the same on every machine', async () => {
  const { connection, superuserConnection, clusterDir } = await start(await temporaryFolder(), { settings: {} })
  const [settings] = await query(
    superuserConnection,
    `select current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
            current_setting('server_encoding') as encoding, current_setting('timezone') as timezone,
            current_setting('listen_addresses') as addresses,
            current_setting('max_parallel_workers_per_gather') as parallel`,
  )
  expect(settings).toEqual({
    checksums: 'on',
    fsync: 'on',
    encoding: 'UTF8',
    timezone: 'UTC',
    addresses: '',
    parallel: '0',
  })

  const [role] = await query(
    connection,
    `select rolname as name, rolsuper as superuser, pg_get_userbyid(datdba) as owner
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
  )
  expect(role, 'a plain role that owns its database').toEqual({
    name: 'learntrail',
    superuser: false,
    owner: 'learntrail',
  })

  expect((await stat(String(connection.host))).mode & 0o777, 'nobody else may enter').toBe(0o700)
  expect((await stat(clusterDir)).uid, 'PostgreSQL does not run as root').not.toBe(0)
})

test('what was written is there after a stop, which is an orderly shutdown', async () => {
  const folder = await temporaryFolder()
  const first = await start(folder)
  await query(first.connection, 'create table kept as select 1 as number')
  await first.stop()
  await first.stop()

  const second = await start(folder)
  expect(await query(second.connection, 'select number from kept')).toEqual([{ number: 1 }])
  const log = await readFile(join(folder, 'postgresql.log'), 'utf8')
  expect(log).not.toContain('interrupted')
})

test('a second process uses the running server and does not stop it', async () => {
  const owner = await start(await temporaryFolder())
  const guest = await hold(join(owner.clusterDir, '..'))
  expect(guest).toMatchObject({ owned: false, socketDir: owner.connection.host })

  await guest.end()
  expect(await query(owner.connection, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

test.each(['end', 'kill'] as const)(
  'a second process runs the server itself after the %s of the first',
  async (how) => {
    const folder = await temporaryFolder()
    const first = await hold(folder)
    const second = await start(folder)
    await query(second.connection, 'create table kept as select 1 as number')
    expect(second.owned).toBe(false)

    await first[how]()
    expect(await eventually(() => query(second.connection, 'select number from kept'))).toEqual([{ number: 1 }])
    expect(takeOwnerLock(folder, undefined), 'nobody else may').toBeUndefined()

    await second.stop()
    await expect(query(second.connection, 'select 1')).rejects.toThrow()
    takeOwnerLock(folder, undefined)?.release()
  },
)

test('of two that wait one runs the server, and the other uses it', async () => {
  const folder = await temporaryFolder()
  const first = await hold(folder)
  const [second, third] = [await start(folder), await hold(folder)]
  await first.end()
  await eventually(() => query(second.connection, 'select 1'))
  await third.end()
  expect(await eventually(() => query(second.connection, 'select 1 as alive'))).toEqual([{ alive: 1 }])
})

test('a path that is too long for a socket is taken over where it was', async () => {
  const folder = join(await temporaryFolder(), '很長的資料夾名稱'.repeat(5))
  const first = await hold(folder)
  const second = await start(folder)
  await first.end()
  expect(await eventually(() => query(second.connection, 'select 1 as alive'))).toEqual([{ alive: 1 }])
})

test('data that were put in the place of others are not taken over, and the process is to end', async () => {
  const folder = await temporaryFolder()
  await hold(folder)
  let say: (error: Error) => void = () => undefined
  const unrecoverable = new Promise<Error>((resolve) => {
    say = resolve
  })
  await start(folder, { onUnrecoverable: say })
  await rename(join(folder, 'pg18'), join(folder, 'pg18.before'))
  await mkdir(join(folder, 'pg18'))
  expect((await unrecoverable).message).toMatch(/others than those this process was started on/)
})

test('of several processes that start on an empty folder at once, one runs the server', async () => {
  const folder = await temporaryFolder()
  const holders = await Promise.all([hold(folder), hold(folder), hold(folder)])
  expect(holders.filter(({ owned }) => owned)).toHaveLength(1)
})

test('a path that is too long for a socket is no obstacle', async () => {
  const folder = join(await temporaryFolder(), '很長的資料夾名稱'.repeat(5))
  const { connection, stop } = await start(folder)
  expect(Buffer.byteLength(String(connection.host))).toBeLessThan(90)
  expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }])

  await stop()
  await expect(stat(String(connection.host))).rejects.toThrow('ENOENT')
})

test('a cluster that was never finished is thrown away', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'unfinished-abcdef/base'), { recursive: true })

  await start(folder)
  expect(await readdir(folder)).not.toContain('unfinished-abcdef')
})

test('data of another major version is not hidden behind an empty database', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'pg17'))

  await expect(start(folder)).rejects.toThrow(/pg17.*another major version/)
  expect((await readdir(folder)).filter((entry) => entry.startsWith('pg'))).toEqual(['pg17'])
})

test('a database that is gone is not replaced by an empty one', async () => {
  const folder = await temporaryFolder()
  const { clusterDir, stop } = await start(folder)
  await stop()
  await rename(clusterDir, `${folder}/away`)
  await expect(start(folder)).rejects.toThrow(/was in pg18, which is missing: put it back/)

  await rename(`${folder}/away`, clusterDir)
  await start(folder)
})

test.runIf(process.getuid?.() === 0)(
  'data below a folder that only root may enter lies where PostgreSQL can',
  async () => {
    const folder = await privateFolder()
    const first = await start(folder)
    await query(first.connection, 'create table kept as select 1 as number')
    expect(first.clusterDir).toMatch(/^\/var\/lib\/learntrail\//)
    await first.stop()

    const second = await start(folder)
    expect(await query(second.connection, 'select number from kept')).toEqual([{ number: 1 }])
  },
)

test.runIf(process.getuid?.() === 0)(
  'data that became unreachable is not hidden behind an empty database',
  async () => {
    const folder = await privateFolder()
    await mkdir(join(folder, 'pg18'), { recursive: true })
    await expect(start(folder)).rejects.toThrow(/may not enter/)
  },
)
