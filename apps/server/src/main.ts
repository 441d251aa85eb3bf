import { pino } from 'pino'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { startPlatform } from './start-platform.ts'
import { printWelcome } from './welcome.ts'

const config = readConfig(process.env)
const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] })
const { platform, database } = await startPlatform(config, log)
const app = await buildApp(platform, log)
await platform.jobs.start()
await app.listen({ port: config.port, host: config.host })
printWelcome(config)

let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  // Answers under way are finished first, then jobs, then the database goes.
  await app.close()
  await platform.jobs.stop()
  await database.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
