import { readFileSync } from 'node:fs'
import { type HelpTopic, helpTopics } from '@learntrail/contract/help/topics'
import { type Locale, locales } from '@learntrail/contract/profiles/preferences'
import { articlePath } from './article-path.reader.ts'
import { type Article, readArticle } from './read-articles.rules.ts'

function readAll(locale: Locale): ReadonlyMap<HelpTopic, Article> {
  return new Map(
    helpTopics.map((topic) => [topic, readArticle(topic, readFileSync(articlePath(locale, topic), 'utf8'))]),
  )
}

/** All articles in their order; they are part of the product and never change while it runs. */
export const articlesIn = Object.fromEntries(locales.map((locale) => [locale, readAll(locale)])) as Record<
  Locale,
  ReadonlyMap<HelpTopic, Article>
>
