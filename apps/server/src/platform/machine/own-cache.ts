import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { markOf, markPattern, whereaboutsOf } from './processes.ts'

/** After this, a cache that nobody here can ask about is nobody's. */
const abandonedMs = 2 * 86_400_000

/**
 * A folder below the data for what can be made again, of this process alone: two nodes on one data folder would tidy away
 * what the other is reading. Those of processes that are no more are removed.
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
  // Former versions kept one cache for all.
  if (!markPattern.test(name)) return true
  const whereabouts = await whereaboutsOf(name)
  if (whereabouts !== 'elsewhere') return whereabouts === 'gone'
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && now - found.mtimeMs > abandonedMs
}
