import type { Locale } from '@learntrail/contract/profiles/preferences'
import { fold } from '../../platform/search/fold.ts'
import { articlesIn } from './articles.ts'
import type { Article } from './read-articles.rules.ts'
import { elsewhereIn, isHan, wordsOf } from './words.rules.ts'

type Step = Article['steps'][number]

/** A section of an article and how well it fits; of the best ones the first of each article is what the article is worth. */
export interface Found {
  article: Article
  step: Step
  /** 0 to about 2. */
  score: number
}

/** How much a word says that stands there: what people ask with says more than a sentence that has it by the way. */
const weights = { asks: 3, heading: 3, text: 1, article: 1, lead: 0.5 } as const
/** From so much on, one more place says little. */
const saturation = 1.2
/** What one phrase of those that people ask with is worth beside all words of the section. */
const phraseWorth = 1
/** An article whose own question is asked comes first, though other articles have the same words. */
const ownQuestion = 2
/** An idea is named on purpose; pairs of characters fall together by chance. */
const ideaWorth = 1.6

const asAsked = (question: string) => fold(question).replace(/[\s\p{P}]/gu, '')
const isIdea = (word: string) => word.startsWith('#')

interface Phrase {
  words: readonly string[]
  whole: number
}
interface Entry {
  article: Article
  step: Step
  weight: ReadonlyMap<string, number>
  phrases: Phrase[]
}
interface Index {
  entries: Entry[]
  rarity(word: string): number
  /** What it adds to all that was asked: of a word that nobody knows each pair is unknown, so they count half. */
  share(word: string): number
}

const indexes = new Map<Locale, Index>()

function indexOf(locale: Locale): Index {
  const known = indexes.get(locale)
  if (known !== undefined) return known
  const sections = [...articlesIn[locale].values()].flatMap((article) => article.steps.map((step) => ({ article, step })))
  const weighed = sections.map(({ article, step }) => ({ article, step, weight: weightsIn(article, step) }))
  const counts = new Map<string, number>()
  for (const { weight } of weighed) for (const word of weight.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rarity = (word: string) =>
    Math.log(1 + weighed.length / ((counts.get(word) ?? 0) + 0.5)) * (isIdea(word) ? ideaWorth : 1)
  const share = (word: string) => rarity(word) * (isHan(word) && !counts.has(word) ? 0.5 : 1)
  const phraseOf = (phrase: string): Phrase => {
    const words = wordsOf(phrase)
    return { words, whole: words.reduce((sum, word) => sum + rarity(word), 0) }
  }
  const entries = weighed.map((one) => ({ ...one, phrases: [one.step.title, ...one.step.asks].map(phraseOf) }))
  const index = { entries, rarity, share }
  indexes.set(locale, index)
  return index
}

function weightsIn(article: Article, step: Step): Map<string, number> {
  const weight = new Map<string, number>()
  const add = (texts: readonly string[], by: number) => {
    for (const word of new Set(texts.flatMap(wordsOf))) weight.set(word, (weight.get(word) ?? 0) + by)
  }
  add(step.asks, weights.asks)
  add([step.title], weights.heading)
  add([step.text], weights.text)
  add([article.ask, article.title, article.words], weights.article)
  add([article.lead], weights.lead)
  return weight
}

/** Sections that know something of what was asked, best first. */
export function retrieveSections(question: string, locale: Locale): Found[] {
  const { entries, rarity, share } = indexOf(locale)
  const asked = wordsOf(question)
  const whole = asked.reduce((sum, word) => sum + share(word), 0)
  if (whole === 0) return []
  const plain = asAsked(question)
  const foreign = elsewhereIn(question).flatMap(wordsOf)
  const scores = entries.map(({ article, step, weight, phrases }) => {
    const known = asked.reduce((sum, word) => {
      const here = weight.get(word) ?? 0
      return sum + (rarity(word) * here) / (here + saturation)
    }, 0)
    const phrase = Math.max(...phrases.map((one) => likeness(one, asked, whole, rarity)))
    const isOurs = foreign.every((word) => weight.has(word))
    const own = asAsked(article.ask) === plain ? ownQuestion : 1
    return { article, step, score: ((known / whole + phraseWorth * phrase) * own) * (isOurs ? 1 : 0.3) }
  })
  return scores.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)
}

/** 0 to 1: how much of both is the same. */
function likeness({ words, whole }: Phrase, asked: readonly string[], ofAsked: number, rarity: Index['rarity']) {
  const shared = asked.reduce((sum, word) => sum + (words.includes(word) ? rarity(word) : 0), 0)
  return whole === 0 ? 0 : shared / Math.sqrt(whole * ofAsked)
}

/** Articles that know something of what was asked, best first, each with the section of it that fits best. */
export function retrieve(question: string, locale: Locale): Found[] {
  const best = new Map<Article, Found>()
  for (const found of retrieveSections(question, locale)) if (!best.has(found.article)) best.set(found.article, found)
  return [...best.values()]
}
