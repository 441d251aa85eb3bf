import { globSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { HelpArticle, ListedArticle } from '@learntrail/contract/help/articles'
import { helpPicture } from '@learntrail/contract/help/picture'
import { helpTopics } from '@learntrail/contract/help/topics'
import { screenPaths } from '@learntrail/contract/screens'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { articlesIn } from './articles.reader.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const guest = () => product.guest()
const path = '/api/v2/help/articles'
const listed = async (query: string) =>
  (await guest().get(`${path}?${query}`)).json<{ items: ListedArticle[] }>().items.map(({ topic }) => topic)

test('both languages have every article, and no other', () => {
  for (const locale of ['tw', 'en'])
    expect(
      globSync(`../*/articles/${locale}/*`, { cwd: import.meta.dirname })
        .map((path) => basename(path))
        .sort(),
    ).toEqual(helpTopics.map((topic) => `${topic}.md`).sort())
})

const pictures = join(import.meta.dirname, '../../../../web/public')
const mostPictureBytes = 3 * 1024 * 1024

test('a picture that an article shows is there, in its language and measures, and no other', async () => {
  let bytes = 0
  for (const locale of ['tw', 'en'] as const) {
    const shown = [...articlesIn[locale].values()].filter(({ picture }) => picture !== null)
    const named = shown.map(({ picture }) => picture?.path ?? '')
    const folder = `/assets/help/${locale}/`
    expect(readdirSync(join(pictures, folder)).sort()).toEqual(named.map((path) => path.slice(folder.length)).sort())
    for (const { topic, picture } of shown) {
      expect(picture?.path).toMatch(new RegExp(`^${folder}${topic}-[0-9a-f]{8}\\.webp$`))
      const file = join(pictures, picture?.path ?? '')
      const { width, height } = await sharp(file).metadata()
      expect([width, height], file).toEqual([
        helpPicture.width * helpPicture.density,
        helpPicture.height * helpPicture.density,
      ])
      bytes += statSync(file).size
    }
  }
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(mostPictureBytes)
})

test.each(helpTopics)('%s says the same in both languages, and leads to a screen that there is', (topic) => {
  const tw = articlesIn.tw.get(topic)
  const en = articlesIn.en.get(topic)
  expect(en?.steps).toHaveLength(tw?.steps.length ?? 0)
  expect(en?.go.path).toBe(tw?.go.path)
  expect(en?.picture === null).toBe(tw?.picture === null)
  expect(en?.isForGuests).toBe(tw?.isForGuests)
  const screen = tw?.go.path.split('?')[0] ?? ''
  expect(screenPaths.some((path) => new RegExp(`^${path.replace(/:\w+\??/g, '[^/]+')}$`).test(screen))).toBe(true)
})

const allowed =
  /Learntrail|YouTube|Office|JPG|PNG|HEIC|MOV|Wi-Fi|Mahara|Moodle|Canvas|Common Cartridge|imscc|zip|MP4|Leap2A|EPUB|Plus|PDF|Word|SDGs?|MB|GB|Chrome|Edge|Safari|iPhone|iPad|Android|Enter|Tab|Esc|Ctrl|Excel|CSV|2 GB|QR Code/g
test.each(helpTopics)('%s is written as its languages are', (topic) => {
  const shown = (locale: 'tw' | 'en') => {
    const { words: _words, topic: _topic, go, ...article } = articlesIn[locale].get(topic) ?? { go: { label: '' } }
    // The questions in `asks` are only searched, never shown.
    return JSON.stringify([Object.values(article), go.label], (key, value) => (key === 'asks' ? undefined : value))
  }
  const texts = (locale: 'tw' | 'en') => shown(locale).match(/"(?:[^"\\]|\\.)*"/gu) ?? []
  for (const text of texts('tw').filter((one) => /\p{Script=Han}/u.test(one))) {
    expect(text.replace(allowed, '').match(/[A-Za-z]{2,}/g), text).toBeNull()
    expect(/\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}/u.test(text), text).toBe(false)
  }
  for (const text of texts('en')) expect(text.match(/[‘’“”]|\p{Script=Han}/gu), text).toBeNull()
})

test.each(helpTopics)('no section of %s says twice how people ask for it', (topic) => {
  for (const locale of ['tw', 'en'] as const) {
    const steps = articlesIn[locale].get(topic)?.steps ?? []
    for (const { title, asks } of steps) {
      expect(new Set(asks).size, title).toBe(asks.length)
    }
  }
})

test('the list is whole and in order, and a search has what fits, best first', async () => {
  expect(await listed('locale=tw')).toEqual(helpTopics)
  expect((await listed(`locale=tw&find=${encodeURIComponent('忘記密碼')}`))[0]).toBe('signIn')
  expect((await listed('locale=en&find=hand%20in%20homework'))[0]).toBe('homework')
  expect(await listed(`locale=tw&find=${encodeURIComponent('牛肉麵')}`)).toEqual([])
})

test('anyone reads an article, and says whether it helped; only staff see how many did', async () => {
  const one = `${path}/homework`
  const person = await newPerson(product)
  const staff = await newPerson(product, { role: 'support' })
  const judge = (browser: TestBrowser, helped: boolean) => browser.post(`${one}/opinions`, { locale: 'tw', helped })
  const read = async (browser: TestBrowser, locale = 'tw') =>
    (await browser.get(`${one}?locale=${locale}`)).json<HelpArticle>()
  expect((await read(guest())).steps.length).toBeGreaterThanOrEqual(3)
  for (const [browser, helped] of [
    [guest(), true],
    [person.browser, true],
    [person.browser, false],
  ] as const)
    expect((await judge(browser, helped)).statusCode).toBe(200)
  expect((await read(staff.browser)).opinions).toEqual({ helped: 2, not: 1 })
  expect((await read(staff.browser, 'en')).opinions).toEqual({ helped: 0, not: 0 })
  expect((await read(person.browser)).opinions).toBeNull()
})

test('what is no article is not found', async () => {
  for (const name of ['magic', 'constructor', '..%2Farticles'])
    expect((await guest().get(`${path}/${name}?locale=tw`)).json()).toMatchObject({ code: 'HELP_ARTICLE_NOT_FOUND' })
})
