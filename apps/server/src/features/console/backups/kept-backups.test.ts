import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { damageIn } from '../../files/lost/damage.fixture.ts'
import { dayMs, type OpenedBackups, openBackups } from './backups.fixture.ts'

/** A test makes up to three backups, each verified with a PostgreSQL of its own. */
vi.setConfig({ testTimeout: 180_000 })

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

test('old ones go after a newer good one and not before, with what was broken off, and those of others stay', async () => {
  const { config } = opened.product.platform
  config.backups = { folder, at: '03:30', keep: 1 }
  await mkdir(join(folder, 'by-hand'))
  await mkdir(join(folder, 'learntrail-20200101-000000.unfinished/database'), { recursive: true })
  const ours = async () => (await readdir(folder)).filter((name) => name.startsWith('learntrail-'))
  await opened.make()
  const first = await ours()
  expect(first).toEqual([expect.stringMatching(/^learntrail-\d{8}-\d{6}$/)])

  opened.product.clock.advance(dayMs)
  const filler = join(config.dataDir, 'files/filler')
  await writeFile(filler, '')
  await truncate(filler, 4e12)
  await opened.make()
  await rm(filler)
  expect((await opened.read()).items[0]).toMatchObject({ state: 'failed', failure: 'no_room' })
  expect(await ours()).toEqual(first)

  opened.product.clock.advance(dayMs)
  await opened.make()
  const { items } = await opened.read()
  expect(items.map(({ state, removedAt }) => [state, removedAt !== null])).toEqual([
    ['done', false],
    ['failed', false],
    ['done', true],
  ])
  expect(await ours()).toEqual([items[0]?.folder.slice(folder.length + 1)])
  expect(await readdir(folder)).toContain('by-hand')
})

test('what the original has lost is named, told once, and makes no backup bad', async () => {
  const { storage } = opened.product.platform
  const key = await storage.put(Buffer.from('kept for a backup'))
  await damageIn(opened.product).flip(key)
  const before = opened.mails().length
  await opened.make()
  opened.product.clock.advance(dayMs)
  await opened.make()
  const { items, isLate } = await opened.read()
  expect(items).toMatchObject([{ state: 'done' }, { state: 'done' }])
  for (const { problems } of items) expect(problems).toEqual([expect.stringContaining(key)])
  expect(isLate).toBe(false)
  await opened.mailed(before + 1)
  expect(opened.mails().at(-1)?.subject).toContain('Files are missing from the backup')
  await storage.remove(key)
})
