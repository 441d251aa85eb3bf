import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { readPostmasterFile } from '../../apps/server/src/platform/database/embedded/postmaster-file.ts'

/** Stops a product's PostgreSQL at once and keeps it from starting; returns a function that lets it start again. */
export async function takeDatabaseAway(dataDir: string): Promise<() => Promise<void>> {
  const folder = join(dataDir, 'database')
  const clusterDir = join(folder, (await readdir(folder)).find((name) => /^pg\d+$/.test(name)) ?? '')
  const needed = join(clusterDir, 'postgresql.conf')
  const running = await readPostmasterFile(clusterDir)
  if (running === undefined) throw new Error(`No PostgreSQL runs on ${clusterDir}.`)
  await rename(needed, `${needed}.away`)
  process.kill(running.pid, 'SIGKILL')
  return () => rename(`${needed}.away`, needed)
}
