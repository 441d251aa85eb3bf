import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

const yearInSeconds = 31_536_000

/**
 * Serves the built web application: hashed assets for a year, precompressed; every other address that is not the API's
 * is a screen, so it gets the page, and the page's router decides.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) {
    app.log.warn({ folder }, 'the web application is not built; only the API is served')
    return
  }
  const html = await readFile(page)
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/')
      response.header('cache-control', isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache')
    },
  })
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    // A missing asset must fail as one: answering the page would be cached as a broken script.
    if (path.startsWith('/api/') || path.startsWith('/assets/')) throw new Refusal('NOT_FOUND')
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
  })
}
