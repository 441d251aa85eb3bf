import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startIdentityProvider } from '../../apps/server/src/features/accounts/providers/identity-provider.fixture.ts'
import { hashOf } from '../../scripts/lib/hash.mjs'
import { freePort, newDataDir, projectRoot, runProduct } from './run-product.ts'

const demoFolders = join(projectRoot, 'node_modules/.cache/learntrail-e2e')

/** Builds the web application if stale and starts one product for all journeys; returns how to stop it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: projectRoot, stdio: 'inherit' })
  if (status !== 0) throw new Error('The web application could not be built.')

  const dataDir = await newDataDir()
  await fillWithDemo(dataDir)
  const port = await freePort()
  const google = await startIdentityProvider({
    redirectUri: `http://localhost:${port}/login/google`,
    stranger: (sub) => ({ sub, name: '小晴', email: `${sub}@e2e.test`, email_verified: true }),
  })
  const { address, end } = await runProduct(dataDir, port, {
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
 * Fills the folder with the demo school, copied if the same code has made it before. In CI, which runs this once,
 * the product makes the school when it starts.
 */
async function fillWithDemo(dataDir: string): Promise<void> {
  if (process.env.CI !== undefined) return
  const sources = [
    'apps/server/src',
    'apps/server/migrations',
    'packages/contract/src',
    'packages/texts/src',
    'demo',
    'package-lock.json',
  ]
  const made = join(demoFolders, hashOf(sources.map((source) => join(projectRoot, source))))
  if (!existsSync(made)) {
    await rm(demoFolders, { recursive: true, force: true })
    await mkdir(demoFolders, { recursive: true })
    const { end } = await runProduct(dataDir, await freePort())
    await end()
    await cp(dataDir, `${made}.part`, { recursive: true, preserveTimestamps: true })
    await rename(`${made}.part`, made)
  } else await cp(made, dataDir, { recursive: true, preserveTimestamps: true })
}
