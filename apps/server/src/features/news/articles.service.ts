import type { ContentDocument } from '@learntrail/contract/content/document'
import { limits } from '@learntrail/contract/limits'
import type { Article, ArticleHeading } from '@learntrail/contract/news/articles'
import type { Person } from '../../platform/access/person.ts'
import { type Actor, audit } from '../../platform/audit/audit.ts'
import { withNames } from '../../platform/content/mentions.rules.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { lastMoment, momentKey } from '../../platform/paging/by-moment.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import * as repository from './articles.repository.ts'

const viewOf = (row: repository.StoredArticle): Article => ({
  id: row.id,
  publishedAt: row.publishedAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  tw: { title: row.titleTw, content: row.contentTw },
  en: row.titleEn === null || row.contentEn === null ? null : { title: row.titleEn, content: row.contentEn },
})

const headingOf = ({ id, publishedAt, titleTw, titleEn }: repository.StoredArticle): ArticleHeading => ({
  id,
  publishedAt: publishedAt.toISOString(),
  title: { tw: titleTw, en: titleEn },
})

async function pageAt({ db }: Platform, until: Date | null, cursor: string | undefined) {
  const after = cursor === undefined ? lastMoment : decodeCursor(cursor, momentKey)
  const rows = await repository.listArticles(db, { until, after, limit: limits.pageSize + 1 })
  return pageOf(rows, limits.pageSize, ({ publishedAt, id }) => [publishedAt.toISOString(), id])
}

export async function listArticles(platform: Platform, cursor: string | undefined) {
  const { items, nextCursor } = await pageAt(platform, platform.clock.now(), cursor)
  return { items: items.map(headingOf), nextCursor }
}

export async function listAllArticles(platform: Platform, cursor: string | undefined) {
  const now = platform.clock.now()
  const { items, nextCursor } = await pageAt(platform, null, cursor)
  const stateOf = ({ publishedAt }: repository.StoredArticle) =>
    publishedAt > now ? ('planned' as const) : ('shown' as const)
  return { items: items.map((row) => ({ ...headingOf(row), state: stateOf(row) })), nextCursor }
}

export async function readArticle({ db, clock }: Platform, person: Person | null, id: string): Promise<Article> {
  const found = (await repository.findArticle(db, id)) ?? refuse('ARTICLE_NOT_FOUND')
  if (found.publishedAt > clock.now() && person?.staffLevel !== 'operator') refuse('ARTICLE_NOT_FOUND')
  return viewOf(found)
}

interface Words {
  title: string
  content: ContentDocument
}
interface Written {
  tw: Words
  en: Words | null
}

/** Published articles name nobody, so mentions become plain text. */
const plain = (content: ContentDocument) => withNames(content, new Map())
const columnsOf = ({ tw, en }: Written) => ({
  titleTw: tw.title,
  contentTw: plain(tw.content),
  titleEn: en?.title ?? null,
  contentEn: en === null ? null : plain(en.content),
})

interface NewArticle extends Written {
  clientId: string
  publishAt: string | null
}

export async function writeArticle(platform: Platform, by: Actor, { clientId, publishAt, ...words }: NewArticle) {
  const now = platform.clock.now()
  const id = newId(now.getTime())
  const publishedAt = publishAt === null ? now : new Date(publishAt)
  return inTransaction(platform.db, async (transaction) => {
    const row = { id, authorId: by.id, clientId, publishedAt, ...columnsOf(words) }
    const made = await repository.insertArticle(transaction, row)
    if (made === undefined) {
      return viewOf((await repository.findByClient(transaction, by.id, clientId)) ?? refuse('ARTICLE_NOT_FOUND'))
    }
    await audit(platform, transaction, { by, act: 'article.written', subject: { type: 'article', id } })
    return viewOf(made)
  })
}

/** Changes an article. Readers see that it was edited, unless it was not published yet. */
export async function changeArticle(platform: Platform, by: Actor, id: string, words: Written): Promise<Article> {
  const now = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    const before = (await repository.findArticle(transaction, id)) ?? refuse('ARTICLE_NOT_FOUND')
    const editedAt = before.publishedAt > now ? null : now
    const changed = await repository.updateArticle(transaction, id, { ...columnsOf(words), editedAt })
    await audit(platform, transaction, { by, act: 'article.changed', subject: { type: 'article', id } })
    return viewOf(changed ?? refuse('ARTICLE_NOT_FOUND'))
  })
}

export async function removeArticle(platform: Platform, by: Actor, id: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    if (!(await repository.deleteArticle(transaction, id))) refuse('ARTICLE_NOT_FOUND')
    await audit(platform, transaction, { by, act: 'article.removed', subject: { type: 'article', id } })
  })
}
