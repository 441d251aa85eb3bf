import { buildApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { makeSlates } from '../apps/server/src/features/documents/documents.fixture.ts'
import { createLog } from '../apps/server/src/platform/log/create-log.ts'
import { startPlatform } from '../apps/server/src/start-platform.ts'

/** The product with things that everybody writes together, and nothing else to do with them. */
const config = readConfig(process.env)
const log = createLog(config.logLevel)
const { platform } = await startPlatform(config, log)
const slates = makeSlates({ may: async () => 'write' })
// Nothing is kept of them elsewhere.
delete slates.slate.stored
slates.bringTo(platform)
const app = await buildApp(platform, log)
await app.listen({ port: config.port, host: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
