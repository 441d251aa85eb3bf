import { pino } from 'pino'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { startPlatform } from './start-platform.ts'
import { printWelcome } from './welcome.ts'

/** How long calls under way may take to finish when the server is told to stop. */
const farewellMs = 10_000

async function serve(config: Config): Promise<() => Promise<void>> {
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] })
  const { platform, database } = await startPlatform(config, log)
  const app = await buildApp(platform, log)
  await platform.jobs.start()
  await app.listen({ port: config.port, host: config.host })
  printWelcome(config)

  return async () => {
    // Answers under way are finished first, then jobs, then the database goes.
    setTimeout(() => app.server.closeAllConnections(), farewellMs).unref()
    await app.close()
    await platform.jobs.stop()
    await database.close()
  }
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
