import { z } from 'zod'
import { contentDocument } from '../content/content.ts'
import { type ContentDocument, contentLength } from '../content/document.ts'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { cursor, givenTime, id, text, time } from '../text.ts'
import { newsLimits } from './limits.ts'

const access = 'staff:operator'
const params = z.object({ id })

const words = z.object({ title: z.string(), content: z.custom<ContentDocument>() })
const article = z.object({
  id,
  publishedAt: time,
  editedAt: time.nullable(),
  tw: words,
  /** Null: it was written in Chinese only. */
  en: words.nullable(),
})
export type Article = z.infer<typeof article>

const heading = z.object({ id, publishedAt: time, title: z.object({ tw: z.string(), en: z.string().nullable() }) })
export type ArticleHeading = z.infer<typeof heading>

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/v2/news',
  summary: 'News of the product, newest first',
  access: 'public',
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(heading), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const readArticle = endpoint({
  method: 'GET',
  path: '/api/v2/news/:id',
  summary: 'One piece of news; operators read it before it is published, too',
  access: 'public',
  params,
  answers: article,
  refusals: ['ARTICLE_NOT_FOUND'],
})

const writtenWords = z.object({
  title: text({ min: 1, max: newsLimits.title, oneLine: true }),
  content: contentDocument.superRefine((document, context) => {
    const length = contentLength(document)
    if (length === 0) context.addIssue({ code: 'custom', message: 'required', params: { rule: 'required' } })
    if (length > newsLimits.text) {
      context.addIssue({ code: 'custom', message: 'too_long', params: { rule: 'too_long', limit: newsLimits.text } })
    }
  }),
})
const written = z.object({ tw: writtenWords, en: writtenWords.nullable() })

const keptHeading = heading.extend({ state: z.enum(['planned', 'shown']) })
export type KeptHeading = z.infer<typeof keptHeading>

export const listAllArticles = endpoint({
  method: 'GET',
  path: '/api/v2/admin/news',
  summary: 'News, also those that wait for their time, newest first',
  access,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(keptHeading), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const writeArticle = endpoint({
  method: 'POST',
  path: '/api/v2/admin/news',
  summary: 'Write news for now or a moment to come; the same clientId again changes nothing',
  access,
  body: written.extend({ clientId: id, publishAt: givenTime.nullable() }),
  bodyBytes: bodyLimits.texts,
  answers: article,
  refusals: [],
})

export const changeArticle = endpoint({
  method: 'PATCH',
  path: '/api/v2/admin/news/:id',
  summary: 'Change news; readers see that it was',
  access,
  params,
  body: written,
  bodyBytes: bodyLimits.texts,
  answers: article,
  refusals: ['ARTICLE_NOT_FOUND'],
})

export const removeArticle = endpoint({
  method: 'DELETE',
  path: '/api/v2/admin/news/:id',
  summary: 'Remove a piece of news',
  access,
  params,
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['ARTICLE_NOT_FOUND'],
})

export const articleCalls = [
  listArticles,
  readArticle,
  listAllArticles,
  writeArticle,
  changeArticle,
  removeArticle,
] as const
