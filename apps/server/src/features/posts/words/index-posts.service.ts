import { sql } from 'drizzle-orm'
import { clientOf, type Transaction, withCommit } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forEachTogether, type Indexing, indexMissing, indexMissingAtStart } from '../../../platform/search/indexing.ts'
import { indexTokens, phraseText, tokensVersion } from '../../../platform/search/tokens.ts'
import { joinFile, joinFileTexts } from '../../files/index.ts'

const postsAtOnce = 200

/** Updates the search index of records; call it in every transaction that writes or changes them. */
export async function indexPosts(transaction: Transaction, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += postsAtOnce) {
    await indexSome(transaction, ids.slice(start, start + postsAtOnce))
  }
}

interface Written {
  id: string
  title: string
  text: string
  customTags: string[]
}

/**
 * `indexPosts` for a record without files, all of which is known: reads nothing back, and is sent along with the
 * commit.
 */
export function indexWritten(transaction: Transaction, post: Written): void {
  withCommit(transaction, keepWords, wordsOf({ ...post, fileNames: [] }))
}

type Indexed = Written & { fileNames: string[] }

const hold = {
  name: 'hold-posts-to-index',
  text: 'select 1 from posts where id = any ($1::uuid[]) order by id for no key update',
}

const indexedQuery = {
  name: 'posts-to-index',
  text: `select p.id, p.title, p.text, p.custom_tags as "customTags",
      array(select f.display_name from post_files pf ${joinFile('f', 'pf.file_id')} where pf.post_id = p.id) as "fileNames"
    from posts p where p.id = any ($1::uuid[])`,
}

async function indexSome(transaction: Transaction, ids: readonly string[]): Promise<void> {
  const client = clientOf(transaction)
  // Two statements: a single one that waited for the lock would return the state from before the wait, and a file
  // renamed while its text is read would keep its old words.
  const [, found] = await Promise.all([client.query(hold, [ids]), client.query(indexedQuery, [ids])])
  await forEachTogether(found.rows as Indexed[], (post) => keep(transaction, post))
}

async function keep(transaction: Transaction, post: Indexed): Promise<void> {
  await clientOf(transaction).query(keepWords, wordsOf(post))
}

function wordsOf({ id, title, text, customTags, fileNames }: Indexed): unknown[] {
  const words = [title, text, ...customTags, ...fileNames].join('\n')
  return [id, indexTokens(words), phraseText(words), tokensVersion]
}

const mostTokenBytes = 900_000
const mostPhraseCharacters = 400_000
const textsOfFiles = `post_files pf ${joinFileTexts('t', 'pf.file_id')}`

/**
 * Keeps as many words of the first documents as one index entry holds; their text was read and split into tokens on
 * upload.
 */
const keepWords = {
  name: 'keep-post-words',
  text: `insert into post_words (post_id, tokens, phrases, version, file_tokens, file_phrases)
    values ($1, array_to_tsvector($2::text[]), $3, $4,
      array_to_tsvector(array(select distinct lexeme from (
        select lexeme, sum(octet_length(lexeme) + 8) over (order by pf.position, lexeme) as bytes
        from ${textsOfFiles}, unnest(t.tokens) where pf.post_id = $1) token where bytes < ${mostTokenBytes})),
      coalesce((select left(string_agg(t.phrases, E'\n' order by pf.position), ${mostPhraseCharacters})
        from ${textsOfFiles} where pf.post_id = $1), ''))
    on conflict (post_id) do update set tokens = excluded.tokens, phrases = excluded.phrases,
      version = excluded.version, file_tokens = excluded.file_tokens, file_phrases = excluded.file_phrases`,
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
