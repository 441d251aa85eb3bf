import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { sessionReader } from './features/accounts/index.ts'
import { features } from './features.ts'
import { buildHttp } from './platform/http/build-http.ts'
import { serveWeb } from './platform/http/serve-web.ts'
import type { Platform } from './platform/platform.ts'

const webFolder = join(import.meta.dirname, '../../web/dist')

/** The whole application without listening: what production serves and tests call. */
export async function buildApp(platform: Platform, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = await buildHttp(platform.config, log)
  app.decorate('identify', sessionReader(platform))
  for (const feature of features) feature.routes(app, platform)
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  app.get('/api/health', { schema: { hide: true } }, async () => {
    await platform.pool.query('select 1')
    return { ok: true }
  })
  await serveWeb(app, webFolder)
  await app.ready()
  return app
}
