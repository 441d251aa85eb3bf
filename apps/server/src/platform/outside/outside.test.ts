import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchHead, type Reach, usualLimits } from './fetch-head.ts'
import { readPageFacts } from './page-facts.ts'
import { isAskable, isPublicAddress, resolvePublic } from './public-address.ts'

const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/page': (request, response) => {
    response.setHeader('content-type', 'text/html; charset=UTF-8')
    response.end(`<title>水 質</title><body>${request.headers.cookie ?? 'nobody'}</body>`)
  },
  '/long': (_request, response) => {
    response.setHeader('content-type', 'text/html')
    const more = () => response.write('<p>'.repeat(10_000), () => response.destroyed || setImmediate(more))
    more()
  },
  '/slow': () => undefined,
  '/file': (_request, response) => response.setHeader('content-type', 'application/pdf').end('%PDF'),
  '/packed': (_request, response) =>
    response.setHeader('content-type', 'text/html').setHeader('content-encoding', 'gzip').end('x'),
  '/away': (_request, response) => response.writeHead(302, { location: '/page' }).end(),
  '/around': (_request, response) => response.writeHead(302, { location: '/around' }).end(),
  '/inside': (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/page' }).end(),
}
let server: Server
let base: string
/** Reaches out like the product, but also to this machine, which stands for the world. */
const toHere: Reach = {
  isAskable: (url) => url.host === new URL(base).host || isAskable(url),
  lookup: resolvePublic,
}
const limits = { ...usualLimits, milliseconds: 1_500 }
const get = (path: string) => fetchHead(`${base}${path}`, limits, toHere)

beforeAll(async () => {
  server = createServer((request, response) => pages[request.url ?? '']?.(request, response))
  await promisify((done: () => void) => server.listen(0, '127.0.0.1', done))()
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('only what anybody may reach is public', () => {
  const inside = ['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0']
  const insideToo = [
    '::1',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'ff02::1',
    '224.0.0.1',
  ]
  expect([...inside, ...insideToo].filter(isPublicAddress)).toEqual([])
  expect(['1.1.1.1', '2606:4700::1111', '::ffff:1.1.1.1'].filter(isPublicAddress)).toHaveLength(3)
})

test('a page is asked for at the ports of the web, without a name and password, and at no address within', () => {
  const refused = [
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://localhost/',
    'http://db/',
    'http://example.com:8080/',
    'http://a:b@example.com/',
    'ftp://example.com/',
    'http://[::ffff:10.0.0.1]/',
  ]
  expect(refused.filter((address) => isAskable(new URL(address)))).toEqual([])
  expect(isAskable(new URL('https://example.com:443/水'))).toBe(true)
})

test('a name that leads inside is refused when the connection is made', async () => {
  await expect(promisify(resolvePublic as never)('localhost', {} as never)).rejects.toThrow('not public')
})

test('a page is read as nobody, and where it forwards to; other kinds, packed and slow ones are not', async () => {
  const head = await get('/page')
  expect([head?.bytes.toString(), head?.charset]).toEqual(['<title>水 質</title><body>nobody</body>', 'utf-8'])
  expect((await get('/away'))?.url).toBe(`${base}/page`)
  for (const path of ['/around', '/inside', '/file', '/packed', '/slow', '/nothing'])
    expect(await get(path), path).toBeUndefined()
})

test('of a page without end no more is read than the limit', async () => {
  expect((await get('/long'))?.bytes.length).toBe(usualLimits.bytes)
})

const facts = (html: string | Buffer, charset = '') =>
  readPageFacts({ url: 'https://www.example.com/a', charset, bytes: Buffer.from(html) })

test('what a page says for others comes before its title, and a page without one says nothing', () => {
  const head =
    '<title>甲 &amp; 乙</title><meta property="og:site_name" content="官方"><meta property="og:title" content=" 河川\n水質 "><meta name="description" content="每月">'
  expect(facts(head)).toEqual({ url: 'https://www.example.com/a', title: '河川 水質', description: '每月' })
  expect(facts('<title>甲 &amp; 乙</title>')).toMatchObject({ title: '甲 & 乙', description: '' })
  expect(facts('<title> </title><body><title>in the body</title>')).toBeUndefined()
})

test('Big5 is read as such, by the server’s word and by the page’s own', () => {
  const water = Buffer.from([0xa4, 0xf4])
  const page = (meta: string) => Buffer.concat([Buffer.from(`${meta}<title>`), water, Buffer.from('</title>')])
  expect(facts(page(''), 'big5')?.title).toBe('水')
  expect(facts(page('<meta http-equiv="Content-Type" content="text/html; charset=big5">'))?.title).toBe('水')
  expect(facts('<title>ok</title>', 'no-such-charset')?.title).toBe('ok')
})
