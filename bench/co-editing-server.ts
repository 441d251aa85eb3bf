import { buildApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { makeSlates } from '../apps/server/src/features/documents/documents.fixture.ts'
import { createLog } from '../apps/server/src/platform/log/create-log.ts'
import { startPlatform } from '../apps/server/src/start-platform.ts'

/** The product with one kind of shared document that everybody may write, and no feature around it. */
const config = readConfig(process.env)
const log = createLog(config.logLevel)
const { platform } = await startPlatform(config, log)
const slates = makeSlates({ may: async () => 'write' })
// Contents are not copied anywhere else.
delete slates.slate.stored
slates.bringTo(platform)
const app = await buildApp(platform, log)
await app.listen({ port: config.port, host: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
