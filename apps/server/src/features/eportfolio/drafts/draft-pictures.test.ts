import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { multipart } from '../../files/multipart.fixture.ts'
import { text as plainText } from '../../files/sample-files.fixture.ts'
import { publish, uploadFiles } from '../../posts/posts.fixture.ts'
import {
  begin,
  draftWith,
  image,
  samplePicture,
  save,
  sectionsWith,
  uploadPicture,
  writer,
} from './export-drafts.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const path = '/api/v2/exportDraft'
const entity = (id: string, by = owner) => by.browser.get(`/api/v2/files/${id}/entity`)

describe('pictures of a draft', () => {
  test('come along with a save, and with the same save again only once', async () => {
    const { draftId } = await begin(owner)
    const content = await samplePicture()
    const parts = (fields: object) =>
      multipart([{ name: '封面.png', content }], { draft: JSON.stringify({ writer, ...fields }) })
    const { body, headers } = parts({ version: 1, save: 2, title: '有圖' })
    const first = (await owner.browser.patch(`${path}/${draftId}`, body, headers)).json()
    expect(first).toMatchObject({ version: 2, title: '有圖', customImageResources: [{ displayName: '封面.png' }] })
    const again = (await owner.browser.patch(`${path}/${draftId}`, body, headers)).json()
    expect(again).toEqual(first)
    const { rows } = await product.platform.pool.query('select count(*)::int from files where sha256 = $1', [
      first.customImageResources[0].sha256,
    ])
    expect(rows).toEqual([{ count: 1 }])
    const given = await save(owner, draftId, { version: 2, save: 3, customImageIds: [] })
    expect(given.json()).toMatchObject({ customImageResources: [] })
  })

  test('are the owner’s own, and pictures', async () => {
    const { draftId, ...draft } = await begin(owner)
    const [note] = await uploadFiles(owner, [{ name: '筆記.txt', content: plainText(randomUUID()) }])
    const refused: [string, string][] = [
      [await uploadPicture(other), 'FILE_NOT_FOUND'],
      [randomUUID(), 'FILE_NOT_FOUND'],
      [String(note?.id), 'FILE_NOT_PICTURE'],
    ]
    for (const [id, code] of refused) {
      for (const body of [
        { customImageIds: [id] },
        { customTextResources: sectionsWith(draft, [image(id)]) },
        { pages: { ...draft.pages, coverImageId: id } },
      ]) {
        expect((await save(owner, draftId, { version: 1, save: 2, ...body })).json()).toMatchObject({ code })
      }
    }
    const { body, headers } = multipart([{ name: '筆記.txt', content: plainText(randomUUID()) }], {
      draft: JSON.stringify({ writer, version: 1, save: 2 }),
    })
    const answer = await owner.browser.patch(`${path}/${draftId}`, body, headers)
    expect(answer.json()).toMatchObject({ code: 'FILE_NOT_PICTURE', values: { name: '筆記.txt' } })
    const missing = multipart([{ name: '圖.png', content: await samplePicture() }])
    const refusedPart = await owner.browser.patch(`${path}/${draftId}`, missing.body, missing.headers)
    expect(refusedPart.json()).toMatchObject({ fields: [{ path: 'draft', rule: 'required' }] })
  })

  test('are in use, named by the draft, and go with it unless something else has them', async () => {
    const [only, shared] = [await uploadPicture(owner), await uploadPicture(owner)]
    await publish(owner, { fileIds: [shared] })
    const { draftId } = await draftWith(owner, [image(only), image(shared)], { name: '要丟的' })
    const removed = await owner.browser.delete(`/api/v2/portfolios/files/${only}`)
    expect(removed.json()).toMatchObject({ code: 'FILE_IN_USE' })
    const mine = (await owner.browser.get('/api/v2/files')).json()
    expect(mine.items.find(({ id }: { id: string }) => id === only)).toMatchObject({
      isUsed: true,
      uses: [{ kind: 'exportDraft', id: draftId, title: '要丟的' }],
    })
    expect((await entity(only, other)).statusCode).toBe(404)
    expect((await owner.browser.delete(`${path}/${draftId}`)).json()).toEqual({ ok: true })
    expect((await entity(only)).statusCode).toBe(404)
    expect((await entity(shared)).statusCode).toBe(200)
  })

  test('that were adjusted are held in both forms', async () => {
    const [imageId, adjustedId] = [await uploadPicture(owner), await uploadPicture(owner)]
    const draft = await draftWith(owner, [image(imageId)])
    const saved = await save(owner, draft.draftId, {
      version: 2,
      save: 3,
      adjustImages: [{ imageId, adjustedId, recipe: { quarterTurns: 1 } }],
    })
    expect(saved.json()).toMatchObject({
      placedImages: [{ id: imageId }, { id: adjustedId }],
      adjustImages: [{ recipe: { quarterTurns: 1, degrees: 0, strokes: [] } }],
    })
    for (const id of [imageId, adjustedId]) {
      const answer = await owner.browser.delete(`/api/v2/portfolios/files/${id}`)
      expect(answer.json()).toMatchObject({ code: 'FILE_IN_USE' })
    }
  })
})
