import type { HelpArticle, ListedArticle } from '@learntrail/contract/help/articles'
import { isHelpTopic } from '@learntrail/contract/help/topics'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '../../platform/access/person.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { articlesIn } from './articles.reader.ts'
import { helpOpinions } from './help.tables.ts'
import type { Article } from './read-articles.rules.ts'
import { retrieve } from './retrieve.rules.ts'

/** Below this score, an article merely shares a few characters with the question. */
const worthShowing = 0.2

/** Returns all articles, or those found, in the given language. */
export function listArticles({ locale, find = '' }: { locale: Locale; find?: string | undefined }): ListedArticle[] {
  const looked = find === '' ? [] : retrieve(find, locale).filter(({ score }) => score >= worthShowing)
  const found = find === '' ? [...articlesIn[locale].values()] : looked.map(({ article }) => article)
  return found.map(({ topic, title, lead }) => ({ topic, title, lead }))
}

export async function readArticle(
  { db }: Pick<Platform, 'db'>,
  person: Person | null,
  name: string,
  locale: Locale,
): Promise<HelpArticle> {
  const { topic, title, lead, picture, steps, tip, go } = findArticle(name, locale)
  const shown = steps.map((step) => ({ title: step.title, text: step.text }))
  const article = { topic, title, lead, picture, steps: shown, tip, go, opinions: null }
  if (person === null || person.staffLevel === null) return article
  const [kept] = await db.select().from(helpOpinions).where(isOf({ topic, locale }))
  return { ...article, opinions: { helped: kept?.helped ?? 0, not: kept?.not ?? 0 } }
}

export async function judgeArticle(
  { db }: Pick<Platform, 'db'>,
  name: string,
  { locale, helped }: { locale: Locale; helped: boolean },
): Promise<void> {
  const { topic } = findArticle(name, locale)
  const [column, counter] = helped ? (['helped', helpOpinions.helped] as const) : (['not', helpOpinions.not] as const)
  await db
    .insert(helpOpinions)
    .values({ topic, locale, [column]: 1 })
    .onConflictDoUpdate({
      target: [helpOpinions.topic, helpOpinions.locale],
      set: { [column]: sql`${counter} + 1` },
    })
}

function findArticle(name: string, locale: Locale): Article {
  const article = isHelpTopic(name) ? articlesIn[locale].get(name) : undefined
  return article ?? refuse('HELP_ARTICLE_NOT_FOUND')
}

const isOf = ({ topic, locale }: Pick<Article, 'topic'> & { locale: Locale }) =>
  and(eq(helpOpinions.topic, topic), eq(helpOpinions.locale, locale))
