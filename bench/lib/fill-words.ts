import type pg from 'pg'
import { indexTokens, phraseText, tokensVersion } from '../../apps/server/src/platform/search/tokens.ts'
import { chances, textOf } from './recall-corpus.ts'

/** Words that occur nowhere else in the corpus, by the share of records that get them. */
export const searched = {
  'one record in 20,000': '螢火',
  'one record in 100': '蜜蜂',
  'half of all records': '蝴蝶',
} as const

const shares = [20_000, 100, 2]
const sentences = 5_000
const sentencesEach = 3

/** Gives every record of a filled database a text of its own, with the searched words in their shares. */
export async function fillWords(pool: pg.Pool): Promise<void> {
  const chance = chances(14)
  const made = Array.from({ length: sentences }, () => textOf(chance)).map(entryOf)
  const words = Object.values(searched).map((word, at) => ({ ...entryOf(word), share: shares[at] }))
  await pool.query(
    'create table sentences (at int primary key, text text not null, tokens text[] not null, phrases text not null)',
  )
  await pool.query(
    `insert into sentences select at - 1, e ->> 'text', array(select jsonb_array_elements_text(e -> 'tokens')), e ->> 'phrases'
     from jsonb_array_elements($1::jsonb) with ordinality as given(e, at)`,
    [JSON.stringify(made)],
  )
  await pool.query(
    `create table said as
     select p.id, string_agg(s.text, ' ') as text, string_agg(s.phrases, ' ') as phrases,
       array_to_tsvector(array(select distinct unnest from unnest(string_to_array(string_agg(array_to_string(s.tokens, ' '), ' '), ' ')))) as tokens
     from posts p
     cross join lateral (
       select text, phrases, tokens from sentences
         where at in (select abs(hashtext(p.id::text || step)) % ${sentences} from generate_series(1, ${sentencesEach}) step)
       -- Chosen by id, so that a record's words do not depend on who may see it.
       union all
       select e ->> 'text', e ->> 'phrases', array(select jsonb_array_elements_text(e -> 'tokens'))
         from jsonb_array_elements($1::jsonb) e where abs(hashtext(p.id::text || (e ->> 'text'))) % (e ->> 'share')::int = 0) s
     group by p.id`,
    [JSON.stringify(words)],
  )
  await pool.query('update posts p set text = said.text from said where said.id = p.id')
  const { rows } = await pool.query<{ definition: string }>(
    "select pg_get_indexdef('post_words_found'::regclass) as definition",
  )
  // Rebuilt in bulk, because updating the index row by row takes long.
  await pool.query('drop index post_words_found')
  await pool.query('truncate post_words')
  await pool.query(
    'insert into post_words (post_id, tokens, phrases, version) select id, tokens, phrases, $1 from said order by id',
    [tokensVersion],
  )
  await pool.query(rows[0]?.definition ?? '')
  await pool.query('drop table said, sentences')
  await pool.query('vacuum analyze all_posts, post_words')
}

const entryOf = (text: string) => ({ text, tokens: indexTokens(text), phrases: phraseText(text) })
