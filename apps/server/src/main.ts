import { pino } from 'pino'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import type { Platform } from './platform/platform.ts'
import { startPlatform } from './start-platform.ts'
import { printProgress, printWelcome } from './welcome.ts'

/** How long calls under way may take to finish when the server is told to stop. */
const farewellMs = 10_000

async function serve(config: Config): Promise<() => Promise<void>> {
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] })
  const { platform, database } = await startPlatform(config, log)
  // The queue first: what the demo school uploads is converted like anything else.
  await platform.jobs.start()
  const isDemo = config.demo && (await makeDemo(platform))
  const app = await buildApp(platform, log)
  await app.listen({ port: config.port, host: config.host })
  printWelcome(config, { isDemo })

  return async () => {
    // Answers under way are finished first, then jobs, then the database goes.
    setTimeout(() => app.server.closeAllConnections(), farewellMs).unref()
    await app.close()
    await platform.jobs.stop()
    platform.storage.close()
    await database.close()
  }
}

/** The demo school, on an empty database; a product without it does not even load it. */
async function makeDemo(platform: Platform): Promise<boolean> {
  const { makeDemoSchool } = await import('../../../demo/index.ts')
  return makeDemoSchool(platform, (step) => printProgress(step))
}

const serving = serve(readConfig(process.env))
// Told to stop while it still starts, it finishes the start first: a half-made start is harder to leave in order.
let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  const end = await serving
  await end()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

serving.catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
