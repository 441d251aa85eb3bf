import { randomUUID } from 'node:crypto'
import type { DocumentContent } from '@learntrail/contract/eportfolio/document'
import type { PreviewAnswer } from '@learntrail/contract/eportfolio/export-drafts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { begin, draftWith, image, sectionsWith, text, uploadPicture } from './export-drafts.fixture.ts'
import { newContent } from './new-content.rules.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
let draftId: string
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
  ;({ draftId } = await begin(owner))
})
afterAll(() => product.close())

type Items = Parameters<typeof sectionsWith>[1]
function contentWith(items: Items, title = '溪流'): DocumentContent {
  const content = newContent(title, 'tw')
  return { ...content, customTextResources: sectionsWith(content, items) }
}
const preview = (content: DocumentContent, body: object = {}) =>
  owner.browser.post(`/api/v2/exportDraft/${draftId}/preview`, { content, ...body })
const pagesOf = async (content: DocumentContent, body: object = {}): Promise<PreviewAnswer> =>
  (await preview(content, body)).json()
const check = (id: string) => owner.browser.post(`/api/v2/exportDraft/${id}/check`)

describe('a preview', () => {
  test('shows the pages of what is being written, and where things stand, and saves nothing', async () => {
    const imageId = await uploadPicture(owner)
    const [words, picture] = [text('量了三個點'), image(imageId)]
    const { pages, anchors, leftOut } = await pagesOf(contentWith([words, picture]))
    expect(leftOut).toEqual([])
    expect(pages.length).toBeGreaterThan(1)
    expect(pages[0]?.svg).toContain('<svg')
    expect(anchors.map(({ id }) => id)).toEqual(expect.arrayContaining([words.id, picture.id]))
    const { version, customTextResources } = (await owner.browser.get(`/api/v2/exportDraft/${draftId}`)).json()
    expect(version).toBe(1)
    expect(JSON.stringify(customTextResources)).not.toContain('量了三個點')
  })

  test('draws only what is asked for and not known', async () => {
    const content = contentWith([text('一'), { ...text('二'), breakBefore: true }])
    const { pages } = await pagesOf(content)
    const again = await pagesOf(content, { known: [pages[0]?.hash] })
    expect(again.pages.map(({ hash }) => hash)).toEqual(pages.map(({ hash }) => hash))
    expect(again.pages[0]?.svg).toBe(null)
    expect(again.pages[1]?.svg).not.toBe(null)
    const second = await pagesOf(content, { from: 2, to: 2 })
    expect(second.pages.map(({ svg }) => svg !== null)).toEqual(pages.map((_, index) => index === 1))
  })

  test('leaves out pictures that are not the person’s own', async () => {
    const [theirs, nowhere] = [await uploadPicture(other), randomUUID()]
    const { leftOut } = await pagesOf(contentWith([text('圖'), image(theirs), image(nowhere)]))
    expect(leftOut.sort()).toEqual([theirs, nowhere].sort())
  })

  test('names characters that no font has, with their places', async () => {
    const words = text('他叫𠀀')
    const { lacking } = await pagesOf(contentWith([text('ไทย'), words], '𠀀'))
    expect(lacking).toEqual([
      { kind: 'title', id: null, characters: ['𠀀'] },
      { kind: 'text', id: words.id, characters: ['𠀀'] },
    ])
    expect((await pagesOf(contentWith([words]))).lacking).toHaveLength(1)
    expect((await pagesOf(contentWith([text('林小雨')]))).lacking).toEqual([])
  })

  test('of too many pages says how many there may be', async () => {
    const content = contentWith([])
    const [part] = content.customTextResources.firstSpindle
    const line = () => ({ ...text('頁'), breakBefore: true })
    const long = () => ({
      ...part,
      id: randomUUID(),
      title: '',
      breakBefore: false,
      contents: Array.from({ length: 100 }, line),
    })
    content.customTextResources.firstSpindle = [long(), long(), long()]
    const answer = await preview(content)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'DOCUMENT_TOO_LONG',
      values: { limit: ePortfolioLimits.documentPages },
    })
  })

  test.each([
    ['Typst', '#set page("a4") $x^2$ *粗* `碼` #include "/etc/passwd" [#panic()] \\ // /* <label> @ref'],
    ['marks of direction', '\u202e反過來\u202c \u200f左\u2067右\u2069'],
    ['emoji and rare characters', '🌧️👩‍🔬 𠮷野家 𪚥 👨‍👩‍👧‍👦'],
    ['a text without a space', 'x'.repeat(ePortfolioLimits.paragraph)],
  ])('is made of %s in every field', async (_kind, typed) => {
    const imageId = await uploadPicture(owner)
    const cut = (most: number) => [...typed].slice(0, most).join('')
    const content = contentWith(
      [text(typed), image(imageId, cut(ePortfolioLimits.pictureCaption))],
      cut(ePortfolioLimits.title),
    )
    content.pages.introduction = cut(ePortfolioLimits.coverIntroduction)
    content.customTextResources.postScript[0] = {
      id: randomUUID(),
      title: cut(ePortfolioLimits.partTitle),
      breakBefore: true,
      contents: [text(typed)],
    }
    const answer = await preview(content)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().leftOut).toEqual([])
  })
})

describe('the check for the national system', () => {
  test('says how large the saved draft gets and what may be', async () => {
    const imageId = await uploadPicture(owner)
    const draft = await draftWith(owner, [text('量了三個點'), image(imageId)])
    const { bytes, ...rest } = (await check(draft.draftId)).json()
    expect(rest).toEqual({
      fits: true,
      limit: 4 * 1024 * 1024,
      isRecompressed: false,
      pages: expect.any(Number),
      leftOut: [],
    })
    expect(bytes).toBeGreaterThan(1_000)
    expect(bytes).toBeLessThan(4 * 1024 * 1024)
  })

  test('of a draft without a text and a picture is refused', async () => {
    expect((await check(draftId)).json()).toMatchObject({ code: 'EXPORT_DRAFT_EMPTY' })
  })
})

test('previews of one person, however many, keep nobody else waiting behind all of them', async () => {
  const own = (await begin(other)).draftId
  const order: string[] = []
  const many = Array.from({ length: 60 }, async (_, number) => {
    const answer = await preview(contentWith([text(`第 ${number} 版`)]))
    order.push('mine')
    return answer
  })
  const theirs = await other.browser.post(`/api/v2/exportDraft/${own}/preview`, {
    content: contentWith([text('別人')]),
  })
  order.push('theirs')
  const answers = await Promise.all(many)
  expect(theirs.statusCode).toBe(200)
  expect(order.at(-1)).toBe('mine')
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  }
})
