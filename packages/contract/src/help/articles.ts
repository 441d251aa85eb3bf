import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { locales } from '../profiles/preferences.ts'
import { text } from '../text.ts'
import { helpLimits } from './limits.ts'
import { helpTopics } from './topics.ts'

const locale = z.enum(locales, { error: 'invalid' })
const params = z.object({ topic: z.string().max(40) })

const listedArticle = z.object({ topic: z.enum(helpTopics), title: z.string(), lead: z.string() })
export type ListedArticle = z.infer<typeof listedArticle>

const article = listedArticle.extend({
  /** A picture of its screen, in the size of `helpPicture`, with alternative text. */
  picture: z.object({ path: z.string(), alt: z.string() }).nullable(),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  tip: z.string(),
  /** The screen it describes. */
  go: z.object({ label: z.string(), path: z.string() }),
  /** Readers' votes, for staff; null for everybody else. */
  opinions: z.object({ helped: z.int(), not: z.int() }).nullable(),
})
export type HelpArticle = z.infer<typeof article>

export const listHelpArticles = endpoint({
  method: 'GET',
  path: '/api/v2/help/articles',
  summary: 'Articles of the help centre, all in their order, or those that fit what is looked for, best first',
  access: 'public',
  query: z.object({ locale, find: text({ max: helpLimits.find, oneLine: true }).optional() }),
  answers: z.object({ items: z.array(listedArticle) }),
  refusals: [],
})

export const readHelpArticle = endpoint({
  method: 'GET',
  path: '/api/v2/help/articles/:topic',
  summary: 'One article of the help centre',
  access: 'public',
  params,
  query: z.object({ locale }),
  answers: article,
  refusals: ['HELP_ARTICLE_NOT_FOUND'],
})

export const judgeHelpArticle = endpoint({
  method: 'POST',
  path: '/api/v2/help/articles/:topic/opinions',
  summary: 'Say whether an article helped; only how many is kept, not who',
  access: 'public',
  isReading: true,
  params,
  body: z.object({ locale, helped: z.boolean() }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['HELP_ARTICLE_NOT_FOUND'],
})

export const helpCalls = [listHelpArticles, readHelpArticle, judgeHelpArticle] as const
