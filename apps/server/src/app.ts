import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { findSessions, sessionReader } from './features/accounts/index.ts'
import { guardianReader } from './features/guardians/index.ts'
import { features } from './features.ts'
import { freeBytes } from './platform/database/free-space.ts'
import { documents } from './platform/documents/index.ts'
import { answerCompression } from './platform/http/answer-compression.ts'
import { buildHttp } from './platform/http/build-http.ts'
import { callTimesOf } from './platform/http/call-times.ts'
import { DatabaseProbe } from './platform/http/health/database-probe.ts'
import { serveHealth } from './platform/http/health/health.routes.ts'
import { LoopDelay } from './platform/http/health/loop-delay.ts'
import { readinessOf } from './platform/http/health/readiness.ts'
import { measure } from './platform/http/metrics/figures.ts'
import { ownFigures } from './platform/http/metrics/own-figures.ts'
import { noteArrivals } from './platform/http/note-arrivals.ts'
import { serveWeb } from './platform/http/serve-web.ts'
import { serveLine } from './platform/line/serve-line.ts'
import type { Platform } from './platform/platform.ts'

const webFolder = join(import.meta.dirname, '../../web/dist')

/** Milliseconds that a document being typeset may still take when the server is told to stop. */
const documentFarewellMs = 4_000

/** Builds the whole application without listening: what production serves and tests call. */
export async function buildApp(platform: Platform, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = await buildHttp(platform.config, log, platform.budgets)
  noteArrivals(app, platform.clock)
  app.decorate('identify', sessionReader(platform))
  app.decorate('identifyGuardian', guardianReader(platform))
  app.addHook('preClose', async () => documents.interrupt(documentFarewellMs))
  for (const feature of features) feature.routes(app, platform)
  serveLine(app, platform, {
    features,
    findSessions: (ids) => findSessions(platform.db, ids, platform.clock.now()),
  })
  app.get('/api/openapi.json', { schema: { hide: true }, compress: answerCompression }, () => app.swagger())
  const probe = new DatabaseProbe(platform.pool)
  const delay = new LoopDelay()
  app.addHook('onClose', async () => {
    delay.close()
    documents.resume()
    await probe.close()
    await platform.realtime.stop()
    platform.budgets.close()
  })
  serveHealth(app, readinessOf(probe, platform.storage, delay))
  const figures = measure(app, {
    pools: { requests: platform.pool, uploads: platform.uploads.pool },
    probe,
    jobs: platform.jobs.tables,
    delay,
    times: callTimesOf(platform),
    free: () => freeBytes(platform.config.dataDir),
    own: platform.declared.of(ownFigures),
  })
  app.decorate('figures', figures)
  await serveWeb(app, webFolder)
  await platform.realtime.start()
  await app.ready()
  return app
}
