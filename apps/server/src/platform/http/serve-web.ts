import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { screenPaths } from '@learntrail/contract/screens'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { answerCompression } from './answer-compression.ts'
import { Refusal } from './refusal.ts'

const yearInSeconds = 31_536_000
/** Names that a build gives to files; no other name is looked up on disk. */
const plainPath = /^\/assets(?:\/[\w-][\w.-]*)+$/

interface Build {
  page: Buffer
  /** Paths of the files next to the page. */
  beside: Set<string>
  madeAt: number
}

/**
 * Serves the built web application: hashed assets cached for a year and precompressed, and the page for every screen.
 * Any other URL is 404, as the page when a person navigates there (its router explains it), otherwise as a problem
 * document. A new build is served without a restart.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn({ folder }, 'the web application is not built; only the API is served')
    return
  }
  let build = await readBuild(folder)
  const current = async () => {
    // During a build there may be no page; the last one stays in use.
    const found = await stat(join(folder, 'index.html')).catch(() => undefined)
    if (found !== undefined && found.mtimeMs !== build.madeAt) build = await readBuild(folder).catch(() => build)
    return build
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(join(folder, 'assets', '/'))
      response.header('cache-control', isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache')
    },
  })
  const sendPage = async (reply: FastifyReply) => {
    const { page } = await current()
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  }
  for (const path of screenPaths) {
    app.get(path, { schema: { hide: true }, compress: answerCompression }, (_request, reply) => sendPage(reply))
  }
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (plainPath.test(path)) return reply.sendFile(path.slice(1))
    const { beside } = await current()
    if (beside.has(path)) return reply.sendFile(path.slice(1))
    if (!isGoneToByPeople(path, request.headers.accept)) throw new Refusal('NOT_FOUND')
    return sendPage(reply.status(404))
  })
}

/**
 * Returns whether a person navigates to a path. A missing asset must fail as one: the page in its place would be a
 * broken script. Names with a dot are files, never screens.
 */
function isGoneToByPeople(path: string, accept = ''): boolean {
  return accept.includes('text/html') && !/^\/(?:api|assets)\/|\./.test(path)
}

async function readBuild(folder: string): Promise<Build> {
  const path = join(folder, 'index.html')
  const [{ mtimeMs }, page, entries] = await Promise.all([
    stat(path),
    readFile(path),
    readdir(folder, { withFileTypes: true }),
  ])
  const names = entries.filter((entry) => entry.isFile() && !/^\.|^index\.html|\.(?:br|gz)$/.test(entry.name))
  return { page, beside: new Set(names.map(({ name }) => `/${name}`)), madeAt: mtimeMs }
}
