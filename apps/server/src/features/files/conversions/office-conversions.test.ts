import type { FileSummary } from '@learntrail/contract/files/files'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../../../platform/documents/pdf-text.fixture.ts'
import { describeWithPrograms } from '../../../testing/outside-programs.ts'
import { type Conversions, openConversions, patience } from './conversions.fixture.ts'
import { resumeConversions } from './conversions.jobs.ts'
import { lettersOf } from './pdf-letters.fixture.ts'
import * as media from './sample-media.fixture.ts'
import * as office from './sample-office.fixture.ts'

// LibreOffice takes seconds to start, so tests share a conversion where they can.
describeWithPrograms('conversions of documents by LibreOffice', { timeout: 120_000 }, () => {
  let files: Conversions
  beforeAll(async () => {
    files = await openConversions()
  })
  afterAll(() => files.close())

  describe.each([
    ['報告.docx', '報告.pdf', () => office.realDocx({ words: '學習歷程 直骨令' }), '學習歷程直骨令'],
    ['數據.xlsx', '數據.pdf', office.realXlsx, '上游8.2'],
    ['簡報.odp', '簡報.pdf', office.realOdp, '第一頁'],
    ['舊檔.rtf', '舊檔.pdf', () => Buffer.from('{\\rtf1\\ansi\\uc1 \\u23416?\\u32722? hello}'), '學習hello'],
  ] as const)('%s', (name, shownAs, make, words) => {
    const content = make()
    let file: FileSummary
    let done: FileSummary
    beforeAll(async () => {
      file = await files.upload(name, content)
      await files.publish(file.id)
      done = await files.settled(file)
    }, patience.timeout)

    test('is shown as PDF, and comes as it is to who downloads it', async () => {
      expect(file.conversion).toEqual({ state: 'pending', reason: null })
      expect(done).toMatchObject({ conversion: { state: 'done', reason: null } })
      const preview = await files.entity(files.owner.browser, file, '?type=preview')
      expect(preview.headers['content-type']).toBe('application/pdf')
      expect([...(await lettersOf(preview.rawPayload))]).toEqual(expect.arrayContaining([...words]))
      expect((await files.entity(files.other.browser, file)).rawPayload.equals(content)).toBe(true)
    })

    test('carries its reader on every page of its PDF', async () => {
      const answer = await files.entity(files.other.browser, file, '?type=watermark')
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(String(answer.headers['content-disposition'])).toMatch(/^inline/)
      expect(String(answer.headers['content-disposition'])).toContain(encodeURIComponent(shownAs))
      const document = await PDFDocument.load(answer.rawPayload)
      for (const page of textOf(document).split('\n')) expect(page).toMatch(/林小雨.*\d{4}-\d{2}-\d{2}/)
      expect([...(await lettersOf(answer.rawPayload))]).toEqual(expect.arrayContaining([...words]))
      // The preview file itself carries no name.
      const preview = await files.entity(files.other.browser, file, '?type=preview')
      expect(textOf(await PDFDocument.load(preview.rawPayload))).not.toContain('林小雨')
    })

    test('has Chinese in the shapes of Taiwan', async () => {
      const pdf = (await files.entity(files.owner.browser, file, '?type=preview')).rawPayload.toString('latin1')
      expect(pdf).toMatch(/\/BaseFont\/\w+\+Noto(?:Sans|Serif)TC/)
      expect(pdf).not.toMatch(/CJKjp/)
    })
  })

  test('what came while a program was missing is made at the next start', async () => {
    const [report, film] = [
      await files.settled(await files.upload('成果.docx', office.realDocx())),
      await files.settled(await files.upload('a.mp4', media.film160())),
    ]
    const asWithout = `preview_key = null, preview_media_type = null, thumbnail_keys = '{}', thumbnail_widths = '{}', duration = null`
    await files.product.platform.pool.query(`update files set ${asWithout} where id in ($1, $2)`, [report.id, film.id])
    await files.product.platform.pool.query(
      `update files set conversion_state = 'failed', conversion_reason = 'unavailable' where id = $1`,
      [report.id],
    )
    await resumeConversions(files.product.platform)
    const made = { ...report, conversion: { state: 'done', reason: null } }
    expect(await files.until(report, ({ conversion }) => conversion?.state === 'done')).toMatchObject(made)
    expect(await files.settled(film)).toMatchObject({ conversion: null, thumbnailWidths: [160] })
  })
})
