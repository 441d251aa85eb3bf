import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Health } from '@learntrail/contract/console/health'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { storeFiles } from '../files.service.ts'
import { pdf } from '../sample-files.fixture.ts'
import { checkContent } from './check-content.jobs.ts'
import { readContentCheck } from './content-check.queries.ts'
import { damageIn } from './damage.fixture.ts'

let product: TestApp
let owner: TestPerson
let damage: ReturnType<typeof damageIn>
let said: string[]
beforeAll(async () => {
  said = []
  product = await createTestApp()
  product.platform.log.error = (_details, message) => void said.push(message)
  damage = damageIn(product)
  owner = await newPerson(product)
})
afterAll(() => product.close())

let count = 0
async function stored(bytes = 200, name = 'a.txt') {
  count += 1
  const content = Buffer.alloc(bytes, `copy ${count}. `)
  const [file] = await storeFiles(product.platform, owner.id, [{ name, content }])
  if (file === undefined) throw new Error('not stored')
  return { ...file, content, url: `/api/v2/files/${file.id}/entity` }
}
const lost = async () => (await readContentCheck(product.platform.pool)).lost.map(({ key, state }) => ({ key, state }))
const everything = () => checkContent(product.platform, product.platform.config.fileCheckBytes)

describe('a file that is read', () => {
  test('and not there has a code of its own, and operators see it at once', async () => {
    const file = await stored()
    await damage.remove(file.sha256)
    const answer = await owner.browser.get(file.url)
    expect(answer.json()).toMatchObject({ status: 410, code: 'FILE_BYTES_GONE' })
    expect(await lost()).toContainEqual({ key: file.sha256, state: 'gone' })
    expect(said.filter((message) => message.includes('stored content is missing'))).toHaveLength(1)
    await owner.browser.get(file.url)
    expect(
      said.filter((message) => message.includes('stored content is missing')),
      'once',
    ).toHaveLength(1)
  })

  test('and cut short is refused before its head says how long it is, whole and in parts', async () => {
    const file = await stored()
    await damage.cutTo(file.sha256, 100)
    for (const headers of [{}, { range: 'bytes=0-9' }, { range: 'bytes=150-160' }] as Record<string, string>[]) {
      const answer = await owner.browser.get(file.url, headers)
      expect(answer.json()).toMatchObject({ status: 410, code: 'FILE_BYTES_GONE' })
      expect(answer.headers['content-range']).toBeUndefined()
      expect(answer.headers.etag).toBeUndefined()
    }
    expect(await lost()).toContainEqual({ key: file.sha256, state: 'changed' })
  })

  test('and known to whoever has it is not read at all', async () => {
    const file = await stored()
    const { etag } = (await owner.browser.get(file.url)).headers
    await damage.remove(file.sha256)
    expect((await owner.browser.get(file.url, { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  test('and as a copy with the name of its reader says the same', async () => {
    // Unique content, since a file that failed to be stamped once is not tried again.
    const content = Buffer.concat([pdf(), Buffer.from(`%${randomUUID()}\n`)])
    const [file] = await storeFiles(product.platform, owner.id, [{ name: 'a.pdf', content }])
    await damage.flip(file?.sha256 ?? '', 20)
    const answer = await owner.browser.get(`/api/v2/files/${file?.id}/entity?type=watermark`)
    expect(answer.json()).toMatchObject({ code: 'FILE_BYTES_GONE' })
  })

  test('and cut while it is on its way breaks the line, with a word in the log', async () => {
    const file = await stored(40_000_000)
    await product.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = product.app.server.address() as AddressInfo
    const [answer] = (await once(
      get({ port, path: file.url, headers: { cookie: owner.browser.cookieHeader } }),
      'response',
    )) as [IncomingMessage]
    expect(answer.headers['content-length']).toBe('40000000')
    // The client has read nothing yet, so the server has not read far.
    await damage.cutTo(file.sha256, 1)
    await expect(buffer(answer)).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(said).toContain('a stored file is shorter than recorded')
  })
})

describe('the same original, uploaded again,', () => {
  test.each([
    ['is whole where it was cut short', (key: string) => damage.cutTo(key, 50)],
    ['is whole where a byte was changed', (key: string) => damage.flip(key)],
    ['is there where it was gone', (key: string) => damage.remove(key)],
  ])('%s, and no longer among what is lost', async (_what, spoil) => {
    const file = await stored()
    await spoil(file.sha256)
    await everything()
    expect((await lost()).map(({ key }) => key)).toContain(file.sha256)
    await storeFiles(product.platform, owner.id, [{ name: 'b.txt', content: file.content }])
    const answer = await owner.browser.get(file.url)
    expect(answer.rawPayload.equals(file.content)).toBe(true)
    expect((await lost()).map(({ key }) => key)).not.toContain(file.sha256)
  })
})

describe('the slow look at everything', () => {
  test('finds a changed byte and what is gone, and takes back what was put right', async () => {
    const [changed, gone, whole] = [await stored(), await stored(), await stored()]
    await damage.flip(changed.sha256, 100)
    await damage.remove(gone.sha256)
    await everything()
    const found = await lost()
    expect(found).toContainEqual({ key: changed.sha256, state: 'changed' })
    expect(found).toContainEqual({ key: gone.sha256, state: 'gone' })
    expect(found.map(({ key }) => key)).not.toContain(whole.sha256)
    const check = await readContentCheck(product.platform.pool)
    expect(check.ended?.count).toBeGreaterThan(5)
    expect(check.lost.find(({ key }) => key === gone.sha256)?.files).toBe(1)

    await damage.flip(changed.sha256, 100)
    await everything()
    expect((await lost()).map(({ key }) => key)).not.toContain(changed.sha256)
  })

  test('puts back what only the trash has', async () => {
    const file = await stored()
    await product.platform.storage.trash.put(file.sha256)
    await everything()
    expect((await owner.browser.get(file.url)).statusCode).toBe(200)
    expect((await lost()).map(({ key }) => key)).not.toContain(file.sha256)
  })

  test('reads no more in a night than it may, and goes on where it stopped', async () => {
    await everything()
    const { pool } = product.platform
    const total = (await readContentCheck(pool)).ended
    let nights = 0
    do {
      await checkContent(product.platform, 150)
      nights += 1
      const { underWay } = await readContentCheck(pool)
      expect(underWay?.bytes).toBeLessThanOrEqual(nights * 150 + 40_000_000)
    } while ((await readContentCheck(pool)).underWay?.count !== 0)
    expect(nights).toBeGreaterThan(3)
    expect((await readContentCheck(pool)).ended).toMatchObject({ count: total?.count, bytes: total?.bytes })
  })

  test('forgets what nobody needs any more', async () => {
    const file = await stored()
    await damage.remove(file.sha256)
    await everything()
    expect((await lost()).map(({ key }) => key)).toContain(file.sha256)
    await product.platform.pool.query('delete from files where id = $1', [file.id])
    await everything()
    expect((await lost()).map(({ key }) => key)).not.toContain(file.sha256)
  })

  test('is told on the page of health, in the menu, and to monitoring', async () => {
    const file = await stored()
    await damage.remove(file.sha256)
    await everything()
    const operator = await newPerson(product, { role: 'operator' })
    const { content } = (await operator.browser.get('/api/v2/admin/health')).json<Health>()
    expect(content.lost).toContainEqual(expect.objectContaining({ key: file.sha256, state: 'gone', files: 1 }))
    expect(content.lostCount).toBe(content.lost.length)
    const { rooms } = (await operator.browser.get('/api/v2/admin/rooms')).json()
    expect(rooms.find(({ room }: { room: string }) => room === 'health').waiting).toBe(content.lostCount)
    const figures = await product.app.figures()
    const gone = content.lost.filter(({ state }) => state === 'gone').length
    expect(figures).toContain(`learntrail_lost_content{state="gone"} ${gone}`)
    expect(figures).toMatch(/learntrail_content_check_ended_timestamp_seconds \d+/)
  })
})
