import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { markOf, markPattern, whereaboutsOf } from './processes.ts'

/** Age after which a cache of another machine or container counts as abandoned. */
const abandonedMs = 2 * 86_400_000

/**
 * Opens a folder below the data directory for derived data of this process alone, because two nodes on one data
 * directory would delete what the other is reading. Removes the folders of processes that have ended.
 */
export async function openOwnCache(dataDir: string, now = Date.now()): Promise<string> {
  const caches = join(dataDir, 'cache')
  for (const name of await readdir(caches).catch(() => [])) {
    const path = join(caches, name)
    if (await isAbandoned(name, path, now)) await rm(path, { recursive: true, force: true })
  }
  const own = join(caches, await markOf(process.pid))
  await mkdir(own, { recursive: true, mode: 0o700 })
  return own
}

async function isAbandoned(name: string, path: string, now: number): Promise<boolean> {
  // Older versions kept one shared cache.
  if (!markPattern.test(name)) return true
  const whereabouts = await whereaboutsOf(name)
  if (whereabouts !== 'elsewhere') return whereabouts === 'gone'
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && now - found.mtimeMs > abandonedMs
}
