import { templates } from '@learntrail/contract/eportfolio/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { wordsIn } from '../../../platform/documents/pdf-text.fixture.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { StoredFile } from '../../files/index.ts'
import { content, documentInput, part, picture, words } from './document.fixture.ts'
import { makePdf, previewPages } from './index.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(async () => {
  documents.rest()
  await site.close()
})

const plain = { hasCover: false, hasContents: false }
const pagesOf = (of: Parameters<typeof documentInput>[0], files: StoredFile[] = []) =>
  previewPages(site.platform, documentInput(of, files), { from: 1, to: 30, known: [] })
const pictureOf = (width: number, height: number) =>
  ({ id: newId(), width, height, thumbnailKeys: [], thumbnailWidths: [] }) as unknown as StoredFile

test.each(templates)('the confirmation of %s has a page with others, however long the text is', async (template) => {
  for (let lines = 12; lines <= 32; lines += 1) {
    const text = Array.from({ length: lines }, (_, line) => words(`第 ${line} 行`))
    const { pages, anchors } = await pagesOf(content({ firstSpindle: [part('歷程', text)] }, { ...plain, template }))
    expect(Math.max(...anchors.map(({ page }) => page)), `${lines} lines`).toBe(pages.length)
  }
})

test('a picture at the end has room for the confirmation on its page', async () => {
  const tall = pictureOf(1_000, 3_000)
  const of = content({ firstSpindle: [part('歷程', [words('前'), picture(tall.id)])] }, { ...plain, template: 'works' })
  const { pages } = await pagesOf(of, [tall])
  expect(pages).toHaveLength(1)
})

test('a tall picture takes half a page at most, except where pictures are what a design is for', async () => {
  const tall = pictureOf(1_500, 2_000)
  const heightIn = async (template: 'calm' | 'works') => {
    const of = content({ firstSpindle: [part('歷程', [picture(tall.id), words('後')])] }, { ...plain, template })
    const { pages, anchors } = await pagesOf(of, [tall])
    return (anchors.find(({ kind }) => kind === 'image')?.height ?? 0) / (pages[0]?.height ?? 1)
  }
  expect(await heightIn('calm')).toBeLessThan(0.5)
  expect(await heightIn('works')).toBeGreaterThan(0.5)
})

test.each(templates)(
  'in %s a picture has a page to itself, two are compared side by side, and a gallery ends the section',
  async (template) => {
    const [large, before, after, ...others] = Array.from({ length: 7 }, (_, at) =>
      pictureOf(1_600, at === 0 ? 2_000 : 1_200),
    )
    const files = [large, before, after, ...others].flatMap((file) => file ?? [])
    const items = [
      words('開頭'),
      picture(large?.id ?? '', { arrangement: 'page', caption: '全景' }),
      ...others.map(({ id }) => picture(id, { arrangement: 'gallery' })),
      picture(before?.id ?? '', { arrangement: 'compared' }),
      picture(after?.id ?? '', { caption: '下雨以後' }),
      words('結尾'),
    ]
    const sections = { firstSpindle: [part('歷程', items)], secondSpindle: [part('反思', [words('下一章')])] }
    const { pages, anchors } = await pagesOf(content(sections, { ...plain, template }), files)
    const at = (index: number) => anchors.find(({ id }) => id === items[index]?.id)
    const height = pages[0]?.height ?? 0
    expect(at(1)?.height).toBeGreaterThan(height * 0.6)
    expect(anchors.filter(({ page, kind }) => page === at(1)?.page && kind !== 'part')).toHaveLength(1)
    const [left, right] = [at(6), at(7)]
    expect(left).toMatchObject({ page: right?.page, y: right?.y, height: right?.height })
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
    const end = at(8)
    const gallery = [2, 3, 4, 5].map(at)
    expect(gallery.every((one) => one && end && (one.page > end.page || one.y > end.y))).toBe(true)
    const next = anchors.find(({ id }) => id === sections.secondSpindle[0]?.contents[0]?.id)
    expect(gallery.every((one) => one && next && (one.page < next.page || one.y < next.y))).toBe(true)
  },
)

test('texts go on to the end of their page before a picture that has one to itself, and none of another section does', async () => {
  const large = pictureOf(1_600, 2_000)
  const pagesWith = async (more: object) => {
    const shown = picture(large.id, { arrangement: 'page', ...more })
    const after = Array.from({ length: 30 }, (_, line) => words(`第 ${line} 行`))
    const next = words('下一章')
    const sections = {
      firstSpindle: [part('歷程', [words('前'), shown, ...after])],
      secondSpindle: [part('反思', [next])],
    }
    const { anchors } = await pagesOf(content(sections, plain), [large])
    const pageOf = (id: string | undefined) => anchors.find((one) => one.id === id)?.page
    return { picture: pageOf(shown.id), text: pageOf(after[0]?.id), next: pageOf(next.id) }
  }
  expect(await pagesWith({})).toEqual({ picture: 2, text: 1, next: 3 })
  expect(await pagesWith({ keepsPlace: true })).toMatchObject({ picture: 2, text: 3 })
})

test('a picture that keeps its place has the same texts before it, whatever page is left unfilled', async () => {
  const tall = pictureOf(1_500, 2_000)
  const orderOf = async (more: object) => {
    const before = Array.from({ length: 24 }, (_, line) => words(`第 ${line} 行`))
    const shown = picture(tall.id, more)
    const after = words('在它後面')
    const of = content({ firstSpindle: [part('歷程', [...before, shown, after])] }, plain)
    const { anchors } = await pagesOf(of, [tall])
    const [image, text] = [shown, after].map(({ id }) => anchors.find((one) => one.id === id))
    return (image?.page ?? 0) - (text?.page ?? 0)
  }
  expect(await orderOf({})).toBe(1)
  expect(await orderOf({ keepsPlace: true })).toBe(0)
})

test.each(templates)(
  '%s has a page of contents from six pages on, and where there is more than one entry',
  async (template) => {
    const pagesWith = async (parts: number, pages: object = {}) => {
      const one = (title: string, breakBefore: boolean) => ({ ...part(title, [words('字')]), breakBefore })
      const sections = { firstSpindle: Array.from({ length: parts }, (_, at) => one(`第 ${at} 節`, at > 0)) }
      return (await pagesOf(content(sections, { template, ...pages }))).pages.length
    }
    // Includes the cover.
    expect(await pagesWith(4)).toBe(5)
    expect(await pagesWith(5)).toBe(7)
    expect(await pagesWith(5, { hasContents: false })).toBe(6)
    expect(await pagesWith(5, { hasBackPage: true })).toBe(8)
    expect(await pagesWith(4, { hasBackPage: true })).toBe(7)
    expect(await pagesWith(1, { hasCover: false })).toBe(1)
  },
)

test('what was exported before the third edition has its contents again', async () => {
  const sections = { firstSpindle: [part('歷程', [words('甲')]), part('取樣', [words('乙')])] }
  const input = documentInput(content(sections, { hasCover: false }))
  const { pages } = await previewPages(site.platform, { ...input, edition: 2 }, { from: 1, to: 9, known: [] })
  expect(pages).toHaveLength(2)
  expect((await pagesOf(input.content)).pages).toHaveLength(1)
})

test('who is mentioned is a name in a document, and an address of mail is what it was', async () => {
  const mention = { type: 'mention', attrs: { id: newId(), label: '陳老師' } }
  const block = { type: 'paragraph', content: [{ type: 'text', text: '謝謝' }, mention] }
  const items = [words('', { text: '謝謝陳老師', block }), words('寄到 teacher@school.test')]
  const { pdf } = await makePdf(site.platform, documentInput(content({ firstSpindle: [part('', items)] }, plain)))
  const shown = (await wordsIn(pdf)).map(({ text }) => text).join('')
  expect(shown).toContain('謝謝陳老師')
  expect(shown.match(/@/g)).toHaveLength(1)
})

test('rare characters of a title are as bold as the others', async () => {
  const titled = (title: string) => pagesOf(content({ firstSpindle: [part(title, [words('𠮷野')])] }, plain))
  const strokes = async (title: string) => (await titled(title)).pages[0]?.svg?.match(/stroke-width/g)?.length ?? 0
  expect(await strokes('𠮷野家')).toBe((await strokes('吉野家')) + 1)
})

test.each([
  ['an address', 'https://zh.wikipedia.org/wiki/%E5%9F%BA%E9%9A%86%E6%B2%B3%E5%9F%BA%E9%9A%86%E6%B2%B3%E5%9F%BA'],
  ['an address of somebody', 'first.name.and.family.name.of.somebody.who.measures@the-school-of-the-river.edu.tw'],
  ['the name of a file', '2026-09-18_taipei_songshan_measurements_of_the_upper_river_and_of_the_lower_one.xlsx'],
])('what stands before %s is not drawn out to fill the line', async (_what, address) => {
  const size = 10.5
  const of = content({ firstSpindle: [part('', [words(`參考：${address}`)])] }, plain)
  const { pdf } = await makePdf(site.platform, documentInput(of))
  const shown = await wordsIn(pdf)
  const before = shown.find(({ text }) => text.startsWith('參'))
  const after = shown.find(({ text }) => text.startsWith(address[0] ?? ''))
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeLessThan(3.6 * size)
})
