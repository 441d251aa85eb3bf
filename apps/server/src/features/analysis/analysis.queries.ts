import {
  allTokens,
  countFilesOfRecords,
  fromRecords,
  fromWordsOfRecords,
  hasPhrase,
  likesSeen,
  messagesSeen,
} from '../posts/index.ts'

/*
 * The SQL of the analysis: $1 owner, $2–3 first and last day, null for no limit. The benchmark runs these same texts.
 */

const days = { owner: '$1', from: `coalesce($2::date, '-infinity')`, to: `coalesce($3::date, 'infinity')` }

/** Counts everything in one statement and one scan of the owner's records. $4 how many own tags. */
export const countsQuery = {
  name: 'analysis-counts',
  text: `with mine as materialized (
      select p.id, p.date, p.classification, p.tags, p.custom_tags, char_length(p.text) as characters,
        ${likesSeen('$1', 'p')} as like_count, ${messagesSeen('$1', 'p')} as message_count
      ${fromRecords(days)})
    select
      (select json_build_object(
          'records', count(*), 'days', count(distinct date), 'characters', coalesce(sum(characters), 0),
          'likes', coalesce(sum(like_count), 0), 'messages', coalesce(sum(message_count), 0),
          'files', ${countFilesOfRecords('select id from mine')})
        from mine) as totals,
      (select coalesce(json_object_agg(tag, n), '{}')
        from (select tag, count(*) as n from mine, unnest(tags) as tag group by tag) t) as tags,
      (select coalesce(json_object_agg(classification, n), '{}')
        from (select classification, count(*) as n from mine group by classification) c) as classifications,
      (select coalesce(json_object_agg(day, n), '{}')
        from (select date::text as day, count(*) as n from mine group by date) d) as days,
      (select coalesce(json_agg(json_build_object('word', word, 'count', n) order by n desc, word), '[]')
        from (select word, count(*) as n from mine, unnest(custom_tags) as word
          group by word order by n desc, word limit $4) w) as own`,
}

/** The most frequent tokens with the number of records that have each. $4 fewest records, $5 most tokens. */
export const tokensQuery = {
  name: 'analysis-tokens',
  text: `select word as token, ndoc as count from ts_stat(format(
      'select w.tokens ${fromWordsOfRecords({ owner: '%L', from: '%L', to: '%L' })}',
      $1::uuid, coalesce($2::date, '-infinity'), coalesce($3::date, 'infinity')))
    where ndoc >= $4 order by ndoc desc, word limit $5`,
}

/**
 * For each search, the number of records that it finds, as a list of records would, and up to five places where its
 * word stands in the newest 300 titles and texts. $4 `tsquery`, null where the count is known already; $5 regular
 * expression for all spellings of the word; $6 phrase or null. File names are searched too, but are not among the
 * places: they say nothing of what a person writes about.
 */
export const searchesQuery = {
  name: 'analysis-searches',
  text: `with mine as materialized (
      select ${allTokens('w')} as tokens, w.phrases, w.file_phrases
      ${fromWordsOfRecords(days)}),
    newest as materialized (
      select lower(normalize(p.title || ' ' || p.text, nfkc)) as text ${fromRecords(days)}
      order by p.date desc, p.id desc limit 300)
    select case when s.query is not null then (select count(*)::int from mine where mine.tokens @@ s.query::tsquery
        and (s.phrase is null or ${hasPhrase('mine', 's.phrase')})) end as count,
      array(select substring(newest.text from greatest(1, regexp_instr(newest.text, s.word) - 12) for 36)
        from newest where newest.text ~ s.word limit 5) as around
    from unnest($4::text[], $5::text[], $6::text[]) with ordinality as s(query, word, phrase, place) order by s.place`,
}
