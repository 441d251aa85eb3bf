import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const projectRoot = join(import.meta.dirname, '../..')
const patience = 600_000

export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'learntrail-e2e-'))
  // When run as root, PostgreSQL runs as another user, who needs access.
  await chmod(dataDir, 0o755)
  return dataDir
}

/** Starts the product on a folder, waits until it serves, and returns its address and how to stop it. */
export async function runProduct(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<{ address: string; end(): Promise<void> }> {
  const address = `http://localhost:${port}`
  const product = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      // Each browser sends an address of its own, so that the rate limits per address can stay as they are.
      TRUST_PROXY: 'on',
      CHECK_ANSWERS: 'on',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = () => end(product)
  try {
    await untilHealthy(address, product)
  } catch (error) {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
  return { address, end: stop }
}

async function untilHealthy(address: string, product: ChildProcess): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await isHealthy(address))) {
    if (hasEnded(product)) throw new Error('The product ended while it started; its reason is above.')
    if (Date.now() > deadline) throw new Error(`The product did not answer in ${patience / 1000} s.`)
    await pause(100)
  }
}

async function isHealthy(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/api/health`)).ok
  } catch {
    return false
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function end(product: ChildProcess): Promise<void> {
  if (hasEnded(product)) return
  const ended = once(product, 'exit')
  product.kill('SIGTERM')
  await ended
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
