import { conversionFailed } from '@learntrail/contract/files/events'
import type { FileSummary } from '@learntrail/contract/files/files'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { files } from '../files.tables.ts'
import { damageIn } from '../lost/damage.fixture.ts'
import { multipart } from '../multipart.fixture.ts'
import * as sample from '../sample-files.fixture.ts'
import { resumeConversions } from './conversions.jobs.ts'
import * as repository from './conversions.repository.ts'
import { convertFile } from './convert-file.service.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
let staff: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
  staff = await newPerson(product, { role: 'operator' })
})
afterAll(() => product.close())

async function upload(name: string, content: Buffer) {
  const { body, headers } = multipart([{ name, content }])
  return owner.browser.post('/api/v2/portfolios/files', body, headers)
}
const uploaded = async (name: string, content: Buffer): Promise<FileSummary> =>
  (await upload(name, content)).json().files[0]
const retry = ({ id }: { id: string }, by = owner) => by.browser.post(`/api/v2/file/${id}/conversion`)
const set = (id: string, change: Partial<typeof files.$inferInsert>) =>
  product.platform.db.update(files).set(change).where(eq(files.id, id))
/** A film whose metadata box names a place; no converter ever sees it. */
const filmWithPlace = (film = sample.mp4()) =>
  Buffer.concat([film.subarray(0, 24), Buffer.from('\0\0\0\x10udta\xa9xyz', 'latin1'), Buffer.alloc(4)])

test('a file whose bytes are gone or changed says so at the first try, and is converted once they are back', async () => {
  const damage = damageIn(product)
  const spoilt = [() => damage.flip(hash), () => damage.cutTo(hash, 9), () => damage.remove(hash)]
  const content = sample.docx()
  const { id, url, sha256: hash } = await uploaded('lost.docx', content)
  for (const spoil of spoilt) {
    await set(id, { conversionState: 'pending', conversionReason: null })
    await spoil()
    await convertFile(product.platform, id, { isLast: false })
    const { rows } = await product.platform.pool.query('select conversion_reason as reason from files where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ reason: 'lost' }])
    expect((await owner.browser.get(`${url}?type=preview`)).json()).toMatchObject({ code: 'FILE_BYTES_GONE' })
    await uploaded('again.docx', content)
  }
  const told = await recordedEvents(product, conversionFailed, id)
  expect(told.map(({ data }) => data)).toContainEqual({ ownerId: owner.id, name: 'lost.docx', reason: 'lost' })
  await set(id, { conversionState: 'pending', conversionReason: null })
  await convertFile(product.platform, id, { isLast: false })
  const { rows } = await product.platform.pool.query('select conversion_reason as reason from files where id = $1', [
    id,
  ])
  expect(rows, 'the bytes are back, the program is not').toEqual([{ reason: 'unavailable' }])
})

describe('on a machine without ffmpeg and LibreOffice', () => {
  test('a film in MP4 plays as it is', async () => {
    const file = await uploaded('a.mp4', sample.mp4())
    expect(file).toMatchObject({ conversion: null, duration: null, thumbnailWidths: [] })
    expect((await owner.browser.get(`${file.url}?type=preview`)).statusCode).toBe(200)
  })

  test('a QuickTime film is kept, says at once that it is not shown, and can be downloaded by all', async () => {
    const file = await uploaded('a.mov', sample.mov())
    expect(file.conversion).toEqual({ state: 'failed', reason: 'unavailable' })
    await showToOthers(file)
    for (const { browser } of [owner, other]) {
      expect((await browser.get(`${file.url}?type=preview`)).json()).toMatchObject({ code: 'CONVERSION_UNAVAILABLE' })
      expect((await browser.get(file.url)).rawPayload.equals(sample.mov())).toBe(true)
    }
  })

  test('an office file is taken, and says at once that it has no preview', async () => {
    const file = await uploaded('a.docx', sample.docx())
    expect(file.conversion).toEqual({ state: 'failed', reason: 'unavailable' })
    expect((await owner.browser.get(`${file.url}?type=preview`)).json()).toMatchObject({
      code: 'CONVERSION_UNAVAILABLE',
    })
    expect((await owner.browser.get(file.url)).rawPayload.equals(sample.docx())).toBe(true)
    // A retry changes nothing while the program is missing.
    expect((await retry(file)).json().conversion).toEqual({ state: 'failed', reason: 'unavailable' })
  })

  test('a QuickTime film that may say where it was taken stays with its owner, who downloads it', async () => {
    const content = filmWithPlace(sample.mov())
    const file = await uploaded('a.mov', content)
    await showToOthers(file)
    expect((await owner.browser.get(file.url)).rawPayload.equals(content)).toBe(true)
    for (const query of ['', '?type=preview']) {
      expect((await other.browser.get(`${file.url}${query}`)).json()).toMatchObject({ code: 'FILE_WITHHELD' })
    }
  })

  test.each([
    ['a film', 'a.mp4', filmWithPlace()],
    ['sound', 'a.mp3', Buffer.concat([sample.mp3(), Buffer.from('APETAGEX Record Location')])],
  ])('%s that may say where it was taken stays with its owner', async (_what, name, content) => {
    const file = await uploaded(name, content)
    expect(file.conversion).toEqual({ state: 'failed', reason: 'unavailable' })
    expect((await owner.browser.get(file.url)).rawPayload.equals(content)).toBe(true)
    expect((await owner.browser.get(`${file.url}?type=preview`)).rawPayload.equals(content)).toBe(true)
    await showToOthers(file)
    expect((await other.browser.get(file.url)).json()).toMatchObject({ code: 'FILE_WITHHELD', status: 403 })
  })

  test('what lacks a program goes on waiting at the next start', async () => {
    const file = await uploaded('a.docx', sample.docx())
    await resumeConversions(product.platform)
    expect(await repository.findFile(product.platform.db, file.id)).toMatchObject({ conversionState: 'failed' })
  })

  test('staff sees what is missing, and that the settings name what is not there', async () => {
    expect((await staff.browser.get('/api/v2/file/programs')).json()).toEqual({
      programs: [
        { name: 'ffmpeg', version: null, isWrongPath: true },
        { name: 'libreoffice', version: null, isWrongPath: true },
      ],
    })
  })
})

/** Makes the file a person's avatar, which everybody sees. */
async function showToOthers({ id }: FileSummary): Promise<void> {
  await product.platform.pool.query('update accounts set avatar_file_id = $1 where id = $2', [id, owner.id])
}

describe('a conversion that is still under way', () => {
  test('of sound that says where it was taken keeps others waiting, and nobody else', async () => {
    const file = await uploaded('a.mp3', Buffer.concat([sample.mp3(), Buffer.from('TXXX location\0')]))
    await set(file.id, { conversionState: 'pending', conversionReason: null })
    await showToOthers(file)
    for (const query of ['', '?type=preview']) {
      expect((await owner.browser.get(`${file.url}${query}`)).statusCode).toBe(200)
      expect((await other.browser.get(`${file.url}${query}`)).json()).toMatchObject({ code: 'CONVERSION_PENDING' })
    }
  })

  test('of a film that hardly any browser plays keeps everybody waiting; of one that is copied, nobody who owns it', async () => {
    const rare = await uploaded('a.mp4', sample.mp4())
    const noted = await uploaded('b.mp4', filmWithPlace())
    for (const { id } of [rare, noted]) await set(id, { conversionState: 'in_progress', conversionReason: null })
    expect((await owner.browser.get(`${rare.url}?type=preview`)).json()).toMatchObject({ code: 'CONVERSION_PENDING' })
    expect((await owner.browser.get(rare.url)).statusCode).toBe(200)
    expect((await owner.browser.get(`${noted.url}?type=preview`)).statusCode).toBe(200)
    // A failed conversion leaves the original to viewers whose browser can play it.
    await set(rare.id, { conversionState: 'failed', conversionReason: 'too_long' })
    expect((await owner.browser.get(`${rare.url}?type=preview`)).rawPayload.equals(sample.mp4())).toBe(true)
  })

  test('of sound that an earlier version stored finds out what that did not look for', async () => {
    const file = await uploaded('a.mp3', Buffer.concat([sample.mp3(), Buffer.from('TXXX location\0 Taipei')]))
    await set(file.id, { conversionState: 'pending', conversionReason: null, isOriginalPrivate: false })
    await convertFile(product.platform, file.id, { isLast: false })
    const row = await repository.findFile(product.platform.db, file.id)
    expect(row).toMatchObject({ isOriginalPrivate: true, conversionState: 'failed', conversionReason: 'unavailable' })
  })

  test.each(['pending', 'in_progress'] as const)('(%s) asks to try again in 4 seconds', async (conversionState) => {
    const file = await uploaded('a.docx', sample.docx())
    await set(file.id, { conversionState, conversionReason: null })
    const answer = await owner.browser.get(`${file.url}?type=preview`)
    expect(answer.json()).toMatchObject({ code: 'CONVERSION_PENDING', status: 409, retryAfter: 4 })
    expect(answer.headers['retry-after']).toBe('4')
    expect((await owner.browser.get(file.url)).statusCode).toBe(200)
  })

  test('that fails is an event of its owner, once', async () => {
    const file = await uploaded('成果.docx', sample.docx())
    const events = () => recordedEvents(product, conversionFailed, file.id)
    // The upload's answer said so already, so no event is recorded.
    expect(await events()).toEqual([])
    await set(file.id, { conversionState: 'pending', conversionReason: null })
    for (const _again of [1, 2]) await convertFile(product.platform, file.id, { isLast: false })
    const data = { ownerId: owner.id, name: '成果.docx', reason: 'unavailable' }
    expect(await events()).toEqual([{ actorId: null, data }])
  })

  test('goes on after a restart', async () => {
    const file = await uploaded('a.mp4', sample.mp4())
    await set(file.id, { conversionState: 'in_progress' })
    await resumeConversions(product.platform)
    await vi.waitFor(async () => {
      const row = await repository.findFile(product.platform.db, file.id)
      // The film turned out to name no place.
      expect(row).toMatchObject({ conversionState: null, isOriginalPrivate: false })
    }, 20_000)
  })

  test('is left to who has it', async () => {
    const { db } = product.platform
    const file = await uploaded('a.docx', sample.docx())
    await product.platform.locks.exclusively(`conversion ${file.id}`, async () => {
      await set(file.id, { conversionState: 'pending' })
      await convertFile(product.platform, file.id, { isLast: false })
      expect(await repository.findFile(db, file.id)).toMatchObject({ conversionState: 'pending' })
    })
    await convertFile(product.platform, file.id, { isLast: false })
    expect(await repository.findFile(db, file.id)).toMatchObject({ conversionState: 'failed' })
  })

  test('of a file that was removed meanwhile harms nothing', async () => {
    const file = await uploaded('a.txt', sample.text())
    await owner.browser.delete(`/api/v2/portfolios/files/${file.id}`)
    await expect(convertFile(product.platform, file.id, { isLast: false })).resolves.toBeUndefined()
  })
})

describe('trying again', () => {
  test('is for whoever may see the file', async () => {
    const file = await uploaded('a.docx', sample.docx())
    expect((await retry(file, other)).json()).toMatchObject({ code: 'FILE_NOT_FOUND' })
    await showToOthers(file)
    expect((await retry(file, other)).json()).toMatchObject({ id: file.id })
  })
  test('leaves what has not failed as it is', async () => {
    expect((await retry(await uploaded('a.txt', sample.text()))).json().conversion).toBeNull()
  })
})

describe('thumbnails by width', () => {
  test.each([
    [1, 320],
    [320, 320],
    [321, 640],
    [640, 640],
    [641, 1280],
    [4096, 1280],
  ])('asked for %i pixels, %i are answered', async (asked, answered) => {
    const sharp = (await import('sharp')).default
    const picture = await sharp({ create: { width: 2000, height: 10, channels: 3, background: '#308050' } })
      .png()
      .toBuffer()
    const file = await uploaded('a.png', picture)
    expect(file.thumbnailWidths).toEqual([320, 640, 1280])
    const { rawPayload } = await owner.browser.get(`${file.url}?type=thumbnail&width=${asked}`)
    expect((await sharp(rawPayload).metadata()).width).toBe(answered)
  })
  test.each(['0', '4097', 'wide', '1.5'])('a width of %s is refused', async (width) => {
    const file = await uploaded('a.png', await sample.png())
    expect((await owner.browser.get(`${file.url}?type=thumbnail&width=${width}`)).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })
})
