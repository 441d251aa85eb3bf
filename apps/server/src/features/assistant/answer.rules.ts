import type { AssistantMessage, PlatformAnswer } from '@learntrail/contract/assistant/assistant'
import { assistantLimits } from '@learntrail/contract/assistant/limits'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Article, articlesIn, type Found, languageOf, retrieveSections, tellingWords } from '../help/index.ts'

/*
 * Measured by `bench:assistant`: below these it is right too rarely to be said.
 */
/** What a section must be worth to be an answer: of a long story it knows less than of a few words. */
const sure = { ofCharacters: 1, ofFewWords: 0.65, ofMany: 0.5 } as const
const fewWords = 5
const manyWords = 14
/** By so much it must be ahead of what another article has. */
const ahead = 0.05
/** From so much on an article is named as near. */
const worthNaming = 0.25
/** Another section of the same article that fits nearly as well is told with it. */
const asGood = 0.8
const sectionsTold = 2
/** Articles that are offered where it is not sure. */
const offered = 2
/** Whether somebody goes on with the question before: the old article is among so many of the new ones. */
const goneOnWith = 3

export interface Prepared {
  locale: Locale
  question: string
  /** What the answer is made of: sections of one article in its order; none where it is not sure. */
  passages: Found[]
  /** What is nearest to it, each of another article, though it may be about something else. */
  near: Found[]
}

/** What the articles have about the last question, with the one before it where it says too little alone. */
export function prepare(messages: readonly AssistantMessage[], otherwise: Locale): Prepared {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const question = questions.at(-1) ?? ''
  const locale = languageOf(question, otherwise)
  const alone = found(question, locale)
  if (alone.passages.length > 0 || questions.length < 2) return { locale, question, ...alone }
  const before = questions.at(-2) ?? ''
  const together = found(`${before} ${question}`, locale)
  // About something else the articles know nothing: it is not answered with the old one again.
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

/** Answers with the article's own sections, each whole and after what it is about. */
export function answerOf(prepared: Prepared): PlatformAnswer {
  const between = prepared.locale === 'tw' ? '：' : ': '
  const lines = prepared.passages.map(({ step: { title, text } }) => `${title}${between}${text}`)
  return withText(prepared, lines)
}

/** The same articles and questions around what somebody else wrote; without text, it is not sure and names the nearest. */
export function withText({ locale, question, passages, near }: Prepared, lines: readonly string[]): PlatformAnswer {
  const named = lines.length === 0 ? near.slice(0, offered) : passages.slice(0, 1)
  return {
    ...(lines.length === 0 ? {} : { text: [...lines] }),
    followUpQuestions: followUps(question, near, locale),
    articles: named.map(({ article: { topic, title } }) => ({ topic, title })),
  }
}

/** What is asked next: what the other articles found answer, then those that stand beside the best one. */
function followUps(question: string, near: readonly Found[], locale: Locale): string[] {
  const all = [...articlesIn[locale].values()]
  const [best, ...others] = near.slice(0, assistantLimits.followUps).map(({ article }) => article)
  const beside = best === undefined ? [] : [1, 2, 3, -1].flatMap((step) => all[all.indexOf(best) + step] ?? [])
  const asks = [...new Set([...others, ...beside].map(({ ask }) => ask))]
  return asks.filter((ask) => ask !== question).slice(0, assistantLimits.followUps)
}

/** What there is to ask: more for who has an account. */
export function questionPool(locale: Locale, isGuest: boolean): string[] {
  const articles: Article[] = [...articlesIn[locale].values()]
  return articles.filter(({ isForGuests }) => !isGuest || isForGuests).map(({ ask }) => ask)
}

/** So many of them, by chance. */
export function chooseQuestions(pool: readonly string[], chance: () => number): string[] {
  const left = [...pool]
  return Array.from({ length: Math.min(assistantLimits.followUps, left.length) }, () => {
    const [chosen] = left.splice(Math.floor(chance() * left.length), 1)
    return chosen ?? ''
  })
}
