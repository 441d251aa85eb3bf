import type { AssistantMessage, PlatformAnswer } from '@learntrail/contract/assistant/assistant'
import { assistantLimits } from '@learntrail/contract/assistant/limits'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import {
  type Article,
  type Audience,
  articlesIn,
  type Found,
  languageOf,
  retrieveSections,
  tellingWords,
} from '../help/index.ts'

/* Measured by `bench:assistant`: below these thresholds, answers are right too rarely to be given. */
/** The score a section needs to count as an answer; less is required of a long question than of a few words. */
const sure = { ofCharacters: 1, ofFewWords: 0.65, ofMany: 0.5 } as const
const fewWords = 5
const manyWords = 14
/** The margin by which the best section must lead the next article's. */
const ahead = 0.05
/** The score from which an article counts as near. */
const worthNaming = 0.25
/** A second section of the same article is included if its score is at least this share of the best. */
const asGood = 0.8
const sectionsTold = 2
/** Articles offered when no answer is sure enough. */
const offered = 2
/** A question continues the previous one if the previous article is among this many of the nearest ones. */
const goneOnWith = 3

export interface Prepared {
  locale: Locale
  question: string
  /** The sections that make up the answer, all of one article and in its order; empty if none is sure enough. */
  passages: Found[]
  /** The nearest sections, each of a different article; they may be about something else. */
  near: Found[]
}

/** Returns what the articles say about the last question, combined with the one before if it says too little alone. */
export function prepare(messages: readonly AssistantMessage[], otherwise: Locale): Prepared {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const question = questions.at(-1) ?? ''
  const locale = languageOf(question, otherwise)
  const alone = found(question, locale)
  if (alone.passages.length > 0 || questions.length < 2) return { locale, question, ...alone }
  const before = questions.at(-2) ?? ''
  const together = found(`${before} ${question}`, locale)
  // A question about something the articles do not cover must not get the previous answer again.
  const goesOn = together.passages[0]?.article
  const isAboutTheSame =
    found(before, locale).near[0]?.article === goesOn &&
    alone.near.slice(0, goneOnWith).some(({ article }) => article === goesOn)
  const isGoingOn = isAboutTheSame || tellingWords(question).length === 0
  return { locale, question, ...(isGoingOn ? together : alone) }
}

function found(question: string, locale: Locale): Pick<Prepared, 'passages' | 'near'> {
  const sections = retrieveSections(question, locale)
  const best = sections[0]
  if (best === undefined) return { passages: [], near: [] }
  const near = sections.filter(
    ({ article, score }, place) =>
      score >= worthNaming && sections.findIndex((other) => other.article === article) === place,
  )
  const isSure = best.score >= sureOf(question) && best.score * (1 - ahead) >= (near[1]?.score ?? 0)
  const isTelling = isSure || tellingWords(question).length > 0
  return { passages: isSure ? fittingOf(best, sections) : [], near: isTelling ? near : [] }
}

function sureOf(question: string): number {
  const telling = tellingWords(question).length
  if (telling === 0) return sure.ofCharacters
  const share = (telling - fewWords) / (manyWords - fewWords)
  return sure.ofFewWords - (sure.ofFewWords - sure.ofMany) * Math.min(1, Math.max(0, share))
}

function fittingOf({ article, score }: Found, sections: readonly Found[]): Found[] {
  const { steps } = article
  return sections
    .filter((one) => one.article === article && one.score >= score * asGood)
    .slice(0, sectionsTold)
    .toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step))
}

/** Returns an answer made of the article's own sections, each in full after its title. */
export function answerOf(prepared: Prepared): PlatformAnswer {
  const between = prepared.locale === 'tw' ? '：' : ': '
  const lines = prepared.passages.map(({ step: { title, text } }) => `${title}${between}${text}`)
  return withText(prepared, lines)
}

/**
 * Returns an answer with the same articles and follow-up questions around other text; without text, names the nearest
 * articles.
 */
export function withText({ locale, question, passages, near }: Prepared, lines: readonly string[]): PlatformAnswer {
  const named = lines.length === 0 ? near.slice(0, offered) : passages.slice(0, 1)
  return {
    ...(lines.length === 0 ? {} : { text: [...lines] }),
    followUpQuestions: followUps(question, near, locale),
    articles: named.map(({ article: { topic, title } }) => ({ topic, title })),
  }
}

/** Where articles that go with another stand, in the order of the help index. */
const besides = [1, 2, 3, 4, 5, -1, -2, -3, -4]

/**
 * Suggests follow-up questions: those of the other articles found, then those of articles next to the best one. Those
 * of another audience are left out: a pupil is not offered what teachers ask.
 */
function followUps(question: string, near: readonly Found[], locale: Locale): string[] {
  const all = [...articlesIn[locale].values()]
  const [best, ...others] = near.slice(0, assistantLimits.followUps).map(({ article }) => article)
  const isForAsker = ({ audience }: Article) => audience === null || audience === best?.audience
  const beside = best === undefined ? [] : besides.flatMap((step) => all[all.indexOf(best) + step] ?? [])
  const asks = [...new Set([...others, ...beside].filter(isForAsker).map(({ ask }) => ask))]
  return asks.filter((ask) => ask !== question).slice(0, assistantLimits.followUps)
}

/** Returns the questions to suggest to a member of these audiences; a guest, who is null, gets those for guests. */
export function questionPool(locale: Locale, audiences: readonly Audience[] | null): string[] {
  const articles: Article[] = [...articlesIn[locale].values()]
  const isMeant = ({ audience, isForGuests }: Article) =>
    audiences === null ? isForGuests : audience === null || audiences.includes(audience)
  return articles.filter(isMeant).map(({ ask }) => ask)
}

/** Chooses up to `assistantLimits.followUps` of them at random. */
export function chooseQuestions(pool: readonly string[], chance: () => number): string[] {
  const left = [...pool]
  return Array.from({ length: Math.min(assistantLimits.followUps, left.length) }, () => {
    const [chosen] = left.splice(Math.floor(chance() * left.length), 1)
    return chosen ?? ''
  })
}
