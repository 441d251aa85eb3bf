import type pg from 'pg'
import { indexTokens, phraseText, tokensVersion } from '../../apps/server/src/platform/search/tokens.ts'
import { viewerId } from './fill.ts'

const text = '我們沿著河選了三個取樣點，測量酸鹼值、溶氧與濁度，推測和支流匯入有關。'

/**
 * Inserts e-portfolios with their documents: nine of ten are in the exhibition, every tenth is the viewer's, and one
 * has very many comments. Directly into the tables, for size. Returns that one.
 */
export async function fillEPortfolios(
  pool: pg.Pool,
  { people, count }: { people: number; count: number },
): Promise<{ hotEPortfolio: string }> {
  await pool.query(
    `insert into eportfolios (id, owner_id, client_id, kind, title, name, visibility, document_type, text, summary, tags,
       browse_count, like_count, confirmation_code, created_at, exhibited_at, exhibition_id)
     select ('018f' || lpad(to_hex(n / 65536), 4, '0') || '-' || lpad(to_hex(n % 65536), 4, '0') || '-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid,
       case when n % 10 = 1 then $4::uuid else ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % $2::int), 12, '0'))::uuid end,
       gen_random_uuid(), 'exported', '水的旅行 ' || n, '水的旅行', case when n % 10 = 0 then 'private' else 'exhibition' end,
       'pdf', $3, $3, case when n % 500 = 7 then array['maritime'] else array['naturalistic', 'sdg_6'] end,
       n % 97, n % 31, 'CODE' || lpad(n::text, 12, '0'), now(), now(),
       ('018f' || lpad(to_hex(n / 65536), 4, '0') || '-' || lpad(to_hex(n % 65536), 4, '0') || '-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid
     from generate_series(1, $1::int) n`,
    [count, people, text, viewerId],
  )
  await pool.query(
    `insert into eportfolio_versions (eportfolio_id, number, client_id, name, document_type, created_at)
     select id, 1, client_id, name, document_type, created_at from eportfolios`,
  )
  await pool.query(
    `insert into eportfolio_forms (eportfolio_id, type, state, progress, pages, asked_at, made_at)
     select id, 'pdf', 'done', 1, 12, now(), now() from eportfolios`,
  )
  await pool.query(
    `insert into eportfolio_words (eportfolio_id, tokens, phrases, version)
     select e.id, array_to_tsvector($1::text[] || case when right(e.id::text, 3) = '5a5' then array['珊瑚', '瑚礁'] else '{}' end),
       $2 || case when right(e.id::text, 3) = '5a5' then ' 珊瑚礁' else '' end, $3
       from eportfolios e`,
    [indexTokens(text), phraseText(text), tokensVersion],
  )
  const { rows } = await pool.query<{ id: string }>(
    `select id from eportfolios where visibility = 'exhibition' and owner_id <> $1 order by id desc limit 1`,
    [viewerId],
  )
  const hotEPortfolio = rows[0]?.id ?? ''
  await pool.query(
    `insert into comments (id, target_type, target_id, author_id, client_id, content, created_at)
     select gen_random_uuid(), 'ePortfolio', $1, ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % $3::int), 12, '0'))::uuid,
       gen_random_uuid(), '寫得很清楚，我也想試試看。', now() from generate_series(1, $2::int) n`,
    [hotEPortfolio, count, people],
  )
  await pool.query('vacuum analyze')
  return { hotEPortfolio }
}
