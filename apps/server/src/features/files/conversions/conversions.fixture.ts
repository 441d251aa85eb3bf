import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileSummary } from '@learntrail/contract/files/files'
import { expect, vi } from 'vitest'
import { factsOf, firstPictureOf } from '../../../testing/outside-programs.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { multipart } from '../multipart.fixture.ts'

/** How long a conversion may take on a busy machine, in ms. */
export const patience = { timeout: 90_000, interval: 200 }

/** Opens the product with its converters, an owner of files, and another person who may see them. */
export async function openConversions() {
  const product = await createTestApp({ FFMPEG_PATH: '', SOFFICE_PATH: '' })
  const owner = await newPerson(product)
  const other = await newPerson(product, { displayName: '林小雨' })
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-conversions-'))

  /** Returns the file's summary. The retry call answers it and does nothing unless the conversion failed. */
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
  async function upload(name: string, content: Buffer): Promise<FileSummary> {
    const { body, headers } = multipart([{ name, content }])
    const answer = await owner.browser.post('/api/v2/portfolios/files', body, headers)
    expect(answer.statusCode).toBe(200)
    return answer.json().files[0]
  }
  const entity = (browser: TestPerson['browser'], { url }: FileSummary, query = '') => browser.get(`${url}${query}`)

  return {
    product,
    owner,
    other,
    now,
    until,
    settled,
    upload,
    entity,
    /** Uploads a file that proves damaged; the owner still gets the original bytes. */
    async uploadDamaged(name: string, content: Buffer): Promise<FileSummary> {
      const file = await upload(name, content)
      expect(await settled(file)).toMatchObject({ conversion: { state: 'failed', reason: 'damaged' } })
      expect((await entity(owner.browser, file)).rawPayload.equals(content)).toBe(true)
      return file
    },
    async publish(fileId: string): Promise<void> {
      const post = { title: '成果', content: { type: 'doc', content: [] }, fileIds: [fileId], date: '2026-11-01' }
      const facts = { clientId: randomUUID(), classification: 'works', tags: ['creativity'], privacy: 0 }
      const answer = await owner.browser.post('/api/v2/portfolios/portfolio', { ...post, ...facts })
      expect(answer.statusCode).toBe(200)
    },
    /** Returns what ffprobe says of a film or sound, as JSON. */
    async facts(content: Buffer): Promise<string> {
      const path = join(folder, randomUUID())
      await writeFile(path, content)
      return factsOf(path)
    },
    /** Returns a film's first frame as PNG. */
    async firstPicture(content: Buffer): Promise<Buffer> {
      const path = join(folder, randomUUID())
      await writeFile(path, content)
      return firstPictureOf(path)
    },
    async close(): Promise<void> {
      await product.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Conversions = Awaited<ReturnType<typeof openConversions>>
