import { randomUUID } from 'node:crypto'
import { captionLanguageCodes, captionLimits } from '@learntrail/contract/files/captions/facts'
import type { FileSummary } from '@learntrail/contract/files/files'
import { privacy } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publish, uploadFiles } from '../../posts/posts.fixture.ts'
import { copyFile } from '../copy-file.service.ts'
import { findFiles } from '../files.repository.ts'
import { ownCaptions, saveCaptions, saveOf, seenCaptions, uploadFilm, vttOf } from './captions.fixture.ts'

let product: TestApp
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  reader = await newPerson(product)
})
afterAll(() => product.close())

const film = () => uploadFilm(product.platform, owner)
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const put = (id: string, body: object, { language = 'zh-Hant', by = owner } = {}) =>
  by.browser.put(ownCaptions(id, language), body)
const see = (id: string, { by = owner, language = 'zh-Hant', headers = {} } = {}) =>
  by.browser.get(seenCaptions(id, language), headers)
const shown = async (id: string, by = owner): Promise<FileSummary['captions']> =>
  (await by.browser.get(`/api/v2/files/shown?ids=${id}`)).json().items[0].captions

describe('captions that are saved', () => {
  test('are WebVTT, whatever they came as, and stand with the film wherever it is told of', async () => {
    const id = await film()
    expect(await shown(id)).toEqual([])
    expect((await owner.browser.get(ownCaptions(id))).json()).toEqual({ language: 'zh-Hant', text: '', version: 0 })
    const srt = '1\r\n00:00:01,000 --> 00:00:02,000\r\n<font>水</font>位\r\n'
    const saved = (await put(id, saveOf(srt))).json()
    const text = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n水位\n'
    expect(saved).toEqual({ language: 'zh-Hant', text, version: 1 })
    expect((await owner.browser.get(ownCaptions(id))).json()).toEqual(saved)
    await saveCaptions(owner, ownCaptions(id, 'en'), vttOf('water'))
    await saveCaptions(owner, ownCaptions(id, 'nan'), vttOf('水'))
    expect(await shown(id)).toEqual([
      { language: 'zh-Hant', version: 1 },
      { language: 'nan', version: 1 },
      { language: 'en', version: 1 },
    ])
  })

  test('are one save when it is sent again, and refused to who has not seen the last one', async () => {
    const id = await film()
    const save = saveOf(vttOf('水'))
    const both = await Promise.all([put(id, save), put(id, save)])
    expect(both.map((answer) => answer.json().version)).toEqual([1, 1])
    expect((await put(id, saveOf(vttOf('水位'), 1))).json()).toMatchObject({ version: 2 })
    expect(codeOf(await put(id, saveOf(vttOf('別的'), 1)))).toBe('CAPTIONS_CONFLICT')
    const at = await Promise.all([put(id, saveOf(vttOf('甲'), 2)), put(id, saveOf(vttOf('乙'), 2))])
    expect(at.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('are taken out by saving none, and are not there then', async () => {
    const id = await film()
    await saveCaptions(owner, ownCaptions(id), vttOf('水'))
    expect((await put(id, saveOf('', 1))).json()).toEqual({ language: 'zh-Hant', text: '', version: 2 })
    expect(await shown(id)).toEqual([])
    expect(codeOf(await see(id))).toBe('CAPTIONS_NOT_FOUND')
    expect((await put(id, saveOf(vttOf('又有'), 2))).json()).toMatchObject({ version: 3 })
  })

  test('are in eight languages and no more, also at once', async () => {
    const id = await film()
    const languages = captionLanguageCodes.slice(0, captionLimits.languages + 1)
    const [first = '', second = '', ...others] = languages
    for (const language of others) await saveCaptions(owner, ownCaptions(id, language), vttOf('水'))
    const answers = await Promise.all([first, second].map((language) => put(id, saveOf(vttOf('水')), { language })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.map(codeOf)).toContain('CAPTIONS_LANGUAGES')
    const there = (await shown(id)).map(({ language }) => language)
    expect(there).toHaveLength(captionLimits.languages)
    const again = { language: there[0] ?? '' }
    expect((await put(id, saveOf(vttOf('又改'), 1), again)).statusCode).toBe(200)
  })

  test.each([
    ['CAPTIONS_UNREADABLE', '只是一段筆記', { line: 1 }],
    ['CAPTIONS_TIME', 'WEBVTT\n\n00:99.000 --> 01:00.000\n水', { line: 3 }],
    ['CAPTIONS_ENDS_EARLY', 'WEBVTT\n\n00:02.000 --> 00:01.000\n水', { line: 3 }],
    [
      'CAPTIONS_CUE_TOO_LONG',
      `WEBVTT\n\n00:01.000 --> 00:02.000\n${'河'.repeat(captionLimits.cue + 1)}`,
      { line: 3, limit: captionLimits.cue },
    ],
    [
      'CAPTIONS_TOO_MANY',
      `WEBVTT\n\n${'00:01.000 --> 00:02.000\n水\n\n'.repeat(captionLimits.cues + 1)}`,
      { limit: captionLimits.cues },
    ],
    ['CAPTIONS_TOO_LARGE', `WEBVTT\n\nNOTE ${'河'.repeat(captionLimits.bytes / 3)}`, { limit: captionLimits.bytes }],
  ])('are refused with %s, and nothing stays of them', async (code, text, values) => {
    const id = await film()
    const answer = await put(id, saveOf(text))
    expect(answer.json()).toMatchObject({ code, values })
    expect(await shown(id)).toEqual([])
  })

  test('are no more than may be kept once what looks like markup is written out', async () => {
    const id = await film()
    const cue = `00:01.000 --> 00:02.000\n${'>'.repeat(captionLimits.cue)}\n\n`
    const answer = await put(id, saveOf(`WEBVTT\n\n${cue.repeat(900)}`))
    expect(codeOf(answer)).toBe('CAPTIONS_TOO_LARGE')
  })

  test('are of films and sounds, of one’s own', async () => {
    const [text] = await uploadFiles(owner, [{ name: '水位.txt', content: Buffer.from(randomUUID()) }])
    expect(codeOf(await put(text?.id ?? '', saveOf(vttOf('水'))))).toBe('CAPTIONS_NO_FILM')
    expect(codeOf(await owner.browser.get(ownCaptions(text?.id ?? '')))).toBe('CAPTIONS_NO_FILM')
    const id = await film()
    await publish(owner, { fileIds: [id] })
    expect(codeOf(await put(id, saveOf(vttOf('水')), { by: reader }))).toBe('FILE_NOT_FOUND')
    expect(codeOf(await reader.browser.get(ownCaptions(id)))).toBe('FILE_NOT_FOUND')
    expect(codeOf(await put(id, saveOf(vttOf('水')), { language: 'tlh' }))).toBe('VALIDATION_FAILED')
  })
})

describe('captions are read', () => {
  test('by whoever sees the film, as a file of their own that runs nothing', async () => {
    const id = await film()
    const post = await publish(owner, { fileIds: [id] })
    await saveCaptions(owner, ownCaptions(id), vttOf('水位'))
    const answer = await see(id, { by: reader })
    expect(answer.body).toBe(vttOf('水位'))
    expect(answer.headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      vary: 'cookie',
    })
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('河.zh-Hant.vtt'))
    const etag = String(answer.headers.etag)
    expect((await see(id, { by: reader, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
    await saveCaptions(owner, ownCaptions(id), vttOf('新的'), 1)
    expect((await see(id, { by: reader, headers: { 'if-none-match': etag } })).body).toBe(vttOf('新的'))

    expect(codeOf(await see(id, { by: reader, language: 'en' }))).toBe('CAPTIONS_NOT_FOUND')
    await owner.browser.patch(`/api/v2/portfolios/${post.id}`, { privacy: privacy.private })
    expect(codeOf(await see(id, { by: reader }))).toBe('FILE_NOT_FOUND')
  })

  test('no longer than its bytes', async () => {
    const id = await film()
    await publish(owner, { fileIds: [id] })
    await saveCaptions(owner, ownCaptions(id), vttOf('水位'))
    await owner.browser.patch(`/api/v2/file/${id}`, { downloadPeriod: '2020-01-01T00:00:00.000Z' })
    expect(codeOf(await see(id, { by: reader }))).toBe('FILE_EXPIRED')
    expect((await see(id)).statusCode).toBe(200)
  })

  test('with a record that others see, also when they come later', async () => {
    const id = await film()
    const post = await publish(owner, { fileIds: [id] })
    const ofRecord = async () => (await reader.browser.get(`/api/v2/portfolios/${post.id}`)).json().files[0].captions
    expect(await ofRecord()).toEqual([])
    await saveCaptions(owner, ownCaptions(id), vttOf('水位'))
    expect(await ofRecord()).toEqual([{ language: 'zh-Hant', version: 1 }])
  })
})

describe('captions go with their film', () => {
  const rowsOf = async (id: string) =>
    (await product.platform.pool.query('select text, by_id from file_captions where file_id = $1', [id])).rows

  test('to whoever is given a copy', async () => {
    const id = await film()
    await saveCaptions(owner, ownCaptions(id), vttOf('水位'))
    const { platform } = product
    const copy = await inTransaction(platform.db, async (transaction) => {
      const [file] = await findFiles(transaction, [id])
      if (file === undefined) throw new Error('no film')
      return copyFile(platform, transaction, file, reader.id)
    })
    expect(await shown(copy.id, reader)).toEqual([{ language: 'zh-Hant', version: 1 }])
    expect((await see(copy.id, { by: reader })).body).toBe(vttOf('水位'))
    await saveCaptions(reader, ownCaptions(copy.id), vttOf('另外的'), 1)
    expect((await see(id)).body).toBe(vttOf('水位'))
  })

  test('when it is removed', async () => {
    const id = await film()
    await saveCaptions(owner, ownCaptions(id), vttOf('水位'))
    expect(await rowsOf(id)).toEqual([{ text: vttOf('水位'), by_id: owner.id }])
    expect((await owner.browser.delete(`/api/v2/portfolios/files/${id}`)).statusCode).toBe(200)
    expect(await rowsOf(id)).toEqual([])
  })
})
