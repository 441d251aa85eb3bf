import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { applicationConnection } from './connections.ts'
import {
  cleanUp,
  eventually,
  type Holder,
  hold,
  isAlive,
  killServer,
  query,
  serversOf,
  start,
  temporaryFolder,
} from './launcher.fixture.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { chooseSystemUser } from './system-user.ts'

afterEach(cleanUp)

test('after kill -9 of the application the server ends too, and the next start has what was committed', async () => {
  const folder = await temporaryFolder()
  const holder = await hold(folder)
  await commitRow(holder)
  await holder.kill()
  await eventually(async () => expect(await serversOf(join(folder, 'pg18'))).toEqual([]))

  await expectCommittedRow(folder)
})

test('a server that outlived its application is ended by the next start', async () => {
  const folder = await temporaryFolder()
  const holder = await hold(folder, await environmentWithoutSetpriv())
  await commitRow(holder)
  await holder.kill()
  await sleep(200)
  expect(await serversOf(join(folder, 'pg18'))).not.toEqual([])

  await expectCommittedRow(folder)
})

test('a server that is killed under a living application comes back by itself', async () => {
  const folder = await temporaryFolder()
  const holder = await hold(folder)
  await commitRow(holder)
  const before = await readPostmasterFile(join(folder, 'pg18'))
  await killServer(join(folder, 'pg18'))

  const rows = await eventually(() => query(applicationConnection(holder.socketDir), 'select number from kept'))
  expect(rows).toEqual([{ number: 1 }])
  expect((await readPostmasterFile(join(folder, 'pg18')))?.pid).not.toBe(before?.pid)
  await holder.end()
})

test('after kill -9 of both the next start recovers', async () => {
  const folder = await temporaryFolder()
  const holder = await hold(folder)
  await commitRow(holder)
  await Promise.all([holder.kill(), killServer(join(folder, 'pg18'))])

  await expectCommittedRow(folder)
})

test('kill -9 of one backend costs only its own query', async () => {
  const { connection, superuserConnection } = await start(await temporaryFolder())
  const [backend] = await query(connection, 'select pg_backend_pid() as pid')
  const victim = query(connection, 'select pg_backend_pid(), pg_sleep(30)')
  victim.catch(() => undefined)
  await eventually(async () => {
    const [sleeping] = await query(
      superuserConnection,
      `select pid from pg_stat_activity where query like '%pg_sleep(30)%' and pid not in (pg_backend_pid(), ${backend?.pid})`,
    )
    process.kill(Number(sleeping?.pid), 'SIGKILL')
  })

  await expect(victim).rejects.toThrow()
  expect(await eventually(() => query(connection, 'select 1 as alive'))).toEqual([{ alive: 1 }])
})

test.each([
  ['of a process that is no more', endedPid],
  ['that now belongs to another program of the same user', strangerPid],
])('a pid file and a socket lock %s do not keep the server from starting', async (_whose, makePid) => {
  const folder = await temporaryFolder()
  const first = await start(folder)
  await query(first.connection, 'create table kept as select 1 as number')
  const socketDir = String(first.connection.host)
  await first.stop()
  const pid = await makePid(folder)
  const lock = [pid, join(folder, 'pg18'), Math.round(Date.now() / 1000), 5432, socketDir, '', ''].join('\n')
  await writeFile(join(folder, 'pg18/postmaster.pid'), lock)
  await writeFile(join(socketDir, '.s.PGSQL.5432.lock'), lock)
  await writeFile(join(socketDir, '.s.PGSQL.5432'), '')

  await expectCommittedRow(folder)
  expect(isAlive(pid)).toBe(makePid === strangerPid)
})

async function commitRow({ socketDir }: Holder): Promise<void> {
  await query(applicationConnection(socketDir), 'create table kept as select 1 as number')
}

async function expectCommittedRow(folder: string): Promise<void> {
  const { owned, connection } = await start(folder)
  expect(owned).toBe(true)
  expect(await query(connection, 'select number from kept')).toEqual([{ number: 1 }])
}

/** Imitates a system whose kernel does not notify a child of its parent's death. */
async function environmentWithoutSetpriv(): Promise<NodeJS.ProcessEnv> {
  const programs = await temporaryFolder()
  for (const program of ['test', 'sh']) await symlink(`/usr/bin/${program}`, join(programs, program))
  return { ...process.env, PATH: programs }
}

async function endedPid(): Promise<number> {
  const ended = spawn('true')
  await once(ended, 'exit')
  return ended.pid ?? 0
}

async function strangerPid(folder: string): Promise<number> {
  const stranger = spawn('sleep', ['30'], { ...(await chooseSystemUser(folder)), cwd: '/' })
  stranger.unref()
  return stranger.pid ?? 0
}
