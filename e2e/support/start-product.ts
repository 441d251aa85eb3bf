import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startIdentityProvider } from '../../apps/server/src/features/accounts/providers/identity-provider.fixture.ts'
import { hashOf } from '../../scripts/lib/hash.mjs'

const projectRoot = join(import.meta.dirname, '../..')
const patience = 600_000
const demoFolders = join(projectRoot, 'node_modules/.cache/learntrail-e2e')

/** Builds the web application where it is stale and starts the product once for all journeys; answers how to end it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: projectRoot, stdio: 'inherit' })
  if (status !== 0) throw new Error('The web application could not be built.')

  const dataDir = await mkdtemp(join(tmpdir(), 'learntrail-e2e-'))
  // PostgreSQL runs as another user where we are root, and has to get in.
  await chmod(dataDir, 0o755)
  await fillWithDemo(dataDir)
  const port = await freePort()
  const google = await startIdentityProvider({
    redirectUri: `http://localhost:${port}/login/google`,
    stranger: (sub) => ({ sub, name: '小晴', email: `${sub}@e2e.test`, email_verified: true }),
  })
  const { address, end } = await start(dataDir, port, {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    PRICE_PLUS_MONTH: '120',
    PRICE_PLUS_YEAR: '1200',
    BANK_CODE: '822',
    BANK_NAME: '中國信託',
    BANK_ACCOUNT: '901-540-123456',
    BANK_ACCOUNT_NAME: '學跡有限公司',
  })
  process.env.E2E_BASE_URL = address
  return async () => {
    await end()
    await google.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Puts the demo school there, as it was made the last time from the same code. A machine that runs this once, as CI does,
 * leaves making it to the product's start.
 */
async function fillWithDemo(dataDir: string): Promise<void> {
  if (process.env.CI !== undefined) return
  const sources = [
    ...['apps/server/src', 'apps/server/migrations', 'packages/contract/src', 'packages/texts/src'],
    ...['demo', 'package-lock.json'],
  ]
  const made = join(demoFolders, hashOf(sources.map((source) => join(projectRoot, source))))
  if (!existsSync(made)) {
    await rm(demoFolders, { recursive: true, force: true })
    await mkdir(demoFolders, { recursive: true })
    const { end } = await start(dataDir, await freePort())
    await end()
    await cp(dataDir, `${made}.part`, { recursive: true, preserveTimestamps: true })
    await rename(`${made}.part`, made)
  } else await cp(made, dataDir, { recursive: true, preserveTimestamps: true })
}

/** Starts the product and answers when it serves, with how to end it. */
async function start(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<{ address: string; end(): Promise<void> }> {
  const address = `http://localhost:${port}`
  const product = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      ...settings,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      // Each browser of a journey comes from an address of its own, so that the limits on addresses stay as they are.
      TRUST_PROXY: 'on',
      CHECK_ANSWERS: 'on',
      LOG_LEVEL: 'error',
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
