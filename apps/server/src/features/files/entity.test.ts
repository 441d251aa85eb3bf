import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { befriend, block } from '../people/index.ts'
import { multipart } from './multipart.fixture.ts'
import * as sample from './sample-files.fixture.ts'

let product: TestApp
let owner: TestPerson
let friend: TestPerson
let stranger: TestPerson
let blocked: TestPerson
let blocker: TestPerson
let unfilled: TestPerson
let leaving: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  friend = await newPerson(product)
  stranger = await newPerson(product)
  blocked = await newPerson(product)
  blocker = await newPerson(product)
  unfilled = await newPerson(product, { profileFilledAt: null })
  leaving = await newPerson(product, { deletedAt: product.clock.now() })
  await befriend(product.platform, owner.id, friend.id)
  await befriend(product.platform, owner.id, leaving.id)
  await block(product.platform, owner.id, blocked.id)
  await block(product.platform, blocker.id, owner.id)
})
afterAll(() => product.close())

async function upload(name: string, content: Buffer, by = owner): Promise<{ id: string; url: string }> {
  const { body, headers } = multipart([{ name, content }])
  return (await by.browser.post('/api/v2/portfolios/files', body, headers)).json().files[0]
}

async function publish(fileIds: string[], privacy = 0): Promise<string> {
  const answer = await owner.browser.post('/api/v2/portfolios/portfolio', {
    clientId: randomUUID(),
    title: '成果',
    content: { type: 'doc', content: [] },
    fileIds,
    date: '2026-11-01',
    classification: 'works',
    tags: ['creativity'],
    privacy,
  })
  return answer.json().id
}

describe('the bytes of a file', () => {
  let file: { id: string; url: string }
  const content = sample.text('0123456789'.repeat(10))
  beforeAll(async () => {
    file = await upload('數字.txt', content)
  })

  test('come whole, under the name people see, as a download that nothing can run', async () => {
    const answer = await owner.browser.get(file.url)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(content)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '100',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="__.txt"; filename*=UTF-8''${encodeURIComponent('數字')}.txt`,
    })
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/)
  })

  test('come in part', async () => {
    const answer = await owner.browser.get(file.url, { range: 'bytes=5-14' })
    expect(answer.statusCode).toBe(206)
    expect(answer.body).toBe('5678901234')
    expect(answer.headers).toMatchObject({ 'content-range': 'bytes 5-14/100', 'content-length': '10' })
  })

  test('past their end are answered with their size', async () => {
    const answer = await owner.browser.get(file.url, { range: 'bytes=100-' })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */100')
  })

  test('are not sent again to who has them', async () => {
    const { etag } = (await owner.browser.get(file.url)).headers
    const again = await owner.browser.get(file.url, { 'if-none-match': String(etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const changed = await owner.browser.get(file.url, { range: 'bytes=0-1', 'if-range': '"other"' })
    expect(changed.statusCode).toBe(200)
  })
})

describe('what each form of a file is', () => {
  async function forms(name: string, content: Buffer) {
    const { url } = await upload(name, content)
    const answers: Record<string, string> = {}
    for (const type of ['original', 'preview', 'thumbnail', 'watermark']) {
      const answer = await owner.browser.get(`${url}?type=${type}`)
      const { code } = answer.statusCode === 200 ? { code: undefined } : answer.json()
      const shown = String(answer.headers['content-disposition']).split(';')[0]
      answers[type] = code ?? `${answer.headers['content-type']} ${shown}`
    }
    return answers
  }
  const unavailable = 'CONVERSION_UNAVAILABLE'

  test.each([
    ['a.jpg', sample.jpeg, 'image/jpeg attachment', 'image/jpeg inline', 'image/webp inline'],
    ['a.svg', sample.svg, 'image/svg+xml attachment', 'image/png inline', 'image/webp inline'],
    ['a.mp4', sample.mp4, 'video/mp4 inline', 'video/mp4 inline', unavailable],
    ['a.pdf', sample.pdf, 'application/pdf inline', 'application/pdf inline', unavailable],
    ['a.txt', sample.text, 'text/plain attachment', 'text/plain inline', unavailable],
    ['a.rtf', sample.rtf, 'application/rtf attachment', unavailable, unavailable],
    ['a.xls', sample.xls, 'application/vnd.ms-excel attachment', unavailable, unavailable],
  ] as const)('%s', async (name, make, original, preview, thumbnail) => {
    const { watermark, ...others } = await forms(name, await make())
    expect(others).toEqual({ original, preview, thumbnail })
    // The pages of PDFs are stamped; see watermark.test.ts.
    if (name !== 'a.pdf') expect(watermark).toBe(unavailable)
  })

  test('an unknown form is refused', async () => {
    const { url } = await upload('a.txt', sample.text())
    expect((await owner.browser.get(`${url}?type=secret`)).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('a preview is named by what it is', async () => {
    const { url } = await upload('圖.svg', sample.svg())
    const { headers } = await owner.browser.get(`${url}?type=preview`)
    expect(headers['content-disposition']).toContain(`${encodeURIComponent('圖')}.png`)
  })
})

test('others get a photo without the place where it was taken, even as original', async () => {
  const photo = await sample.phonePhoto()
  const { id, url } = await upload('photo.jpg', photo)
  const postId = await publish([id])
  expect((await owner.browser.get(url)).rawPayload.equals(photo)).toBe(true)
  for (const address of [url, `${url}?type=original`, `/api/v2/files/portfolios/${postId}/files/${id}/entity`]) {
    const { rawPayload } = await stranger.browser.get(address)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect((await sharp(rawPayload).metadata()).height).toBe(400)
  }
})

describe('who gets the bytes', () => {
  const everybody = () => ({ owner, friend, stranger, blocked, blocker, unfilled, leaving })
  async function seenBy(addresses: string[]) {
    const seen: string[] = []
    for (const [kind, { browser }] of Object.entries(everybody())) {
      const codes = await Promise.all(addresses.map(async (address) => (await browser.get(address)).statusCode))
      expect(new Set(codes).size).toBe(1)
      if (codes[0] === 200) seen.push(kind)
      else expect(codes[0]).toBe(404)
    }
    for (const address of addresses) expect((await product.guest().get(address)).statusCode).toBe(401)
    return seen
  }

  test.each([
    ['public', 0, ['owner', 'friend', 'stranger']],
    ['for friends', 1, ['owner', 'friend']],
    ['private', 3, ['owner']],
  ] as const)('of a %s record', async (_what, privacy, people) => {
    const { id, url } = await upload('a.txt', sample.text())
    const postId = await publish([id], privacy)
    expect(await seenBy([url, `/api/v2/files/portfolios/${postId}/files/${id}/entity`])).toEqual(people)
  })

  test('of a file that no record has', async () => {
    const { url } = await upload('a.txt', sample.text())
    expect(await seenBy([url])).toEqual(['owner'])
  })

  test('of a file through a record that does not have it: nobody', async () => {
    const { id } = await upload('a.txt', sample.text())
    const other = await publish([])
    expect(await seenBy([`/api/v2/files/portfolios/${other}/files/${id}/entity`])).toEqual([])
  })

  test('of a picture that a person shows of themselves', async () => {
    const { id, url } = await upload('me.png', await sample.png())
    await product.platform.db.update(accounts).set({ avatarFileId: id }).where(eq(accounts.id, owner.id))
    expect(await seenBy([url])).toEqual(['owner', 'friend', 'stranger'])
    await product.platform.db.update(accounts).set({ avatarFileId: null }).where(eq(accounts.id, owner.id))
    expect(await seenBy([url])).toEqual(['owner'])
  })
})

describe('until when others may download', () => {
  let file: { id: string; url: string }
  beforeEach(async () => {
    file = await upload('a.txt', sample.text())
    await publish([file.id])
  })
  const until = (moment: Date | null) =>
    owner.browser.patch(`/api/v2/file/${file.id}`, { downloadPeriod: moment?.toISOString() ?? null })

  test('past it they are refused, the owner is not', async () => {
    expect((await until(new Date(product.clock.now().getTime() - 1))).statusCode).toBe(200)
    expect((await stranger.browser.get(file.url)).json()).toMatchObject({ code: 'FILE_EXPIRED' })
    expect((await owner.browser.get(file.url)).statusCode).toBe(200)
  })
  test('before it and without one they are not', async () => {
    await until(new Date(product.clock.now().getTime() + 60_000))
    expect((await stranger.browser.get(file.url)).statusCode).toBe(200)
    await until(null)
    expect((await stranger.browser.get(file.url)).statusCode).toBe(200)
  })
})
