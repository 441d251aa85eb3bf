import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const projectRoot = join(import.meta.dirname, '../..')

/**
 * Makes a folder that PostgreSQL's user may enter, for all of a product's data. It is deleted when the measurement
 * exits.
 */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-bench-'))
  await chmod(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Returns a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
