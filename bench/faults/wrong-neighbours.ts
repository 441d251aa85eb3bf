import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sessionCookie } from '../../apps/server/src/features/accounts/session-cookie.http.ts'
import { makeAccounts } from '../lib/accounts.ts'
import type { BenchCluster } from '../lib/cluster.ts'
import { freePort, projectRoot, temporaryFolder } from '../lib/places.ts'
import { startProgram } from '../lib/programs.ts'
import { headersOf } from '../lib/session.ts'
import type { Seen, Trial } from '../lib/trial.ts'

const files = 40

/** Starts beside the wrong database, or with settings that cannot work. */
export function wrongNeighbours(cluster: BenchCluster): Trial[] {
  return [
    {
      did: `A start on ${files} stored files with an empty database`,
      run: () => wrongDatabase(cluster),
    },
    {
      did: 'A start on a port in use, in an invalid folder, with a pool of 1',
      run: wrongSettings,
    },
  ]
}

async function wrongDatabase(cluster: BenchCluster): Promise<Seen> {
  const right = await cluster.createDatabase('right_database')
  const wrong = await cluster.createDatabase('wrong_database')
  const dataDir = await temporaryFolder()
  const settings = { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }
  const start = () => startProgram('apps/server/src/main.ts', { ...settings, DATABASE_URL: right.url })
  const product = await start()
  const [account] = await makeAccounts(right.pool, 1)
  const headers = await headersOf(product.base, `${sessionCookie}=${account?.token}`)
  for (let number = 0; number < files; number += 1) {
    const body = new FormData()
    body.append('files', new Blob([`${number}`], { type: 'text/plain' }), 'note.txt')
    await fetch(`${product.base}/api/v2/portfolios/files`, { method: 'POST', headers, body })
  }
  await product.stop()
  const before = await countFiles(dataDir)
  const refused = await failedStart({ ...settings, DATABASE_URL: wrong.url })
  const after = await countFiles(dataDir)
  const again = await start()
  await again.stop()
  return {
    saw: `refused with ${refused.code}: “${refused.said.split('.')[0]}.”; ${after} of ${before} files are there`,
    backMs: again.startMs,
    isSurvived: refused.code !== 0 && before >= files && after === before,
  }
}

async function countFiles(dataDir: string): Promise<number> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name)).length
}

async function wrongSettings(): Promise<Seen> {
  const dataDir = await temporaryFolder()
  const port = String(await freePort())
  const product = await startProgram('apps/server/src/main.ts', { DATA_DIR: dataDir, DEMO: 'off', PORT: port })
  const starts = [
    await failedStart({ DATA_DIR: await temporaryFolder(), DEMO: 'off', PORT: port }),
    await failedStart({ DATA_DIR: '/dev/null/data', DEMO: 'off' }),
    await failedStart({ DATA_DIR: dataDir, DEMO: 'off', DATABASE_POOL: '1' }),
  ]
  await product.stop()
  const lines = starts.map(({ said }) => said.trim().split('\n').length)
  return {
    saw: `ended with ${starts.map(({ code }) => code).join(', ')}; ${lines.join(', ')} lines: ${starts.map(({ said }) => `“${said.trim().slice(0, 60)}…”`).join(' ')}`,
    isSurvived:
      starts.every(({ code, said }) => code !== 0 && !/\n\s+at /.test(said)) && lines.every((count) => count <= 3),
  }
}

/** Starts the product with settings that it must refuse; returns its exit code and what it wrote to stderr. */
async function failedStart(settings: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [join(projectRoot, 'apps/server/src/main.ts')], {
    env: { ...process.env, LOG_LEVEL: 'fatal', PORT: String(await freePort()), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const impatient = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  clearTimeout(impatient)
  return { code: Number(code ?? -1), said }
}
