import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOwnCache } from './own-cache.ts'
import { clearAfterTheDead, withTemporaryFolder } from './own-folder.ts'
import { markOf, processStart, whereaboutsOf } from './processes.ts'

let children: ChildProcess[] = []
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  children = []
  await clearAfterTheDead()
})

interface Worker {
  child: ChildProcess
  folder: string
  program: number
}

/** Starts another process of the product that is in the middle of some work. */
async function worker(): Promise<Worker> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'hold-work.fixture.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, ...(JSON.parse(said.toString()) as Pick<Worker, 'folder' | 'program'>) }
}

async function end({ child }: Worker, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

test('what a killed process left is cleared away: its folder, and its program with all that it started', async () => {
  const killed = await worker()
  await end(killed, 'SIGKILL')
  expect(await isThere(killed.folder)).toBe(true)
  expect(await processStart(killed.program)).toBeDefined()
  await clearAfterTheDead()
  expect(await isThere(dirname(killed.folder))).toBe(false)
  await vi.waitFor(async () => expect(await processStart(killed.program)).toBeUndefined())
})

test('what a living process works with stays', async () => {
  const living = await worker()
  await clearAfterTheDead()
  expect(await isThere(living.folder)).toBe(true)
  expect(await processStart(living.program)).toBeDefined()
  process.kill(-living.program, 'SIGKILL')
})

test('a process that ends in order leaves nothing behind', async () => {
  const ending = await worker()
  await end(ending, 'SIGTERM')
  expect(await isThere(dirname(ending.folder))).toBe(false)
  await vi.waitFor(async () => expect(await processStart(ending.program)).toBeUndefined())
})

test('a folder for work goes with all that is in it, also when the work fails', async () => {
  let place = ''
  const work = withTemporaryFolder(async (folder) => {
    place = folder
    await mkdir(join(folder, 'half'))
    throw new Error('stopped')
  })
  await expect(work).rejects.toThrow('stopped')
  expect(await isThere(place)).toBe(false)
})

test('a process is known by its mark, and one with its number that began at another time is not taken for it', async () => {
  const mark = await markOf(process.pid)
  expect(await whereaboutsOf(mark)).toBe('alive')
  expect(await whereaboutsOf(mark.replace(/\d+$/, '1'))).toBe('gone')
  expect(await whereaboutsOf(`000000000000${mark.slice(12)}`)).toBe('elsewhere')
})

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'learntrail-caches-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('each process has a cache of its own; those of processes that are no more go, those of other machines later', async () => {
  const mark = await markOf(process.pid)
  const [gone, elsewhere, long] = [mark.replace(/\d+$/, '1'), `000000000000${mark.slice(12)}`, '111111111111.1.1']
  for (const name of [gone, elsewhere, long, 'print']) await mkdir(join(dataDir, 'cache', name), { recursive: true })
  const daysAgo = new Date(Date.now() - 3 * 86_400_000)
  await utimes(join(dataDir, 'cache', long), daysAgo, daysAgo)
  const own = await openOwnCache(dataDir)
  expect(await readdir(join(dataDir, 'cache'))).toEqual([basename(own), elsewhere].sort())
})
