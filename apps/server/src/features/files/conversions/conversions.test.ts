import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { conversionFailed } from '@learntrail/contract/files/events'
import type { FileSummary } from '@learntrail/contract/files/files'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { textOf } from '../../../platform/documents/pdf-text.fixture.ts'
import { describeWithPrograms, factsOf } from '../../../testing/outside-programs.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { multipart } from '../multipart.fixture.ts'
import * as broken from '../sample-files.fixture.ts'
import { resumeConversions } from './conversions.jobs.ts'
import { lettersOf } from './pdf-letters.fixture.ts'
import * as media from './sample-media.fixture.ts'
import * as office from './sample-office.fixture.ts'

const patience = { timeout: 90_000, interval: 200 }

describeWithPrograms('conversions by ffmpeg and LibreOffice', { timeout: 120_000 }, () => {
  let product: TestApp
  let owner: TestPerson
  let other: TestPerson
  let folder: string
  beforeAll(async () => {
    product = await createTestApp({ FFMPEG_PATH: '', SOFFICE_PATH: '' })
    owner = await newPerson(product)
    other = await newPerson(product, { displayName: '林小雨' })
    folder = await mkdtemp(join(tmpdir(), 'learntrail-conversions-'))
  })
  afterAll(async () => {
    await product.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function upload(name: string, content: Buffer): Promise<FileSummary> {
    const { body, headers } = multipart([{ name, content }])
    const answer = await owner.browser.post('/api/v2/portfolios/files', body, headers)
    expect(answer.statusCode).toBe(200)
    return answer.json().files[0]
  }
  /** Asking again is harmless where nothing failed. */
  const now = async ({ id }: FileSummary): Promise<FileSummary> =>
    (await owner.browser.post(`/api/v2/file/${id}/conversion`)).json()
  const until = (file: FileSummary, isReached: (file: FileSummary) => boolean) =>
    vi.waitFor(async () => {
      const { rows } = await product.platform.pool.query(
        `select conversion_state as state, conversion_reason as reason, duration from files where id = $1`,
        [file.id],
      )
      const { state, reason, duration } = rows[0]
      const summary = { ...file, duration, conversion: state === null ? null : { state, reason } }
      expect(isReached(summary)).toBe(true)
      return state === 'failed' ? summary : now(file)
    }, patience)
  const settled = (file: FileSummary) =>
    until(file, ({ conversion, duration }) =>
      conversion === null ? duration !== null : conversion.state === 'done' || conversion.state === 'failed',
    )
  async function publish(fileId: string): Promise<void> {
    const post = { title: '成果', content: { type: 'doc', content: [] }, fileIds: [fileId], date: '2026-11-01' }
    const facts = { clientId: randomUUID(), classification: 'works', tags: ['creativity'], privacy: 0 }
    expect((await owner.browser.post('/api/v2/portfolios/portfolio', { ...post, ...facts })).statusCode).toBe(200)
  }
  const entity = (browser: TestPerson['browser'], { url }: FileSummary, query = '') => browser.get(`${url}${query}`)
  async function facts(content: Buffer): Promise<string> {
    const path = join(folder, randomUUID())
    await writeFile(path, content)
    return factsOf(path)
  }

  test('a film from a phone becomes an upright MP4 without its place, with a still', async () => {
    const original = media.phoneMov()
    const file = await upload('隨手拍.mov', original)
    expect(file.conversion).toEqual({ state: 'pending', reason: null })
    await publish(file.id)
    const done = await settled(file)
    expect(done).toMatchObject({
      conversion: { state: 'done', reason: null },
      width: 90,
      height: 160,
      thumbnailWidths: [90],
    })
    expect(done.duration).toBeCloseTo(1, 0)

    const preview = await entity(other.browser, file, '?type=preview')
    expect(preview.headers).toMatchObject({ 'content-type': 'video/mp4' })
    expect(preview.headers['content-disposition']).toMatch(/^inline; .*\.mp4$/)
    const made = await facts(preview.rawPayload)
    expect(JSON.parse(made).streams).toMatchObject([
      { codec_name: 'h264', pix_fmt: 'yuv420p', width: 90, height: 160 },
      { codec_name: 'aac' },
    ])
    expect(made).not.toMatch(/25\.033|rotation/)
    // What plays before all of it has arrived begins with its table of contents.
    const content = preview.rawPayload.toString('latin1')
    expect(content.indexOf('moov')).toBeLessThan(content.indexOf('mdat'))

    const still = await entity(other.browser, file, '?type=thumbnail')
    expect(await sharp(still.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 90, height: 160 })
    expect((await entity(owner.browser, file)).rawPayload.equals(original)).toBe(true)
    expect((await entity(other.browser, file)).rawPayload.equals(preview.rawPayload)).toBe(true)
  })

  test('what came while a program was missing is made at the next start', async () => {
    const [report, film] = [
      await settled(await upload('成果.docx', office.realDocx())),
      await settled(await upload('a.mp4', media.film160())),
    ]
    const asWithout = `preview_key = null, preview_media_type = null, thumbnail_keys = '{}', thumbnail_widths = '{}', duration = null`
    await product.platform.pool.query(`update files set ${asWithout} where id in ($1, $2)`, [report.id, film.id])
    await product.platform.pool.query(
      `update files set conversion_state = 'failed', conversion_reason = 'unavailable' where id = $1`,
      [report.id],
    )
    await resumeConversions(product.platform)
    const made = { ...report, conversion: { state: 'done', reason: null } }
    expect(await until(report, ({ conversion }) => conversion?.state === 'done')).toMatchObject(made)
    expect(await settled(film)).toMatchObject({ conversion: null, thumbnailWidths: [160] })
  })

  test('a QuickTime film that browsers could play is only put into another box', async () => {
    const done = await settled(await upload('a.mov', media.plainMov()))
    expect(done).toMatchObject({ conversion: { state: 'done' }, width: 160, height: 90 })
  })

  test('a film in MP4 plays as it is; its still and its length follow', async () => {
    const content = media.film160()
    const file = await upload('a.mp4', content)
    expect(file.conversion).toBeNull()
    expect((await entity(owner.browser, file, '?type=preview')).rawPayload.equals(content)).toBe(true)
    const done = await settled(file)
    expect(done).toMatchObject({ conversion: null, width: 160, height: 90, thumbnailWidths: [160] })
    expect(done.duration).toBeCloseTo(1, 0)
  })

  test.each([
    ['an Android phone', media.filmWithPlace],
    ['an iPhone', media.filmWithApplePlace],
  ] as const)('others get a film of %s without the place where it was taken', async (_phone, make) => {
    const content = make()
    expect(await facts(content)).toContain('25.03')
    const file = await upload('a.mp4', content)
    await publish(file.id)
    await settled(file)
    expect((await entity(owner.browser, file)).rawPayload.equals(content)).toBe(true)
    for (const query of ['', '?type=original', '?type=preview']) {
      const { rawPayload, statusCode } = await entity(other.browser, file, query)
      expect(statusCode).toBe(200)
      const theirs = await facts(rawPayload)
      expect(theirs).not.toContain('25.03')
      expect(theirs).toContain('"h264"')
    }
  })

  test.each([
    ['m4a', media.aacWithPlace, 'audio/mp4', 'aac'],
    ['mp3', media.mp3WithPlace, 'audio/mpeg', 'mp3'],
    ['wav', media.waveWithPlace, 'audio/wav', 'pcm_s16le'],
    ['ogg', media.opusWithPlace, 'audio/mp4', 'aac'],
  ] as const)('others get sound in %s without the place where it was taken', async (ending, make, mediaType, codec) => {
    const content = make()
    expect(await facts(content)).toContain('25.03')
    const file = await upload(`a.${ending}`, content)
    expect(file.conversion).toEqual({ state: 'pending', reason: null })
    // Its owner need not wait for what others get.
    expect((await entity(owner.browser, file, '?type=preview')).statusCode).toBe(200)
    await publish(file.id)
    const done = await settled(file)
    expect(done).toMatchObject({ conversion: { state: 'done', reason: null } })
    expect(done.duration).toBeCloseTo(1, 0)
    expect((await entity(owner.browser, file)).rawPayload.equals(content)).toBe(true)
    for (const query of ['', '?type=original', '?type=preview']) {
      const { rawPayload, headers } = await entity(other.browser, file, query)
      expect(headers['content-type']).toBe(mediaType)
      const theirs = await facts(rawPayload)
      expect(theirs).not.toContain('25.03')
      expect(theirs).toContain(`"${codec}"`)
    }
  })

  test('a very wide film has stills no wider than screens', async () => {
    expect(await settled(await upload('a.mp4', media.film5000()))).toMatchObject({ thumbnailWidths: [320, 640, 1280] })
  })

  test.each([
    ['m4a', media.aac, 'audio/mp4'],
    ['mp3', media.mp3, 'audio/mpeg'],
    ['wav', media.wave, 'audio/wav'],
    ['ogg', media.opus, 'audio/mp4'],
  ] as const)('sound in %s says how long it takes and plays everywhere', async (ending, make, mediaType) => {
    const done = await settled(await upload(`a.${ending}`, make()))
    expect(done.duration).toBeCloseTo(1, 0)
    expect(done.conversion).toBeNull()
    const preview = await entity(owner.browser, done, '?type=preview')
    expect(preview.headers['content-type']).toBe(mediaType)
  })

  test.each([
    ['報告.docx', () => office.realDocx(), '學習歷程hello'],
    ['數據.xlsx', office.realXlsx, '上游8.2'],
    ['簡報.odp', office.realOdp, '第一頁'],
    ['舊檔.rtf', () => Buffer.from('{\\rtf1\\ansi\\uc1 \\u23416?\\u32722? hello}'), '學習hello'],
  ] as const)('%s is shown as PDF, and comes as it is to who downloads it', async (name, make, words) => {
    const content = make()
    const file = await upload(name, content)
    expect(file.conversion).toEqual({ state: 'pending', reason: null })
    expect(await settled(file)).toMatchObject({ conversion: { state: 'done', reason: null } })
    const preview = await entity(owner.browser, file, '?type=preview')
    expect(preview.headers['content-type']).toBe('application/pdf')
    expect([...(await lettersOf(preview.rawPayload))]).toEqual(expect.arrayContaining([...words]))
    await publish(file.id)
    expect((await entity(other.browser, file)).rawPayload.equals(content)).toBe(true)
  })

  test.each([
    ['報告.docx', '報告.pdf', () => office.realDocx(), '學習歷程'],
    ['簡報.odp', '簡報.pdf', office.realOdp, '第一頁'],
  ] as const)('the PDF of %s carries its reader on every page', async (name, shownAs, make, words) => {
    const file = await upload(name, make())
    await publish(file.id)
    await settled(file)
    const answer = await entity(other.browser, file, '?type=watermark')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(String(answer.headers['content-disposition'])).toMatch(/^inline/)
    expect(String(answer.headers['content-disposition'])).toContain(encodeURIComponent(shownAs))
    const document = await PDFDocument.load(answer.rawPayload)
    for (const page of textOf(document).split('\n')) expect(page).toMatch(/林小雨.*\d{4}-\d{2}-\d{2}/)
    expect([...(await lettersOf(answer.rawPayload))]).toEqual(expect.arrayContaining([...words]))
    // The preview itself names nobody.
    const preview = await entity(other.browser, file, '?type=preview')
    expect(textOf(await PDFDocument.load(preview.rawPayload))).not.toContain('林小雨')
  })

  test('Chinese has the shapes of Taiwan', async () => {
    const file = await upload('a.docx', office.realDocx({ words: '直骨令' }))
    await settled(file)
    const pdf = (await entity(owner.browser, file, '?type=preview')).rawPayload.toString('latin1')
    expect(pdf).toMatch(/\/BaseFont\/\w+\+Noto(?:Sans|Serif)TC/)
    expect(pdf).not.toMatch(/CJKjp/)
  })

  test('a document reaches neither the network nor other files', async () => {
    let calls = 0
    const server = createServer((_request, response) => {
      calls += 1
      response.end()
    }).listen(0, '127.0.0.1')
    const secret = join(tmpdir(), `secret-${randomUUID()}.txt`)
    await writeFile(secret, '祕密', { mode: 0o644 })
    try {
      const { port } = server.address() as AddressInfo
      await settled(await upload('a.docx', office.realDocx({ outside: `http://127.0.0.1:${port}/a.png` })))
      expect(calls).toBe(0)
      const file = await upload('a.odt', office.curiousOdt(secret))
      await settled(file)
      const letters = await lettersOf((await entity(owner.browser, file, '?type=preview')).rawPayload)
      expect(letters).toContain('看')
      expect(letters).not.toContain('祕')
    } finally {
      server.close()
      await rm(secret)
    }
  })

  test.each([
    ['half a film', 'a.mp4', () => media.filmWithPlace().subarray(0, 3_000)],
    ['a film of nothing', 'a.mov', broken.mov],
    ['a document of nothing', 'a.docx', broken.docx],
    ['a spoiled document', 'a.docx', () => spoiled(office.realDocx())],
    ['a document that unpacks to gigabytes', 'a.docx', office.bombDocx],
    ['sound of nothing', 'a.ogg', broken.ogg],
  ] as const)('%s is said to be damaged, and stays with its owner', async (_what, name, make) => {
    const content = make()
    const file = await upload(name, content)
    expect(await settled(file)).toMatchObject({ conversion: { state: 'failed', reason: 'damaged' } })
    expect((await entity(owner.browser, file)).rawPayload.equals(content)).toBe(true)
  })

  test('a file that is removed while it is converted leaves nothing behind', async () => {
    const { pool, config } = product.platform
    const bytes = async () =>
      (await readdir(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort()
    const before = await bytes()
    const file = await upload('a.docx', office.realDocx({ words: '不要了' }))
    await vi.waitFor(async () => {
      const { rows } = await pool.query('select conversion_state as state from files where id = $1', [file.id])
      expect(rows[0].state).toBe('in_progress')
    }, patience)
    expect((await owner.browser.delete(`/api/v2/portfolios/files/${file.id}`)).statusCode).toBe(200)
    await vi.waitFor(async () => {
      const isOver = vi.fn(async () => undefined)
      await product.platform.locks.exclusively(`conversion ${file.id}`, isOver)
      expect(isOver).toHaveBeenCalled()
    }, patience)
    await vi.waitFor(async () => expect(await bytes()).toEqual(before), patience)
  })

  test('a damaged document has no preview; trying again is allowed and ends the same', async () => {
    const file = await upload('a.docx', broken.docx())
    await settled(file)
    expect((await entity(owner.browser, file, '?type=preview')).json()).toMatchObject({
      code: 'CONVERSION_FAILED',
      status: 422,
    })
    expect(await now(file)).toMatchObject({ conversion: { state: 'pending', reason: null } })
    expect(await settled(file)).toMatchObject({ conversion: { state: 'failed', reason: 'damaged' } })
    const events = await recordedEvents(product, conversionFailed, file.id)
    // Trying again without success tells of it again.
    expect(events.length).toBeGreaterThan(0)
    expect(events[0]?.data).toEqual({ ownerId: owner.id, name: file.displayName, reason: 'damaged' })
  })
})

/** Bytes in the middle are others; the directory at the end is whole. */
function spoiled(content: Buffer): Buffer {
  const at = content.indexOf('word/document.xml') + 40
  content.fill(0x3c, at, at + 200)
  return content
}
