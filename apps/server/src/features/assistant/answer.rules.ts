import type { AssistantMessage, PlatformAnswer } from '@learntrail/contract/assistant/assistant'
import { assistantLimits } from '@learntrail/contract/assistant/limits'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Article, articlesIn, type Found, languageOf, retrieve, wordsOf } from '../help/index.ts'

/** Articles that an answer names. */
const named = 3
/** Of what was asked an article must know so much, or it is about something else. */
const enoughCover = 0.13
/** One whose score is less than this share of the best one's has nothing to add. */
const closeEnough = 0.5
const asGood = 0.85

export interface Prepared {
  locale: Locale
  question: string
  /** What the answer is made of, best first; empty where the articles do not say. */
  passages: Found[]
  /** What is nearest to it, though it may be about something else. */
  near: Found[]
}

/** What the articles have about the last question, with the one before it where it says too little alone. */
export function prepare(messages: readonly AssistantMessage[], otherwise: Locale): Prepared {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const question = questions.at(-1) ?? ''
  const locale = languageOf(question, otherwise)
  const alone = found(question, locale)
  if (alone.passages.length > 0 || questions.length < 2) return { locale, question, ...alone }
  const together = found(`${questions.at(-2)} ${question}`, locale)
  // About something else the articles know nothing: it is not answered with the old one again.
  const isAboutTheSame = alone.near.some(({ article }) => article === together.passages[0]?.article)
  const isGoingOn = isAboutTheSame || wordsOf(question).length === 0
  return { locale, question, ...(isGoingOn ? together : alone) }
}

function found(question: string, locale: Locale): Pick<Prepared, 'passages' | 'near'> {
  const all = retrieve(question, locale)
  const best = all[0]?.score ?? 0
  const near = all.filter(({ score, isNamed }) => isNamed && score >= best * closeEnough).slice(0, named)
  const isKnown = near[0] !== undefined && near[0] === all[0] && near[0].cover >= enoughCover
  return { passages: isKnown ? near : [], near }
}

/** Answers with the articles' own sentences. */
export function answerOf(prepared: Prepared): PlatformAnswer {
  const { passages } = prepared
  const lines = passages
    .filter(({ score }) => score >= (passages[0]?.score ?? 0) * asGood)
    .slice(0, 2)
    .flatMap(linesOf)
  return withText(prepared, lines)
}

function linesOf({ article, step }: Found): string[] {
  if (step === undefined) return [article.lead, ...article.steps.slice(0, 2).map(({ text }) => text)]
  return [step.text, article.tip]
}

/** The same articles and questions around what somebody else wrote; without text, they do not know. */
export function withText({ locale, question, passages, near }: Prepared, lines: readonly string[]): PlatformAnswer {
  return {
    ...(lines.length === 0 ? {} : { text: [...lines] }),
    followUpQuestions: followUps(question, passages, locale),
    articles: (lines.length === 0 ? near : passages).map(({ article: { topic, title } }) => ({ topic, title })),
  }
}

/** What is asked next: what the other articles found answer, then those that stand beside the best one. */
function followUps(question: string, passages: readonly Found[], locale: Locale): string[] {
  const all = [...articlesIn[locale].values()]
  const [best, ...others] = passages.map(({ article }) => article)
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
