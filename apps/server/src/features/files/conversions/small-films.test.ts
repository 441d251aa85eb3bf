import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { describeWithPrograms } from '../../../testing/outside-programs.ts'
import { copyFile } from '../copy-file.service.ts'
import { findFiles, type StoredFile } from '../files.repository.ts'
import { type Conversions, openConversions, patience } from './conversions.fixture.ts'
import { smallFilmOf } from './make-small-film.service.ts'
import * as media from './sample-media.fixture.ts'
import { catchUpSmallFilms } from './small-films.jobs.ts'

describeWithPrograms('the form of a film for slow lines', { timeout: 120_000 }, () => {
  let files: Conversions
  beforeAll(async () => {
    files = await openConversions()
  })
  afterAll(() => files.close())

  const rowOf = async (id: string): Promise<StoredFile> => {
    const [row] = await findFiles(files.product.platform.db, [id])
    if (row === undefined) throw new Error('no such file')
    return row
  }
  const decided = (id: string) =>
    vi.waitFor(async () => {
      const row = await rowOf(id)
      expect(row.isSmallDecided).toBe(true)
      return row
    }, patience)
  const query = (text: string, ...values: unknown[]) => files.product.platform.pool.query(text, values)
  const isStored = async (key: string) => (await files.product.platform.storage.size(key)) !== undefined
  const upload = async (content: Buffer) => {
    const file = await files.upload('lecture.mp4', content)
    await files.settled(file)
    return file
  }

  test('of a large one is made after it can be seen, says nothing of where it was taken, and is there for others', async () => {
    const content = media.largeFilm()
    expect(content.length).toBeGreaterThan(3 * 1024 * 1024)
    const file = await files.upload('lecture.mp4', content)
    expect(file.hasSmall).toBe(false)
    await files.publish(file.id)
    await files.settled(file)
    // Until then the film itself is sent.
    expect((await files.entity(files.other.browser, file, '?type=small')).statusCode).toBe(200)
    const { smallBytes } = await decided(file.id)
    expect((await files.now(file)).hasSmall).toBe(true)

    const small = await files.entity(files.other.browser, file, '?type=small')
    expect(small.headers).toMatchObject({ 'content-type': 'video/mp4', 'content-length': String(smallBytes) })
    expect(small.rawPayload.length).toBeLessThan(content.length / 2)
    const made = await files.facts(small.rawPayload)
    expect(JSON.parse(made).streams).toMatchObject([
      { codec_name: 'h264', pix_fmt: 'yuv420p', width: 640, height: 360 },
      { codec_name: 'aac' },
    ])
    expect(made).not.toContain('25.03')
    const bytes = small.rawPayload.toString('latin1')
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    expect((await files.entity(files.owner.browser, file)).rawPayload.equals(content)).toBe(true)
  })

  test('of a small film there is none, and the film stands for it', async () => {
    const content = media.film160()
    const file = await upload(content)
    expect(await decided(file.id)).toMatchObject({ smallKey: null })
    expect((await files.now(file)).hasSmall).toBe(false)
    const small = await files.entity(files.owner.browser, file, '?type=small')
    expect(small.rawPayload.equals(content)).toBe(true)
  })

  test('is made once, whoever asks for it again, and of what was there before them at the next start', async () => {
    const file = await upload(media.largeFilm({ seed: 2 }))
    const before = await decided(file.id)
    await smallFilmOf(files.product.platform, file.id, { isLast: false })
    expect(await rowOf(file.id)).toEqual(before)
    await query(
      'update files set small_key = null, small_bytes = null, is_small_decided = false where id = $1',
      file.id,
    )
    await catchUpSmallFilms(files.product.platform)
    expect((await decided(file.id)).smallBytes).toBeGreaterThan(0)
  })

  test('goes along with a copy of the film, and goes when the last that has it goes', async () => {
    const { platform } = files.product
    const file = await upload(media.largeFilm({ seed: 3 }))
    const { smallKey } = await decided(file.id)
    const row = await rowOf(file.id)
    const copy = await inTransaction(platform.db, (transaction) => copyFile(platform, transaction, row, files.other.id))
    expect(copy).toMatchObject({ smallKey, isSmallDecided: true, isOriginalPrivate: false })
    const remove = async (browser: typeof files.owner.browser, id: string) =>
      expect((await browser.delete(`/api/v2/portfolios/files/${id}`)).statusCode).toBe(200)
    await remove(files.owner.browser, file.id)
    await vi.waitFor(async () => expect(await isStored(file.sha256)).toBe(false), patience)
    expect(await isStored(smallKey ?? '')).toBe(true)
    await remove(files.other.browser, copy.id)
    await vi.waitFor(async () => expect(await isStored(smallKey ?? '')).toBe(false), patience)
  })

  test('is given up, without a word to anybody, of what is lost; a film that is gone is passed over', async () => {
    const { platform } = files.product
    const file = await upload(media.largeFilm({ seed: 4 }))
    const { sha256, previewKey } = await decided(file.id)
    await query(
      'update files set small_key = null, small_bytes = null, is_small_decided = false where id = $1',
      file.id,
    )
    for (const key of [sha256, previewKey]) if (key !== null) await platform.storage.remove(key)
    await smallFilmOf(platform, file.id, { isLast: false })
    expect(await rowOf(file.id)).toMatchObject({ smallKey: null, isSmallDecided: true, conversionState: 'done' })
    await smallFilmOf(platform, '00000000-0000-4000-8000-000000000000', { isLast: false })
  })
})
