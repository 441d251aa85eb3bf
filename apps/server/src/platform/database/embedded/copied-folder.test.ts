import { spawnSync } from 'node:child_process'
import { mkdir, readFile, readlink, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { attach } from './attach.ts'
import { cleanUp, hold, killServer, privateFolder, query, start, temporaryFolder } from './launcher.fixture.ts'
import { chooseSystemUser } from './system-user.ts'

afterEach(cleanUp)

const shortPath = async () => join(await temporaryFolder(), 'data')
/** Too long for a socket path, so the socket is in the temporary directory. */
const longPath = async () => join(await temporaryFolder(), '很長的資料夾名稱'.repeat(5))

test.each([
  ['in the folder', shortPath],
  ['in the temporary directory', longPath],
])('a folder copied while it runs does not touch the original, whose socket is %s', async (_where, makeFolder) => {
  const folder = await makeFolder()
  const original = await start(folder)
  await query(original.connection, 'create table kept as select 1 as number')
  await query(original.superuserConnection, 'checkpoint')
  const copied = await copyOf(folder)

  const copy = await start(copied)
  expect(copy.owned).toBe(true)
  expect(copy.connection.host).not.toBe(original.connection.host)
  expect(await query(original.connection, 'select number from kept')).toEqual([{ number: 1 }])
  await query(copy.connection, 'update kept set number = 2')
  expect(await query(original.connection, 'select number from kept')).toEqual([{ number: 1 }])

  await copy.stop()
  expect(await query(original.connection, 'select number from kept')).toEqual([{ number: 1 }])
})

test('a process that waits for the database of a copied folder does not take the original’s for it', async () => {
  const folder = await shortPath()
  const { clusterDir } = await start(folder)
  const copied = await copyOf(folder)
  const user = await chooseSystemUser(folder)

  expect(await attach(clusterDir, user)).toMatchObject({ clusterDir })
  expect(await attach(join(copied, 'pg18'), user)).toBeUndefined()
})

test('a temporary folder for the socket goes with the next start of the folder that made it', async () => {
  const folder = await longPath()
  const holder = await hold(folder)
  await Promise.all([holder.kill(), killServer(join(folder, 'pg18'))])
  expect((await stat(holder.socketDir)).isDirectory()).toBe(true)

  await start(folder)
  await expect(stat(holder.socketDir)).rejects.toThrow('ENOENT')
})

const asRoot = test.runIf(process.getuid?.() === 0)

asRoot('a copied folder whose database lies elsewhere does not use the database of the original', async () => {
  const folder = await privateFolder()
  const original = await start(folder)
  const copied = await copyOf(folder)

  await expect(start(copied)).rejects.toThrow(`${copied} is a copy of ${folder}`)
  expect(await query(original.connection, 'select 1 as alive')).toEqual([{ alive: 1 }])
  await original.stop()
  await expect(start(copied), 'also while the original does not run').rejects.toThrow('is a copy of')
  await start(folder)
})

asRoot('a moved folder whose database lies elsewhere takes it along', async () => {
  const folder = await privateFolder()
  const first = await start(folder)
  await query(first.connection, 'create table kept as select 1 as number')
  await first.stop()
  const moved = await privateFolder()
  await rename(folder, moved)

  const second = await start(moved)
  expect(await query(second.connection, 'select number from kept')).toEqual([{ number: 1 }])
  expect(await readFile(join(await readlink(join(moved, 'is-in')), 'belongs-to'), 'utf8')).toBe(`${moved}\n`)
})

asRoot('a folder whose database lies on another machine is not started empty', async () => {
  const folder = await privateFolder()
  await (await start(folder)).stop()
  await rm(await readlink(join(folder, 'is-in')), { recursive: true })

  await expect(start(folder)).rejects.toThrow(/is not on this machine.*restore a backup/)
})

async function copyOf(folder: string): Promise<string> {
  const copied = join(await temporaryFolder(), 'copy')
  await mkdir(dirname(copied), { recursive: true })
  // Files that PostgreSQL removes during the copy are missing in it, as in any copy of a running database.
  spawnSync('cp', ['-a', folder, copied])
  return copied
}
