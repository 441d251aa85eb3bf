import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'

const isMissing = spawnSync('redis-server', ['--version']).status !== 0

if (isMissing) {
  const sentence = 'redis-server missing: on Debian, apt-get install redis-server'
  // In CI, a check that cannot run is a failure.
  if (process.env.CI) throw new Error(sentence)
  process.stderr.write(`SKIPPED, ${sentence}\n`)
}

/** Tests that need the machine's Redis: required in CI, elsewhere skipped with a note. */
export const describeWithRedis = describe.skipIf(isMissing)

export interface RedisServer {
  url: string
  close(): Promise<void>
}

/** Starts a Redis for one test on a port of 127.0.0.1, with a folder that is removed with it. */
export async function startRedis(port: number): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-redis-'))
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('Ready to accept connections')) resolve()
    })
    void ended.then(() => reject(new Error(`redis-server did not start: ${said}`)))
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    async close() {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
