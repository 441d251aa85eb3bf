import { randomUUID } from 'node:crypto'
import type { ContentBlock } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import type { DocumentItem, TextItem } from '@learntrail/contract/eportfolio/document'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { paragraph, publish } from '../../posts/posts.fixture.ts'
import { forGood } from '../../trash/trash.fixture.ts'
import { begin, draftWith, image, read, save, sectionsWith, text, uploadPicture } from './export-drafts.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const post = (id: string) => `post_${id}`
const entity = (id: string, by = owner) => by.browser.get(`/api/v2/files/${id}/entity`)

describe('material', () => {
  test('is added up to three, and explained where it cannot be', async () => {
    const posts = await Promise.all([1, 2, 3, 4].map((n) => publish(owner, { title: `紀錄 ${n}` })))
    const [a, b, c, d] = posts.map(({ id }) => post(id))
    const { draftId } = await begin(owner, { resourceIds: [a] })
    const change = (body: object, version: number) => save(owner, draftId, { version, save: version + 1, ...body })
    expect((await change({ select: [b, c] }, 1)).json().selectedPortfolioIds).toHaveLength(ePortfolioLimits.materials)
    const full = await change({ select: [d] }, 2)
    expect(full.statusCode).toBe(409)
    expect(full.json()).toMatchObject({ code: 'RESOURCE_LIMIT_REACHED', values: { limit: ePortfolioLimits.materials } })
    expect((await change({ select: [a] }, 2)).json()).toMatchObject({ code: 'RESOURCE_ALREADY_SELECTED' })
    expect((await change({ deselect: [d] }, 2)).json()).toMatchObject({ code: 'RESOURCE_NOT_SELECTED' })
    expect((await change({ deselect: [a], select: [`homework_${randomUUID()}`] }, 2)).json()).toMatchObject({
      code: 'RESOURCE_NOT_FOUND',
    })
    const theirs = await publish(other)
    expect((await change({ deselect: [a], select: [post(theirs.id)] }, 2)).json()).toMatchObject({
      code: 'RESOURCE_NOT_FOUND',
    })
    expect((await change({ deselect: [a], select: [d] }, 2)).json()).toMatchObject({
      version: 3,
      selectedPortfolioIds: [posts[1]?.id, posts[2]?.id, posts[3]?.id],
    })
  })

  test('that was deleted drops out of what can be placed and can still be taken out; what was placed stays', async () => {
    const imageId = await uploadPicture(owner)
    const unplaced = await uploadPicture(owner)
    const record = await publish(owner, { title: '會刪掉', fileIds: [imageId, unplaced] })
    const draft = await draftWith(owner, [text('抄下來的'), image(imageId)], { resourceIds: [post(record.id)] })
    await owner.browser.delete(`/api/v2/portfolios/${record.id}`)
    await forGood(owner, 'record', record.id)
    const now = await read(owner, draft.draftId)
    expect(now).toMatchObject({
      textResources: [],
      imageResources: [],
      selectedPortfolioIds: [record.id],
      placedImages: [{ id: imageId }],
    })
    expect(now.customTextResources).toEqual(draft.customTextResources)
    expect((await entity(imageId)).statusCode).toBe(200)
    expect((await entity(unplaced)).statusCode).toBe(404)
    const without = await save(owner, draft.draftId, { version: 2, save: 3, deselect: [post(record.id)] })
    expect(without.json()).toMatchObject({ selectedPortfolioIds: [] })
  })

  test('of 15,000 characters without a space is cut into paragraphs that can all be placed', async () => {
    const words = '長'.repeat(contentLimits.characters - 1)
    const record = await publish(owner, { title: '長文', content: paragraph(`${words}。`) })
    const draft = await begin(owner, { resourceIds: [post(record.id)] })
    const paragraphs = draft.textResources.flatMap((resource) => resource.paragraphs.map(({ text: words }) => words))
    expect(paragraphs.join('')).toBe(`${words}。`)
    expect(Math.max(...paragraphs.map((one) => [...one].length))).toBe(ePortfolioLimits.paragraph)
    const items = paragraphs.map((words) => ({ ...text(words), resourceId: post(record.id) }))
    const saved = await save(owner, draft.draftId, {
      version: 1,
      save: 2,
      customTextResources: sectionsWith(draft, items),
    })
    expect(saved.json().draftTotalWords).toBe(contentLimits.characters - 1)
  })

  test('comes with its form, which is kept where it is placed and says what its words are', async () => {
    const heading: ContentBlock = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '發現' }] }
    const item = (words: string): ContentBlock => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
    const list: ContentBlock = {
      type: 'orderedList',
      content: ['取樣', '過濾'].map((words) => ({ type: 'listItem', content: [item(words)] })),
    }
    const record = await publish(owner, { content: { type: 'doc', content: [heading, item('平常的一段'), list] } })
    const draft = await begin(owner, { resourceIds: [post(record.id)] })
    const [{ paragraphs } = { paragraphs: [] }] = draft.textResources
    expect(paragraphs).toEqual([
      { text: '發現', block: heading },
      { text: '平常的一段' },
      { text: '取樣\n過濾', block: list },
    ])
    const items = paragraphs.map(({ block }) => ({ ...text('別的話'), ...(block && { block }) }) as DocumentItem)
    const saved = await save(owner, draft.draftId, {
      version: 1,
      save: 2,
      customTextResources: sectionsWith(draft, items),
    })
    const [kept] = (saved.json() as ExportDraft).customTextResources.firstSpindle
    expect(kept?.contents).toMatchObject([{ text: '發現', block: heading }, { text: '別的話' }, { text: '取樣\n過濾' }])
  })

  test('of a list may be as long as a record, of a line as long as a paragraph', async () => {
    const draft = await begin(owner)
    const formed = (block: ContentBlock) => ({ ...(text('') as TextItem), block })
    const line = (words: string): ContentBlock => ({
      type: 'paragraph',
      content: [{ type: 'text', text: words, marks: [{ type: 'bold' }] }],
    })
    const list = (words: string): ContentBlock => ({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [line(words)] }],
    })
    const answer = (block: ContentBlock, version: number) =>
      save(owner, draft.draftId, {
        version,
        save: version + 1,
        customTextResources: sectionsWith(draft, [formed(block)]),
      })
    expect((await answer(list('字'.repeat(contentLimits.characters)), 1)).statusCode).toBe(200)
    expect((await answer(line('字'.repeat(ePortfolioLimits.paragraph)), 2)).statusCode).toBe(200)
    const refused = await answer(line('字'.repeat(ePortfolioLimits.paragraph + 1)), 3)
    expect(refused.statusCode).toBe(400)
    expect(JSON.stringify(refused.json())).toContain('too_long')
  })

  test('is shown as it is now', async () => {
    const record = await publish(owner, { title: '第一版' })
    const { draftId } = await begin(owner, { resourceIds: [post(record.id)] })
    const { clientId: _, ...input } = { ...record, fileIds: [], clientId: '' }
    const { title: __, ...rest } = input
    const { content, date, classification, tags, customTags, privacy } = rest
    const body = { title: '第二版', content, date, classification, tags, customTags, privacy, fileIds: [] }
    await owner.browser.put(`/api/v2/portfolios/${record.id}`, body)
    expect((await read(owner, draftId)).textResources).toMatchObject([{ title: '第二版' }])
  })
})
