import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { samplePicture } from '../../eportfolio/drafts/export-drafts.fixture.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { begin, save } from '../doing/doing.fixture.ts'
import { share } from '../plans.fixture.ts'

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product, { plan: 'plus' })
})
afterAll(async () => {
  documents.rest()
  await product.close()
})

const upload = async (...names: string[]) =>
  uploadFiles(
    owner,
    await Promise.all(
      names.map(async (name, at) => ({
        name,
        // No two pictures are alike.
        content: name.endsWith('.txt') ? text() : await samplePicture(100 + at),
      })),
    ),
  )

/** Begins a plan and adds these files to its weeks. */
async function doneWith(...files: Awaited<ReturnType<typeof upload>>[]): Promise<string> {
  const { projectId, weekPerProgress } = await begin(owner)
  for (const [at, ofWeek] of files.entries()) {
    const weekId = String(weekPerProgress[at]?.weekId)
    const saved = await save(owner, projectId, weekId, { fileIds: ofWeek.map(({ id }) => id) })
    expect(saved.statusCode).toBe(200)
  }
  return projectId
}

/** Returns the number of pictures in the designed document and their alternative texts. */
async function picturesOf(planId: string, by = owner) {
  const path = `/api/v2/sdl-service/projects/${planId}/download?look=designed`
  const { statusCode, rawPayload } = await by.browser.get(path)
  expect(statusCode).toBe(200)
  const document = await PDFDocument.load(rawPayload)
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
  const drawn = objects.filter(
    (object) => object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
  )
  const said = objects.flatMap((object) => {
    const isFigure = object instanceof PDFDict && object.get(PDFName.of('S')) === PDFName.of('Figure')
    const words = isFigure ? object.lookup(PDFName.of('Alt')) : undefined
    return words instanceof PDFString || words instanceof PDFHexString ? [words.decodeText()] : []
  })
  return { drawn: drawn.length, said: said.filter((words) => /\.(jpg|png)$/.test(words)).toSorted() }
}

test('the first three photographs of each week are printed, with their names for the ear, and no other files', async () => {
  const first = await upload('數據.txt', 'a.png', 'b.png', 'c.png', 'd.png')
  const planId = await doneWith(first, [], await upload('溪裡的魚.png'))
  expect(await picturesOf(planId)).toEqual({ drawn: 4, said: ['a.png', 'b.png', 'c.png', '溪裡的魚.png'] })
})

test('one that is withheld is not printed, and one whose bytes are gone leaves its frame', async () => {
  const [withheld, gone, kept] = await upload('withheld.png', 'gone.png', 'kept.png')
  const planId = await doneWith([withheld, gone, kept].flatMap((file) => file ?? []))
  const { pool, storage } = product.platform
  await pool.query('update files set withheld_at = now() where id = $1', [withheld?.id])
  const { rows } = await pool.query('select sha256, preview_key from files where id = $1', [gone?.id])
  for (const key of [rows[0].preview_key, rows[0].sha256]) if (key !== null) await storage.remove(key)
  expect(await picturesOf(planId)).toEqual({ drawn: 1, said: ['kept.png'] })
})

test('whoever reads the plan alone sees none of them', async () => {
  const planId = await doneWith(await upload('a.png'))
  await share(owner, planId, 0)
  const reader = await newPerson(product, { plan: 'plus' })
  expect(await picturesOf(planId, reader)).toEqual({ drawn: 0, said: [] })
})
