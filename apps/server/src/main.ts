import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { serveFigures } from './platform/http/metrics/serve-figures.ts'
import { createLog } from './platform/log/create-log.ts'
import { endOwnPrograms } from './platform/machine/own-folder.ts'
import type { Platform } from './platform/platform.ts'
import { startFailure } from './start-failure.ts'
import { startPlatform } from './start-platform.ts'
import { printProgress, printWelcome } from './welcome.ts'

/** Milliseconds that calls in progress may take to finish when the server is told to stop. */
const farewellMs = 10_000

async function serve(config: Config, log: Logger): Promise<() => Promise<void>> {
  const { platform, background, database } = await startPlatform(config, log)
  // Calls in progress finish first, then jobs, then the database closes.
  const closing = [() => database.close(), async () => platform.storage.close(), () => endJobs(platform)]
  const end = async () => {
    for (const close of closing.toReversed()) await close()
  }
  try {
    // The queue first: uploads of the demo school are converted like any others.
    await platform.jobs.start()
    // On the connections of jobs, which wait longer: on a busy machine a call would have timed out.
    const isDemo = config.demo && (await makeDemo(background))
    const app = await buildApp(platform, log)
    closing.push(() => {
      setTimeout(() => app.server.closeAllConnections(), farewellMs).unref()
      return app.close()
    })
    await platform.heartbeat.start()
    closing.push(() => platform.heartbeat.stop())
    if (config.metrics !== undefined) {
      const figures = await serveFigures(app.figures, config.metrics)
      closing.push(async () => void figures.close())
    }
    await app.listen({ port: config.port, host: config.host })
    printWelcome(config, { isDemo, programs: platform.programs })
    return end
  } catch (error) {
    await end().catch((left: unknown) => log.warn({ err: left }, 'shutdown failed'))
    throw error
  }
}

/**
 * Ends jobs together with their programs: converting a film would take minutes, and its job runs again after the next
 * start.
 */
async function endJobs({ jobs }: Platform): Promise<void> {
  const isOver = jobs.stop()
  endOwnPrograms()
  await isOver
}

/** Makes the demo school on an empty database; without it, its code is not even loaded. */
async function makeDemo(platform: Platform): Promise<boolean> {
  const { makeDemoSchool } = await import('../../../demo/index.ts')
  return makeDemoSchool(platform, (step) => printProgress(step))
}

/** Ends with a sentence instead of a stack: the person starting the product reads it and can act on it. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function readSettings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error))
  }
}

const config = readSettings()
const log = createLog(config.logLevel)
// Node would print the whole error, and with it what people wrote.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'exiting')
  process.exit(1)
})

const serving = serve(config, log)
// If told to stop while starting, finishes the start first: a partial start is harder to end in order.
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
  log.debug({ err: error }, 'start failed')
  giveUp(startFailure(error, config))
})
