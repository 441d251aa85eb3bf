import { randomUUID } from 'node:crypto'
import { cutContent } from '@learntrail/contract/content/cut'
import {
  type ContentBlock,
  type ContentDocument,
  emptyDocument,
  plainText,
} from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import type { Draft } from '@learntrail/contract/drafts/drafts'
import type { ResourcePage } from '@learntrail/contract/eportfolio/resources'
import { countWords } from '@learntrail/contract/eportfolio/words'
import type { Post, PostPage } from '@learntrail/contract/posts/posts'
import type { Showcase } from '@learntrail/contract/showcase/showcase'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilJobDone } from '../../testing/until-job-done.ts'
import { publishShared, start, write } from '../co-writing/shared.fixture.ts'
import { cutMissingPosts } from './cut-posts.jobs.ts'
import { paragraph, postBody, publish } from './posts.fixture.ts'

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
})
afterAll(() => product.close())

const textOf = (text: string): ContentBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
/** A heading, a list and more text than a list of records shows. */
const long: ContentDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '水質檢測' }] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [textOf('溶氧')] }] },
    textOf('上游比下游清'.repeat(500)),
    textOf('最後一句'),
  ],
}
const beginning = cutContent(long) as ContentDocument

const read = async (id: string, by = owner): Promise<Post> => (await by.browser.get(`/api/v2/portfolios/${id}`)).json()
const listed = async (query = `owner=${owner.id}`, by = owner): Promise<Post[]> =>
  ((await by.browser.get(`/api/v2/portfolios?${query}`)).json() as PostPage).items
const inList = async (id: string, query?: string) => (await listed(query)).find((post) => post.id === id)

describe('a record that is longer than lists show', () => {
  test('is whole by itself and its beginning in every list', async () => {
    const published = await publish(owner, { title: '長紀錄', content: long })
    const { id } = published
    const whole = { content: long, isCut: false }
    const cut = { content: beginning, isCut: true }
    expect(published).toMatchObject(whole)
    expect(await read(id)).toMatchObject(whole)

    await owner.browser.put(`/api/v2/portfolios/${id}/like`)
    await owner.browser.post(`/api/v2/users/${owner.id}/collections/portfolios`, { portfolioId: id })
    for (const query of [
      'view=public',
      'view=mine',
      `owner=${owner.id}`,
      'view=public&words=長紀錄',
      'view=mine&words=最後一句',
    ])
      expect(await inList(id, query), query).toMatchObject(cut)
    const liked = await owner.browser.get('/api/v2/portfolios/current/likes')
    expect(liked.json().items).toMatchObject([cut])
    const collected = await owner.browser.get(`/api/v2/users/${owner.id}/collections/portfolios`)
    expect(collected.json().items).toMatchObject([cut])
    await owner.browser.put('/api/v2/users/current/showcase', { postIds: [id] })
    const showcase: Showcase = (await owner.browser.get(`/api/v2/users/${owner.id}/showcase`)).json()
    expect(showcase.posts).toMatchObject([cut])
  })

  test('is whole where all of it is shown, counted or taken away', async () => {
    const reader = await newPerson(product)
    const { id } = await publish(reader, { title: '長紀錄', content: long })
    const showcase = await reader.browser.put('/api/v2/users/current/showcase', { postIds: [id] })
    expect((showcase.json() as Showcase).posts).toMatchObject([{ content: long, isCut: false }])
    const show = `/api/v2/users/${reader.id}/showcase`
    const page: Showcase = (await reader.browser.get(`${show}?texts=whole`)).json()
    expect(page.posts).toMatchObject([{ content: long, isCut: false }])
    const material: ResourcePage = (await reader.browser.get('/api/v2/ePortfolio/resource')).json()
    expect(material.items[0]?.wordCount).toBe(countWords(plainText(long)))
    const draft = { clientId: id, writer: id, save: 1, resourceIds: [`post_${id}`] }
    const { textResources } = (await reader.browser.post('/api/v2/exportDraft', draft)).json()
    expect(textResources[0].paragraphs.at(-1)).toEqual({ text: '最後一句' })
    const pinned = await reader.browser.patch(`/api/v2/portfolios/${id}`, { isPinned: true })
    expect(pinned.json()).toMatchObject({ content: long, isCut: false })
  })

  test('shows its new beginning when it is changed, and all of it when it has become short', async () => {
    const { id, editedAt } = await publish(owner, { content: long })
    const replace = (content: ContentDocument, base: string | null) =>
      owner.browser.put(`/api/v2/portfolios/${id}`, { ...postBody({ content }), editedAt: base })
    const other = { ...long, content: [textOf('先說結論'), ...long.content] }
    const changed: Post = (await replace(other, editedAt)).json()
    const beginning = plainText((await inList(id))?.content ?? emptyDocument)
    expect(beginning.startsWith('先說結論\n水質檢測\n溶氧')).toBe(true)
    expect((await replace(paragraph('短短的'), changed.editedAt)).statusCode).toBe(200)
    expect(await inList(id)).toMatchObject({ content: paragraph('短短的'), isCut: false })
  })

  test('is cut for everybody who wrote it together', async () => {
    const { id } = await start(owner)
    await write(product, owner, id, { content: long })
    const post: Post = (await publishShared(owner, id)).json()
    expect(post).toMatchObject({ content: long, isCut: false })
    expect(await inList(post.id)).toMatchObject({ content: beginning, isCut: true })
  })
})

test('records from before there were cuts are shown as they are until a start has cut them', async () => {
  await untilJobDone(product, 'posts.cut-missing')
  const posts = [await publish(owner, { content: long }), await publish(owner, { content: paragraph('短短的') })]
  await product.platform.pool.query('update posts set cut = null, is_cut = null where id = any($1)', [
    posts.map(({ id }) => id),
  ])
  for (const { id, content } of posts) expect(await inList(id)).toMatchObject({ content, isCut: false })
  await cutMissingPosts(product.platform)
  expect(await inList(posts[0]?.id ?? '')).toMatchObject({ content: beginning, isCut: true })
  expect(await inList(posts[1]?.id ?? '')).toMatchObject({ content: paragraph('短短的'), isCut: false })
})

describe('a document that weighs a megabyte and says nothing', () => {
  const breaks = { type: 'paragraph', content: Array(23).fill({ type: 'hardBreak' }) }
  const heavy = { type: 'doc', content: Array(1_990).fill(breaks) }
  const refused = { code: 'VALIDATION_FAILED', fields: [{ rule: 'too_complex', limit: contentLimits.nodes }] }

  test('is refused by every call that takes a rich text', async () => {
    const { id } = await publish(owner)
    const draft: Draft = (
      await owner.browser.post('/api/v2/portfolios/drafts', { clientId: id, writer: id, save: 1 })
    ).json()
    const written = { ...postBody({ content: heavy as ContentDocument }), date: '2026-11-01' }
    const saving = { writer: id, version: 1, content: heavy }
    const answers = [
      await owner.browser.post('/api/v2/portfolios/portfolio', written),
      await owner.browser.put(`/api/v2/portfolios/${id}`, written),
      await owner.browser.post('/api/v2/portfolios/drafts', { ...saving, save: 2, clientId: randomUUID() }),
      await owner.browser.patch(`/api/v2/portfolios/drafts/${draft.id}`, { ...saving, save: 2 }),
      await owner.browser.put('/api/v2/portfolios/slots/1', { name: '實驗', content: heavy }),
    ]
    for (const answer of answers) {
      expect(answer.json()).toMatchObject(refused)
      expect(answer.json().fields[0].path).toBe('content')
    }
    const scheduled = await owner.browser.patch(`/api/v2/newfile/scheduled-posts/${id}`, { version: 1, post: written })
    expect(scheduled.json()).toMatchObject({ fields: [{ path: 'post.content', rule: 'too_complex' }] })
    expect((await owner.browser.get(`/api/v2/portfolios/drafts/${draft.id}`)).json().content.content).toEqual([])
  })
})
