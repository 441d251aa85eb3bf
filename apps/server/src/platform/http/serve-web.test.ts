import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { errorStatus } from '@learntrail/contract/errors'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { serveWeb } from './serve-web.ts'

let folder: string
let app: FastifyInstance
let builds = 0
/** Writes a build as the tools leave it: a page that names one hashed script. */
async function build(script: string): Promise<void> {
  const code = `console.log('${script}')`
  await mkdir(join(folder, 'assets', 'pdf'), { recursive: true })
  await writeFile(join(folder, 'assets', `${script}.js`), code)
  await writeFile(join(folder, 'assets', `${script}.js.br`), brotliCompressSync(code))
  const page = join(folder, 'index.html')
  await writeFile(page, `<script src="/assets/${script}.js"></script>`)
  builds += 1
  await utimes(page, builds, builds)
}
beforeEach(async () => {
  // The names of the folders above must not matter.
  folder = join(await mkdtemp(join(tmpdir(), 'learntrail-web-')), 'assets')
  await build('index-Aa1_-0')
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  await writeFile(join(folder, '.built-from'), 'secret')
  await writeFile(join(folder, 'assets', 'pdf', 'cmap.bcmap'), 'map')
  app = Fastify()
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof Refusal ? errorStatus[error.code] : 500).send(),
  )
  await serveWeb(app, folder)
})
afterEach(async () => {
  await app.close()
  await rm(dirname(folder), { recursive: true, force: true })
})
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('screens get the page, files themselves, and hashed ones for a year', async () => {
  expect((await get('/portfolio?x=1')).body).toContain('index-Aa1_-0.js')
  expect((await get('/portfolio')).headers).toMatchObject({ 'cache-control': 'no-cache' })
  expect((await get('/robots.txt')).body).toBe('User-agent: *')
  expect((await get('/robots.txt')).headers).toMatchObject({ 'cache-control': 'no-cache' })
  const asset = await get('/assets/index-Aa1_-0.js', { 'accept-encoding': 'br' })
  expect(asset.headers).toMatchObject({ 'content-encoding': 'br' })
  expect(asset.headers['cache-control']).toContain('immutable')
  expect(brotliDecompressSync(asset.rawPayload).toString()).toContain('index-Aa1_-0')
  expect((await get('/assets/pdf/cmap.bcmap')).body).toBe('map')
})

test.each([
  '/',
  '/portfolio',
  '/verification/2F9xLw_token-of-a-mail',
  '/user/person',
  '/user/person/6f1c8d6e-0000-4000-8000-000000000000',
  '/user/portfolio/6f1c8d6e-0000-4000-8000-000000000000',
  '/user/portfolio_guide/event_quest',
  '/user/ePortfolio/6f1c8d6e-0000-4000-8000-000000000000/summary',
  '/user/export-editor?draft=6f1c8d6e',
  '/file-viewer?post=6f1c8d6e&index=2',
  '/confirm/ABCD-1234',
  '/help/portfolio',
])('the link %s opens its screen, whoever follows it', async (url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('index-Aa1_-0.js')
})

test.each(['/foo/bar', '/metrics2', '/users', '/user/portfolio/1/2', '/verification'])(
  '%s is no screen: a person gets the page that says so, a program a refusal, both 404',
  async (url) => {
    const forPeople = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect(forPeople.statusCode).toBe(404)
    expect(forPeople.body).toContain('index-Aa1_-0.js')
    for (const accept of ['*/*', 'application/json']) {
      const forPrograms = await get(url, { accept })
      expect(forPrograms.statusCode).toBe(404)
      expect(forPrograms.body).not.toContain('<')
    }
  },
)

test.each(['/wp-login.php', '/.env', '/.git/config', '/index.php/user', '/api/none', '/assets/none.js'])(
  '%s is not found, whatever the client accepts',
  async (url) => {
    const answer = await get(url, { accept: 'text/html' })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('<')
  },
)

test('what is built anew is served without a restart, and what was there stays for open windows', async () => {
  expect((await get('/')).body).toContain('index-Aa1_-0.js')
  await build('index-Bb2')
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  expect((await get('/')).body).toContain('index-Bb2.js')
  expect((await get('/assets/index-Bb2.js')).statusCode).toBe(200)
  expect((await get('/assets/index-Aa1_-0.js')).statusCode).toBe(200)
})

test('in the middle of a build the last page holds', async () => {
  await rm(join(folder, 'index.html'))
  expect((await get('/')).body).toContain('index-Aa1_-0.js')
})

test.each(['/assets/none.js', '/assets/', '/assets/..%2findex.html', '/assets/.hidden', '/assets/pdf', '/api/none'])(
  '%s is not found',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

test('files that start with a dot are nobody’s business', async () => {
  expect((await get('/.built-from')).body).not.toContain('secret')
})
