import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, temporaryFolder } from './places.ts'

/** Starts this machine's Redis on a fixed free port; undefined where it is not installed. */
export async function startRedis() {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined
  const [port, folder] = [await freePort(), await temporaryFolder()]
  const start = () =>
    spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
      stdio: 'ignore',
    })
  let server = start()
  await pause(300)
  return {
    url: `redis://127.0.0.1:${port}`,
    /** Kills it with SIGKILL and starts an empty one on the same port 500 ms later. */
    async killAndRestart(): Promise<void> {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
      await pause(500)
      server = start()
    },
    stop: () => void server.kill('SIGTERM'),
  }
}
