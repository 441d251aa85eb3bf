import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, chmod, mkdir, readdir, rename, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { backUp } from './back-up.ts'
import { cleanUp, eventually, query, start, temporaryFolder } from './embedded/launcher.fixture.ts'
import { embeddedDataDir } from './open-database.ts'
import { refuseUnclaimedBackup } from './unclaimed-backup.ts'
import { verifyBackup } from './verify-backup.ts'

afterEach(cleanUp)

/** Records written before the backup. */
const before = 5_000
const now = new Date('2026-11-21T04:00:00Z')

test('a backup made while people write and remove is whole, and has all that was written before it', async () => {
  const folder = await temporaryFolder()
  const [dataDir, targetDir] = [join(folder, 'data'), join(folder, 'backup')]
  const { connection } = await start(embeddedDataDir(dataDir))
  // Uploads may be on another disk.
  await mkdir(join(folder, 'files-disk/incoming'), { recursive: true })
  await symlink(join(folder, 'files-disk'), join(dataDir, 'files'))
  await writeFile(join(dataDir, 'files/incoming/half'), 'pix')
  const uploads = await Promise.all(['stays', 'is removed meanwhile'].map((content) => keepContent(dataDir, content)))
  await query(connection, 'create table records (number int primary key, body text)')
  await query(connection, `insert into records select n, repeat('字', 300) from generate_series(1, ${before}) as n`)

  const backingUp = backUp({ dataDir, targetDir, uploads: 'inside', listContent: async () => [], now, log: silentLog })
  const removing = removeOnceUnderWay(dataDir, targetDir, uploads.at(-1) ?? '')
  const written = await writeUntil(backingUp, connection)
  expect((await backingUp).damaged).toEqual([])
  await removing
  expect(await readdir(join(targetDir, 'files'))).not.toContain('incoming')
  expect(spawnSync('sha256sum', ['--check', '--quiet', 'backup.sha256'], { cwd: targetDir }).status).toBe(0)
  await expect(refuseUnclaimedBackup(targetDir)).rejects.toThrow(/is a backup.*npm run restore/)

  const verified = await verify(targetDir, uploads)
  expect(verified.problems).toEqual([])
  expect(verified.lines).toHaveLength(4)

  // A backup is closed to others; PostgreSQL's own user can enter it only once it is restored.
  await chmod(targetDir, 0o711)
  const copy = await start(embeddedDataDir(targetDir))
  const [found] = await query(
    copy.connection,
    'select count(*)::int as count, max(number) as last, min(length(body)) as shortest from records',
  )
  expect(found?.count, 'no gap').toBe(found?.last)
  expect(found?.count).toBeGreaterThanOrEqual(before)
  expect(found?.count).toBeLessThanOrEqual(before + written)
  expect(found?.shortest).toBe(300)
})

test('what is missing or damaged in a backup is named', async () => {
  const { dataDir, targetDir } = await stoppedProduct()
  const kept = await Promise.all(['one', 'two', 'three'].map((content) => keepContent(dataDir, content)))
  const [gone = '', changed = '', rotten = ''] = kept
  await writeFile(pathIn(dataDir, rotten), 'eaten by the disk')
  const { damaged } = await backUp({
    dataDir,
    targetDir,
    uploads: 'inside',
    listContent: async () => [],
    now,
    log: silentLog,
  })
  expect(damaged, 'said at once').toEqual([`files/${rotten.slice(0, 2)}/${rotten}`])
  await rm(pathIn(targetDir, gone))
  await writeFile(pathIn(targetDir, changed), 'changed')
  await writeFile(join(targetDir, 'database/pg18/PG_VERSION'), '17\n')

  const neverStored = 'f'.repeat(64)
  const { problems } = await verify(targetDir, [...kept, neverStored])
  const said = (words: string) => problems.filter((problem) => problem.includes(words))
  expect(said(`${gone} is missing`)).toHaveLength(1)
  expect(said(`${changed} is not what was copied`)).toHaveLength(1)
  expect(said(`${rotten} was damaged before`)).toHaveLength(1)
  expect(said('PG_VERSION is not what was copied')).toHaveLength(1)
  expect(said('database of the backup is not usable')).toHaveLength(1)
  await writeFile(join(targetDir, 'database/pg18/PG_VERSION'), '18\n')
  expect((await verify(targetDir, [neverStored])).problems.join()).toContain(`${neverStored} is named by the database`)
})

test('a backup is its owner’s alone, however open the original is', async () => {
  const { dataDir, targetDir } = await stoppedProduct()
  const key = await keepContent(dataDir, 'somebody’s')
  for (const path of [dataDir, join(dataDir, 'files'), dirname(pathIn(dataDir, key))]) await chmod(path, 0o755)
  await chmod(pathIn(dataDir, key), 0o644)
  await into({ dataDir, targetDir })
  const open: string[] = []
  const all = await readdir(targetDir, { recursive: true })
  for (const path of ['', ...all]) if (((await stat(join(targetDir, path))).mode & 0o077) !== 0) open.push(path)
  expect(open).toEqual([])
  expect(all.length).toBeGreaterThan(500)
})

test('an upload that the database names and that is gone is said at once', async () => {
  const { dataDir, targetDir } = await stoppedProduct()
  const [there, gone] = [await keepContent(dataDir, 'there'), 'e'.repeat(64)]
  const { missing, damaged } = await into({ dataDir, targetDir, named: [there, gone] })
  expect({ missing, damaged }).toEqual({ missing: [gone], damaged: [] })
})

test('a backup does not overwrite anything', async () => {
  const { dataDir, targetDir } = await stoppedProduct()
  await mkdir(targetDir)
  await expect(
    backUp({ dataDir, targetDir, uploads: 'inside', listContent: async () => [], now, log: silentLog }),
  ).rejects.toThrow('exists')
  expect(await readdir(targetDir)).toEqual([])
})

test('a backup needs a place outside the data, through links as well, with room for it', async () => {
  const { dataDir, targetDir } = await stoppedProduct()
  const [elsewhere, link] = [join(dirname(dataDir), 'files-disk'), join(dirname(dataDir), 'link')]
  await mkdir(elsewhere)
  await symlink(elsewhere, join(dataDir, 'files'))
  await symlink(dataDir, link)
  const entries = await readdir(dirname(dataDir))
  const into = (target: string, from = dataDir) =>
    backUp({ dataDir: from, targetDir: target, uploads: 'inside', listContent: async () => [], now, log: silentLog })

  await expect(into(join(dataDir, 'backup'))).rejects.toThrow('overlap')
  await expect(into(join(dataDir, 'database/deep/backup'))).rejects.toThrow('overlap')
  await expect(into(join(link, 'backup'))).rejects.toThrow('overlap')
  await expect(into(join(elsewhere, 'backup'))).rejects.toThrow('overlap')
  await writeFile(join(elsewhere, 'large'), '')
  await truncate(join(elsewhere, 'large'), 4e12)
  await expect(into(targetDir)).rejects.toThrow(/needs \d+ MB, and its disk has \d+ MB left/)
  expect(await readdir(dirname(dataDir))).toEqual(entries)

  const inside = `${targetDir}.unfinished/data`
  await mkdir(`${targetDir}.unfinished`)
  await rename(dataDir, inside)
  await expect(into(targetDir, inside)).rejects.toThrow('overlap')
  expect(await readdir(inside), 'which would have been cleared away').toContain('database')
})

test('a folder without a database, and a backup, are nothing to back up', async () => {
  const folder = await temporaryFolder()
  const into = (dataDir: string) =>
    backUp({
      dataDir,
      targetDir: join(folder, 'backup'),
      uploads: 'inside',
      listContent: async () => [],
      now,
      log: silentLog,
    })
  await expect(into(join(folder, 'nothing'))).rejects.toThrow('contains no database')
  expect(await readdir(folder)).toEqual([])
  await mkdir(join(folder, 'copy/database/pg18'), { recursive: true })
  await writeFile(join(folder, 'copy/backup.json'), '{}')
  await expect(into(join(folder, 'copy'))).rejects.toThrow('is a backup')
})

function into({ dataDir, targetDir, named = [] }: { dataDir: string; targetDir: string; named?: string[] }) {
  return backUp({ dataDir, targetDir, uploads: 'inside', listContent: async () => named, now, log: silentLog })
}

async function stoppedProduct(): Promise<{ dataDir: string; targetDir: string }> {
  const folder = await temporaryFolder()
  const dataDir = join(folder, 'data')
  await (await start(embeddedDataDir(dataDir))).stop()
  return { dataDir, targetDir: join(folder, 'backup') }
}

/** Stores content as the storage does, under its SHA-256, and returns that hash. */
async function keepContent(dataDir: string, content: string): Promise<string> {
  const key = createHash('sha256').update(content).digest('hex')
  await mkdir(dirname(pathIn(dataDir, key)), { recursive: true })
  await writeFile(pathIn(dataDir, key), content)
  return key
}

const pathIn = (dataDir: string, key: string) => join(dataDir, 'files', key.slice(0, 2), key)

/** Removes an upload while the database is being copied, as a person might; the copy may still name it. */
async function removeOnceUnderWay(dataDir: string, targetDir: string, key: string): Promise<void> {
  await eventually(() => access(join(`${targetDir}.unfinished`, 'database/pg18')))
  await rm(pathIn(dataDir, key))
}

function verify(folder: string, named: string[]) {
  return verifyBackup({ folder, listContent: async () => named, log: silentLog })
}

async function writeUntil(end: Promise<unknown>, connection: Parameters<typeof query>[0]): Promise<number> {
  let isOver = false
  end.then(
    () => (isOver = true),
    () => (isOver = true),
  )
  let written = 0
  while (!isOver) {
    written += 1
    await query(connection, `insert into records values (${before + written}, repeat('字', 300))`)
  }
  return written
}
