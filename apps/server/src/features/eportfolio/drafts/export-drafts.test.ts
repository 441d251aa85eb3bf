import { randomUUID } from 'node:crypto'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { multipart } from '../../files/multipart.fixture.ts'
import { text as plainText } from '../../files/sample-files.fixture.ts'
import { paragraph, publish, uploadFiles } from '../../posts/posts.fixture.ts'
import { exportDrafts } from '../eportfolio.tables.ts'
import {
  begin,
  create,
  draftWith,
  image,
  read,
  samplePicture,
  save,
  text,
  uploadPicture,
  writer,
} from './export-drafts.fixture.ts'
import { newContent } from './new-content.rules.ts'

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
const post = (id: string) => `post_${id}`

describe('a new draft', () => {
  test('has an empty part in every section, in the language of its writer', async () => {
    const draft = await begin(owner)
    expect(draft).toMatchObject({
      version: 1,
      title: '',
      name: '學習歷程檔案',
      selectedPortfolioIds: [],
      textResources: [],
      draftTotalWords: 0,
      sectionOrder: ['description', 'firstSpindle', 'secondSpindle', 'thirdSpindle', 'fourthSpindle', 'postScript'],
      pages: { template: 'calm', orientation: 'portrait', hasCover: true, showsOwner: true },
    })
    expect(draft.customTextResources.secondSpindle).toMatchObject([{ title: '反思', contents: [] }])
    const english = await newPerson(product, { locale: 'en' })
    expect((await begin(english)).customTextResources.secondSpindle).toMatchObject([{ title: 'Reflection' }])
  })

  test('is called after its first material, and holds what that says and shows', async () => {
    const [photo] = await uploadFiles(owner, [{ name: '河.png', content: await samplePicture() }])
    const [note] = await uploadFiles(owner, [{ name: '筆記.txt', content: plainText(randomUUID()) }])
    const first = await publish(owner, {
      title: '基隆河 2.0：三個測點（上）的溶氧與水溫變化，以及我們為什麼重做了三次',
      content: paragraph('字'.repeat(ePortfolioLimits.paragraph + 1)),
      fileIds: [String(photo?.id), String(note?.id)],
    })
    const second = await publish(owner, { title: '第二筆', privacy: 3 })
    const draft = await begin(owner, { resourceIds: [post(first.id), post(second.id)] })
    expect(draft.title).toBe('基隆河 2.0：三個測點（上）的溶氧與水溫變化，以及我們為什')
    expect([...draft.title]).toHaveLength(ePortfolioLimits.title)
    expect(draft.name).toBe('基隆河 2 0：三個測點（上）的溶氧與水溫變化，以及我們為什')
    expect(draft.selectedPortfolioIds).toEqual([first.id, second.id])
    expect(draft.textResources).toMatchObject([
      { resourceId: post(first.id), paragraphs: [{ text: '字'.repeat(ePortfolioLimits.paragraph) }, { text: '字' }] },
      { resourceId: post(second.id), title: '第二筆' },
    ])
    expect(draft.imageResources).toMatchObject([{ resourceId: post(first.id), file: { id: photo?.id } }])
  })

  test('is made once for a client id, also when two windows send it at the same moment', async () => {
    const clientId = randomUUID()
    const answers = await Promise.all([
      create(owner, { clientId }),
      create(owner, { clientId }),
      create(owner, { clientId }),
    ])
    expect(new Set(answers.map((answer) => answer.json().draftId)).size).toBe(1)
    expect((await create(owner, { clientId, title: '別的' })).json()).toEqual(answers[0]?.json())
  })

  test('takes records of one’s own and no others', async () => {
    const theirs = await publish(other)
    for (const id of [post(theirs.id), post(randomUUID()), `homework_${randomUUID()}`]) {
      const answer = await create(owner, { resourceIds: [id] })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'RESOURCE_NOT_FOUND' })
    }
  })

  test('number 50 is kept, and the next is refused', async () => {
    const person = await newPerson(product)
    const now = product.clock.now()
    const row = (): typeof exportDrafts.$inferInsert => ({
      id: randomUUID(),
      ownerId: person.id,
      clientId: randomUUID(),
      name: '',
      content: newContent('', 'tw'),
      totalWords: 0,
      version: 1,
      writer,
      writerSave: 1,
      writerBase: 0,
      createdAt: now,
      updatedAt: now,
    })
    await product.platform.db.insert(exportDrafts).values(Array.from({ length: ePortfolioLimits.drafts - 1 }, row))
    expect((await create(person)).statusCode).toBe(200)
    expect((await create(person)).json()).toMatchObject({
      code: 'EXPORT_DRAFT_LIMIT_REACHED',
      values: { limit: ePortfolioLimits.drafts },
    })
  })
})

test('a draft is its owner’s alone', async () => {
  const { draftId: id } = await begin(owner, { title: '祕密' })
  const { body, headers } = multipart([{ name: '圖.png', content: await samplePicture() }], {
    draft: JSON.stringify({ writer, version: 1, save: 2 }),
  })
  for (const answer of [
    await other.browser.get(`${path}/${id}`),
    await save(other, id, { version: 1, save: 2, title: '改' }),
    await other.browser.patch(`${path}/${id}`, body, headers),
    await other.browser.delete(`${path}/${id}`),
    await other.browser.post(`${path}/${id}/preview`, { content: newContent('', 'tw') }),
    await other.browser.post(`${path}/${id}/check`),
  ]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'EXPORT_DRAFT_NOT_FOUND' })
  }
  expect((await other.browser.get(path)).json()).toMatchObject({ items: [] })
  expect(await read(owner, id)).toMatchObject({ title: '祕密', version: 1 })
})

test('drafts are listed by their last change, each with the picture that stands for it', async () => {
  const person = await newPerson(product)
  const [photo, adjustedId, cover] = [
    await uploadPicture(person),
    await uploadPicture(person),
    await uploadPicture(person),
  ]
  const first = await draftWith(person, [text('三個字'), image(photo), image(cover)], { title: '先' })
  product.clock.advance(1_000)
  const second = await begin(person, { title: '後' })
  const list = async () => (await person.browser.get(path)).json()
  expect(await list()).toMatchObject({
    limit: ePortfolioLimits.drafts,
    items: [
      { draftId: second.draftId, title: '後', imageCount: 0, cover: null, draftTotalWords: 0 },
      { draftId: first.draftId, title: '先', imageCount: 2, cover: { id: photo }, draftTotalWords: 3 },
    ],
  })
  product.clock.advance(1_000)
  const adjustImages = [{ imageId: photo, adjustedId, recipe: {} }]
  await save(person, first.draftId, { version: 2, save: 3, adjustImages })
  expect(await list()).toMatchObject({ items: [{ draftId: first.draftId, cover: { id: adjustedId } }, {}] })
  await save(person, first.draftId, { version: 3, save: 4, pages: { ...first.pages, coverImageId: cover } })
  expect(await list()).toMatchObject({ items: [{ cover: { id: cover }, template: 'calm' }, {}] })
})
