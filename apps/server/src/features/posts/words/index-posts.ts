import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Indexing, indexMissing, indexMissingAtStart } from '../../../platform/search/indexing.ts'
import { indexTokens, phraseText, tokensVersion } from '../../../platform/search/tokens.ts'
import { posts } from '../posts.tables.ts'
import { postWords } from './post-words.tables.ts'

const postsAtOnce = 200

/** Makes records findable by their words; to be called in every transaction that writes or changes them. */
export async function indexPosts(transaction: Transaction, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += postsAtOnce) {
    await indexSome(transaction, ids.slice(start, start + postsAtOnce))
  }
}

async function indexSome(transaction: Transaction, ids: readonly string[]): Promise<void> {
  const found = await transaction
    .select({
      id: posts.id,
      title: posts.title,
      text: posts.text,
      customTags: posts.customTags,
      fileNames: sql<string[]>`array(select f.display_name from post_files pf join files f on f.id = pf.file_id
        where pf.post_id = ${posts}.id)`,
    })
    .from(posts)
    .where(inArray(posts.id, [...ids]))
  for (const { id, title, text, customTags, fileNames } of found) {
    const words = [title, text, ...customTags, ...fileNames].join('\n')
    const tokens = indexTokens(words)
    const phrases = phraseText(words)
    const vector = sql`array_to_tsvector(${sql.param(tokens)}::text[])`
    const entry = { tokens: vector, phrases, ...wordsInFiles(id), version: tokensVersion }
    await transaction
      .insert(postWords)
      .values({ postId: id, ...entry })
      .onConflictDoUpdate({ target: postWords.postId, set: entry })
  }
}

const mostTokenBytes = 900_000
const mostPhraseCharacters = 400_000

/** Of the first documents as many as one index entry keeps; they were read and cut into tokens when they came. */
function wordsInFiles(id: string) {
  const texts = sql`post_files pf join file_texts t on t.file_id = pf.file_id`
  return {
    fileTokens: sql<string>`array_to_tsvector(array(select distinct lexeme from (
      select lexeme, sum(octet_length(lexeme) + 8) over (order by pf.position, lexeme) as bytes
      from ${texts}, unnest(t.tokens) where pf.post_id = ${id}) token where bytes < ${mostTokenBytes}))`,
    filePhrases: sql<string>`coalesce((select left(string_agg(t.phrases, E'\n' order by pf.position), ${mostPhraseCharacters})
      from ${texts} where pf.post_id = ${id}), '')`,
  }
}

const postIndexing: Indexing<{ id: string }> = {
  job: 'posts.index-missing',
  atOnce: postsAtOnce,
  missing: (after, atOnce) => sql`
    select p.id from posts p where p.id > ${after} and not exists
      (select 1 from post_words w where w.post_id = p.id and w.phrases is not null and w.version = ${tokensVersion})
    order by p.id limit ${atOnce}`,
  async index(transaction, missing) {
    const ids = missing.map(({ id }) => id)
    await indexPosts(transaction, ids)
  },
}

export const handleWordJobs = (platform: Platform) => indexMissingAtStart(platform, postIndexing)
export const indexMissingPosts = (platform: Platform) => indexMissing(platform, postIndexing)
