import type { Locale } from '@learntrail/contract/profiles/preferences'
import { fold } from '../../platform/search/fold.ts'
import { articlesIn } from './articles.reader.ts'
import type { Article } from './read-articles.rules.ts'
import { askerOf, ideasIn, isCharacter, isHan, isIdea, plainOf, strangersIn, wordsOf } from './words.rules.ts'

type Step = Article['steps'][number]

export interface Found {
  article: Article
  /** The best-matching section. */
  step: Step
  /** The match, from 0 to about 1.5. */
  score: number
}

/** Weight of a word by where it occurs: the questions people ask say more than a sentence that has it by the way. */
const weights = { asks: 3, title: 3, text: 1, article: 1.5, lead: 0.5 } as const
/** The weight from which further occurrences add little. */
const saturation = 1.2
/** Weight of the most similar phrase, relative to all words of the section. */
const phraseWorth = 0.5
/** An idea is named on purpose; pairs of characters may coincide by chance, and single ones often do. */
const worth = { idea: 1.6, character: 0.4 } as const
/** An unknown Chinese word consists of several unknown pairs, so each counts half. */
const unknownShare = 0.5
/** An article whose own question is asked comes before others with the same words. */
const ownQuestion = 2
/** An article for another audience counts less, whatever words it has. */
const audienceShare = {
  guardian: { guardians: 1.3, teachers: 0.7, schools: 0.7, everybody: 0.85 },
  teacher: { guardians: 0.7, teachers: 1.1, schools: 1.05, everybody: 1 },
  nobody: { guardians: 0.9, teachers: 1, schools: 1, everybody: 1 },
} as const
/** A question about another product is rarely answered by shared words; one about the world only sometimes. */
const strangersShare = { products: 0.3, world: 0.55 } as const

type Rarity = (word: string) => number
/** Where a word occurs: in which sections, and in which of their phrases. */
interface Posting {
  rarity: number
  sections: [section: number, worth: number][]
  phrases: number[]
}
interface Index {
  sections: readonly { article: Article; step: Step; plain: string }[]
  /** Articles by their own question. */
  own: ReadonlyMap<string, Article>
  words: ReadonlyMap<string, Posting>
  phrases: readonly { section: number; whole: number }[]
  /** The rarity of a word that occurs nowhere. */
  unknown: Rarity
}

const indexes = new Map<Locale, Index>()

function indexOf(locale: Locale): Index {
  const known = indexes.get(locale)
  if (known !== undefined) return known
  const index = makeIndex([...articlesIn[locale].values()])
  indexes.set(locale, index)
  return index
}

function makeIndex(articles: readonly Article[]): Index {
  const sections = articles.flatMap((article) =>
    article.steps.map((step) => ({
      article,
      step,
      plain: plainOf([article.title, article.words, step.title, step.text, ...step.asks].join('\n')),
    })),
  )
  const around = new Map(articles.map((article) => [article, weightsAround(article)]))
  const words = new Map<string, Posting>()
  const posting = (word: string) => {
    const known = words.get(word) ?? { rarity: 0, sections: [], phrases: [] }
    words.set(word, known)
    return known
  }
  const asked: { section: number; words: string[] }[] = []
  for (const [section, { article, step }] of sections.entries()) {
    const phrases = phrasesOf(step)
    for (const [word, weight] of weightsIn(step, phrases, around.get(article) ?? []))
      posting(word).sections.push([section, weight / (weight + saturation)])
    for (const phrase of phrases) {
      for (const word of phrase) posting(word).phrases.push(asked.length)
      asked.push({ section, words: phrase })
    }
  }
  const rarityIn = (places: number) => Math.log(1 + sections.length / (places + 0.5))
  for (const [word, known] of words) known.rarity = rarityIn(known.sections.length) * worthOf(word)
  const rarity: Rarity = (word) => words.get(word)?.rarity ?? 0
  const phrases = asked.map((phrase) => ({ section: phrase.section, whole: sumOf(phrase.words, rarity) }))
  const unknown: Rarity = (word) => rarityIn(0) * worthOf(word) * (isHan(word) ? unknownShare : 1)
  const own = new Map(articles.map((article) => [asAsked(article.ask), article]))
  return { sections, own, words, phrases, unknown }
}

/**
 * Returns the words of a step's title and questions. Ideas are first looked for in all of them together, since none
 * else can occur in one.
 */
function phrasesOf({ title, asks }: Step): string[][] {
  const ideas = ideasIn(plainOf([title, ...asks].join(' . ')))
  return [title, ...asks].map((phrase) => wordsOf(phrase, ideas))
}

type Weighed = readonly (readonly [word: string, weight: number])[]
const weighed = (words: Iterable<string>, weight: number): Weighed => [...words].map((word) => [word, weight] as const)

const weightsAround = ({ ask, title, words, lead }: Article): Weighed => [
  ...weighed(new Set([ask, title, words].flatMap((text) => wordsOf(text))), weights.article),
  ...weighed(wordsOf(lead), weights.lead),
]

function weightsIn(step: Step, [title = [], ...asks]: readonly string[][], around: Weighed): Map<string, number> {
  const weight = new Map<string, number>()
  for (const [word, by] of [
    ...weighed(title, weights.title),
    ...weighed(new Set(asks.flat()), weights.asks),
    ...weighed(wordsOf(step.text), weights.text),
    ...around,
  ])
    weight.set(word, (weight.get(word) ?? 0) + by)
  return weight
}

const worthOf = (word: string) => (isIdea(word) ? worth.idea : isCharacter(word) ? worth.character : 1)
const sumOf = (words: readonly string[], of: Rarity) => words.reduce((sum, word) => sum + of(word), 0)
const asAsked = (question: string) => fold(question).replace(/[\s\p{P}]/gu, '')

/** Returns the sections that match a question, best first. */
export function retrieveSections(question: string, locale: Locale): Found[] {
  const index = indexOf(locale)
  const { sections, words, phrases, unknown } = index
  const asked = wordsOf(question)
  const known = new Float64Array(sections.length)
  const shared = new Float64Array(phrases.length)
  let whole = 0
  for (const word of asked) {
    const here = words.get(word)
    whole += here?.rarity ?? unknown(word)
    if (here === undefined) continue
    for (const [section, worth] of here.sections) known[section] = (known[section] ?? 0) + here.rarity * worth
    for (const phrase of here.phrases) shared[phrase] = (shared[phrase] ?? 0) + here.rarity
  }
  if (whole === 0) return []
  // From 0 to 1: the similarity of the question and the section's most similar phrase.
  const likest = new Float64Array(sections.length)
  for (const [at, phrase] of phrases.entries()) {
    const likeness = (shared[at] ?? 0) / Math.sqrt(phrase.whole * whole || 1)
    likest[phrase.section] = Math.max(likest[phrase.section] ?? 0, likeness)
  }
  const share = shareOf(question, index)
  return sections
    .map(({ article, step, plain }, at) => {
      const score = (known[at] ?? 0) / whole + phraseWorth * (likest[at] ?? 0)
      return { article, step, score: score * share(article, plain) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
}

/**
 * Returns the factors other than words: an article's own question, its audience, and questions about something else.
 */
function shareOf(question: string, { own }: Index) {
  const owner = own.get(asAsked(question))
  const { products, world } = strangersIn(question)
  const shares = audienceShare[askerOf(question) ?? 'nobody']
  return (article: Article, plain: string) => {
    const isKnown = (one: string) => plain.includes(one)
    const ofProducts = products.every(isKnown) ? 1 : strangersShare.products
    const ofWorld = world.every(isKnown) ? 1 : strangersShare.world
    return (article === owner ? ownQuestion : 1) * shares[article.audience ?? 'everybody'] * ofProducts * ofWorld
  }
}

/** Returns the articles that match a question, best first, each with its best section. */
export function retrieve(question: string, locale: Locale): Found[] {
  const best = new Map<Article, Found>()
  for (const found of retrieveSections(question, locale)) if (!best.has(found.article)) best.set(found.article, found)
  return [...best.values()]
}
