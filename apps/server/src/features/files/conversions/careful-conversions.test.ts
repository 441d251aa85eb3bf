import { randomUUID } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { conversionFailed } from '@learntrail/contract/files/events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { describeWithPrograms } from '../../../testing/outside-programs.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import * as broken from '../sample-files.fixture.ts'
import { type Conversions, openConversions, patience } from './conversions.fixture.ts'
import { lettersOf } from './pdf-letters.fixture.ts'
import * as office from './sample-office.fixture.ts'

describeWithPrograms('documents that LibreOffice is to be careful with', { timeout: 120_000 }, () => {
  let files: Conversions
  beforeAll(async () => {
    files = await openConversions()
  })
  afterAll(() => files.close())

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
      await files.settled(await files.upload('a.docx', office.realDocx({ outside: `http://127.0.0.1:${port}/a.png` })))
      expect(calls).toBe(0)
      const file = await files.upload('a.odt', office.curiousOdt(secret))
      await files.settled(file)
      const letters = await lettersOf((await files.entity(files.owner.browser, file, '?type=preview')).rawPayload)
      expect(letters).toContain('看')
      expect(letters).not.toContain('祕')
    } finally {
      server.close()
      await rm(secret)
    }
  })

  test.each([
    ['a spoiled document', 'a.docx', () => spoiled(office.realDocx())],
    ['a document that unpacks to gigabytes', 'a.docx', office.bombDocx],
  ] as const)('%s is said to be damaged, and stays with its owner', async (_what, name, make) => {
    await files.uploadDamaged(name, make())
  })

  test('a file that is removed while it is converted leaves nothing behind', async () => {
    const { pool, config } = files.product.platform
    const bytes = async () =>
      (await readdir(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort()
    const before = await bytes()
    const file = await files.upload('a.docx', office.realDocx({ words: '不要了' }))
    await vi.waitFor(async () => {
      const { rows } = await pool.query('select conversion_state as state from files where id = $1', [file.id])
      expect(rows[0].state).toBe('in_progress')
    }, patience)
    expect((await files.owner.browser.delete(`/api/v2/portfolios/files/${file.id}`)).statusCode).toBe(200)
    await vi.waitFor(async () => {
      const isOver = vi.fn(async () => undefined)
      await files.product.platform.locks.exclusively(`conversion ${file.id}`, isOver)
      expect(isOver).toHaveBeenCalled()
    }, patience)
    await vi.waitFor(async () => expect(await bytes()).toEqual(before), patience)
  })

  test('a damaged document has no preview; trying again is allowed and ends the same', async () => {
    const file = await files.uploadDamaged('a.docx', broken.docx())
    expect((await files.entity(files.owner.browser, file, '?type=preview')).json()).toMatchObject({
      code: 'CONVERSION_FAILED',
      status: 422,
    })
    expect(await files.now(file)).toMatchObject({ conversion: { state: 'pending', reason: null } })
    expect(await files.settled(file)).toMatchObject({ conversion: { state: 'failed', reason: 'damaged' } })
    const events = await recordedEvents(files.product, conversionFailed, file.id)
    // A retry that fails again records another event.
    expect(events.length).toBeGreaterThan(0)
    expect(events[0]?.data).toEqual({ ownerId: files.owner.id, name: file.displayName, reason: 'damaged' })
  })
})

/** Overwrites bytes in the middle; the zip directory at the end stays whole. */
function spoiled(content: Buffer): Buffer {
  const at = content.indexOf('word/document.xml') + 40
  content.fill(0x3c, at, at + 200)
  return content
}
