import type { Locale } from '@learntrail/contract/profiles/preferences'
import { fold } from '../../platform/search/fold.ts'
import { textTokens } from '../../platform/search/tokens.ts'
import { articlesIn } from './articles.ts'
import type { Article } from './read-articles.rules.ts'

type Step = Article['steps'][number]

export interface Found {
  article: Article
  /** The step that fits best, where one does. */
  step: Step | undefined
  score: number
  /** How much of what was asked the article knows, 0 to 1; rare words count more than common ones. */
  cover: number
  /** Something of it is what the article is about, not only a word that stands in it. */
  isNamed: boolean
}

/** How much a word says that stands there: what people ask with says more than a sentence that has it by the way. */
const weights = { ask: 3, title: 3, words: 3, heading: 2, lead: 1.5, text: 1 } as const
/** From so much on, one more place says little. */
const saturation = 1.2
/** An article whose own question is asked comes first, though other articles have the same words. */
const ownQuestion = 2

/** What people say around what they ask about. */
const chineseFrame =
  /第[一二三四五六七八九十]+|請問|想問|想要|需要|應該|怎麼樣|怎麼辦|怎麼|怎樣|如何|可不可以|可以|能不能|能夠|是不是|有沒有|為什麼|為何|什麼|哪裡|哪邊|哪一|哪個|多少|多久|幾個|這個|那個|一下|一個|一份|一則|一些|我的|我們|自己|別人|現在|之後|以後|的話|知道|告訴|學跡|你們|他們|她們|大家|嗎|呢|啊|吧|了|我|你|他|她|的|要|想|把|被|在|會|能|是|有|和|跟|到|讓|給|就|都|也|很|再|還|去|嘛|喔|欸/gu
const englishFrame = new Set(
  'a an the i me my we our you your it its is are am be been was were do does did done how what when where which who whom why can could would should will shall may might must to of in on at by for from with about into and or but if then so that this these those there here have has had get got make want need please tell me not no any some all one thing things something somebody someone learntrail know use using way just like really too up out after before s t m re ve ll d'.split(
    ' ',
  ),
)

/** What English says with words that say nothing by themselves: getting in is logging in, but into a group is not. */
const gettingIn =
  /\b(?:(?:log|sign)(?:ged|ging|ed|ing)?(?: back)? in(?:to)?|(?:get|gets|got|getting)(?: back)? in(?:to)?(?! (?:an?|the|this|that|our|their)\b))\b/gu

const han = /\p{Script=Han}/u

/** The language that something is asked in. */
export const languageOf = (question: string, otherwise: Locale): Locale =>
  han.test(question) ? 'tw' : /[a-z]{2}/iu.test(question) ? 'en' : otherwise

/** What a text is about: pairs of Han, words of other scripts by their stems. */
export function wordsOf(text: string): string[] {
  const plain = fold(text).replace(chineseFrame, ' ').replace(gettingIn, ' login ')
  return [...new Set(textTokens(plain).filter(isTelling).map(stem))]
}

// A single character of Han says nothing by itself.
const isTelling = (token: string) =>
  han.test(token) ? token.length > 1 : /[\p{L}\p{N}]/u.test(token) && !englishFrame.has(token)

function stem(word: string): string {
  if (!/^[a-z]{4,}$/u.test(word)) return word
  return word
    .replace(/(?:ies|ied)$/u, 'y')
    .replace(/(?<=[a-z]{3})(?:ings?|ed|es|s)$/u, '')
    .replace(/([b-df-hj-np-tv-z])\1$/u, '$1')
    .replace(/(?<=[a-z]{3})e$/u, '')
}

const asAsked = (question: string) => fold(question).replace(/[\s\p{P}]/gu, '')

interface Index {
  entries: { article: Article; weight: ReadonlyMap<string, number>; steps: { step: Step; words: Set<string> }[] }[]
  rarity(word: string): number
  /** What it adds to all that was asked: of a word that nobody knows each pair is unknown, so they count half. */
  share(word: string): number
}

const indexes = new Map<Locale, Index>()

function indexOf(locale: Locale): Index {
  const known = indexes.get(locale)
  if (known !== undefined) return known
  const entries = [...articlesIn[locale].values()].map((article) => ({
    article,
    weight: weightsIn(article),
    steps: article.steps.map((step) => ({ step, words: new Set(wordsOf(`${step.title} ${step.text}`)) })),
  }))
  const counts = new Map<string, number>()
  for (const { weight } of entries) for (const word of weight.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rarity = (word: string) => Math.log(1 + entries.length / ((counts.get(word) ?? 0) + 0.5))
  const share = (word: string) => rarity(word) * (han.test(word) && !counts.has(word) ? 0.5 : 1)
  const index = { entries, rarity, share }
  indexes.set(locale, index)
  return index
}

function weightsIn(article: Article): Map<string, number> {
  const weight = new Map<string, number>()
  const add = (text: string, by: number) => {
    for (const word of wordsOf(text)) weight.set(word, (weight.get(word) ?? 0) + by)
  }
  add(article.ask, weights.ask)
  add(article.title, weights.title)
  add(article.words, weights.words)
  add(article.lead, weights.lead)
  add(article.tip, weights.text)
  for (const { title, text } of article.steps) {
    add(title, weights.heading)
    add(text, weights.text)
  }
  return weight
}

/** Articles that know something of what was asked, best first. */
export function retrieve(question: string, locale: Locale): Found[] {
  const { entries, rarity, share } = indexOf(locale)
  const asked = wordsOf(question)
  const whole = asked.reduce((sum, word) => sum + share(word), 0)
  if (whole === 0) return []
  const plain = asAsked(question)
  const scores = entries.map(({ article, weight, steps }) => {
    let score = 0
    let known = 0
    let isNamed = false
    for (const word of asked) {
      const here = weight.get(word)
      if (here === undefined) continue
      known += rarity(word)
      isNamed ||= here >= weights.words
      score += (rarity(word) * here) / (here + saturation)
    }
    if (asAsked(article.ask) === plain) score *= ownQuestion
    return { article, score, cover: known / whole, isNamed, step: bestStep(steps, asked, rarity) }
  })
  return scores.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)
}

function bestStep(steps: Index['entries'][number]['steps'], asked: string[], rarity: Index['rarity']) {
  const rated = steps.map(({ step, words }) => ({
    step,
    worth: asked.reduce((sum, word) => sum + (words.has(word) ? rarity(word) : 0), 0),
  }))
  const best = rated.reduce((one, other) => (other.worth > one.worth ? other : one), { step: undefined, worth: 0 } as {
    step: Step | undefined
    worth: number
  })
  return best.step
}
