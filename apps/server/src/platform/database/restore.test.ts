import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { backUp } from './back-up.ts'
import { cleanUp, onCleanUp, privateFolder, query, start, temporaryFolder } from './embedded/launcher.fixture.ts'
import { embeddedDataDir, openDatabase } from './open-database.ts'
import { type RestoreOptions, restore } from './restore.ts'

/** A product that was backed up and is stopped, with its backup; each test gets copies of both. */
let made: string

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'learntrail-backed-up-'))
  await chmod(made, 0o755)
  const dataDir = join(made, 'data')
  const database = await start(embeddedDataDir(dataDir))
  await query(database.connection, 'create schema test; create table test.kept as select 1 as number')
  await mkdir(join(dataDir, 'files'))
  await writeFile(join(dataDir, 'files/picture'), 'pixels')
  await backUp({
    dataDir,
    targetDir: join(made, 'backup'),
    uploads: 'inside',
    listContent: async () => [],
    now,
    log: silentLog,
  })
  await database.stop()
})
afterEach(cleanUp)
afterAll(() => rm(made, { recursive: true, force: true }))

const now = new Date('2026-11-21T04:00:00Z')

test('a restore that replaces puts the backup in the place of the data, and those aside', async () => {
  const { dataDir, backup } = await backedUpProduct()
  const original = await start(embeddedDataDir(dataDir))
  await query(original.connection, 'update test.kept set number = 2')
  await expect(restoring({ folder: backup, dataDir, as: 'replace' })).rejects.toThrow(
    /A product is running on .* stop it first/,
  )
  await original.stop()

  const becomeOwn = vi.fn()
  const { formerDir } = await restoring({ folder: backup, dataDir, as: 'replace', becomeOwn })
  expect(await numberIn(dataDir)).toBe(1)
  expect(await readFile(join(dataDir, 'files/picture'), 'utf8')).toBe('pixels')
  expect(await numberIn(String(formerDir))).toBe(2)
  expect(becomeOwn, 'it is the same product').not.toHaveBeenCalled()
  expect(await readdir(dirname(dataDir))).toHaveLength(3)
  expect(await readdir(backup), 'the backup can be restored again').toContain('backup.json')
})

test('who was erased since the backup stays erased', async () => {
  const { dataDir, backup } = await backedUpProduct()
  const list = join(dataDir, 'files/erased')
  await mkdir(list)
  await writeFile(join(list, '0190d0c0-0000-7000-8000-00000000000a'), '')
  const { formerDir } = await restoring({ folder: backup, dataDir, as: 'replace' })
  expect(formerDir).toBeDefined()
  expect(await readdir(list)).toEqual(['0190d0c0-0000-7000-8000-00000000000a'])
})

test('a restored copy stands beside the original only in a folder of its own, and becomes a product of its own', async () => {
  const { dataDir, backup } = await backedUpProduct()
  const place = join(dirname(dataDir), 'deep/copy')
  const becomeOwn: RestoreOptions['becomeOwn'] = async (pool) =>
    void (await pool.query('update test.kept set number = 3'))

  await expect(restoring({ folder: backup, dataDir, as: 'beside', becomeOwn })).rejects.toThrow('already contains data')
  await restoring({ folder: backup, dataDir: place, as: 'beside', becomeOwn })
  expect(await numberIn(place)).toBe(3)
  expect((await readdir(place)).toSorted()).toEqual(['database', 'files'])
  expect(await numberIn(dataDir)).toBe(1)
})

test('a backup that was copied to its place by hand is started only after it was said what it is', async () => {
  const { dataDir, backup } = await backedUpProduct()
  const copied = join(dirname(dataDir), 'copied')
  await cp(backup, copied, { recursive: true })
  const opening = () => openDatabase({ dataDir: copied, poolSize: 8, log: silentLog })
  await expect(opening()).rejects.toThrow(`npm run restore -- ${copied} --replace`)

  const failing = async () => Promise.reject(new Error('cut short'))
  await expect(restoring({ folder: copied, dataDir: copied, as: 'beside', becomeOwn: failing })).rejects.toThrow('cut')
  await expect(opening(), 'still nobody’s').rejects.toThrow('is a backup')
  await restoring({ folder: copied, dataDir: copied, as: 'beside' })
  await (await opening()).close()
})

test('a damaged backup, and one that overlaps the data, change nothing', async () => {
  const { dataDir, backup } = await backedUpProduct()
  const key = createHash('sha256').update('upload').digest('hex')
  await writeFile(join(backup, 'files/picture'), 'other pixels')
  await expect(restoring({ folder: backup, dataDir, as: 'replace' })).rejects.toThrow(
    /1 files.*files\/picture.*Nothing/,
  )
  await expect(restoring({ folder: dataDir, dataDir, as: 'replace' })).rejects.toThrow('not a complete backup')
  await expect(restoring({ folder: backup, dataDir: join(backup, 'data'), as: 'replace' })).rejects.toThrow('overlap')
  await writeFile(join(backup, 'backup.sha256'), `${key}  files/picture\n`)
  await expect(restoring({ folder: backup, dataDir, as: 'replace' })).rejects.toThrow(
    'backup.sha256 is missing or damaged',
  )

  expect((await readdir(dirname(dataDir))).toSorted()).toEqual(['backup', 'data'])
  expect(await numberIn(dataDir)).toBe(1)
})

test('a restore that was broken off is not started on', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'restoring'))
  await expect(openDatabase({ dataDir: folder, poolSize: 8, log: silentLog })).rejects.toThrow('was interrupted')
})

test.runIf(process.getuid?.() === 0)('a backup is restored to a disk of its own that only root may enter', async () => {
  const { backup } = await backedUpProduct()
  const dataDir = join(dirname(await privateFolder()), 'product')
  await mkdir(join(dataDir, 'lost+found'), { recursive: true })
  onCleanUp(async () => rm(await readlink(join(dataDir, 'database/is-in')), { recursive: true }))
  await restoring({ folder: backup, dataDir, as: 'replace' })
  expect(await numberIn(dataDir)).toBe(1)
  expect(await readlink(join(dataDir, 'database/is-in'))).toMatch(/^\/var\/lib\/learntrail\//)
})

async function backedUpProduct(): Promise<{ dataDir: string; backup: string }> {
  const folder = await temporaryFolder()
  expect(spawnSync('cp', ['-a', join(made, 'data'), join(made, 'backup'), folder]).status).toBe(0)
  return { dataDir: join(folder, 'data'), backup: join(folder, 'backup') }
}

function restoring(options: Pick<RestoreOptions, 'folder' | 'dataDir' | 'as'> & Partial<RestoreOptions>) {
  return restore({ becomeOwn: async () => undefined, now, log: silentLog, ...options })
}

async function numberIn(dataDir: string): Promise<unknown> {
  const database = await start(embeddedDataDir(dataDir))
  const [row] = await query(database.connection, 'select number from test.kept')
  await database.stop()
  return row?.number
}
