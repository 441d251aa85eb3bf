import type pg from 'pg'
import { classifications, intelligences, sdgs } from '../../packages/contract/src/tags/tags.ts'
import { numberedId } from './filled-ids.ts'

export const schoolId = '00000000-0000-7000-b000-000000000001'

/**
 * Makes a school of `pupils` students in 60 classes of three grades, with `records` records of two school years: each
 * as short as possible, all private, directly in the tables, for size. Person 1 acts for the school.
 */
export async function fillSchool(
  pool: pg.Pool,
  { pupils, records }: { pupils: number; records: number },
): Promise<void> {
  await pool.query(
    `insert into schools (id, code, name, search_name, type, county, ownership, created_at, updated_at)
     values ($1, 'B901', '大海高中', '大海高中', 'high_school', 'taipei_city', 'public', now(), now()) on conflict do nothing`,
    [schoolId],
  )
  await pool.query(
    `insert into placements (id, account_id, school_id, academic_role, grade, class_name, from_day, until_day)
     select gen_random_uuid(), ${numberedId('8000', 'n')}, $1, 'student', 'high_' || (1 + n % 3),
       (1 + n % 3) || lpad((1 + (n / 3) % 20)::text, 2, '0'), make_date(year + 1911, 8, 1),
       case when year < $3 then make_date(year + 1912, 7, 31) end
     from generate_series(2, $2::int + 1) n, generate_series($3::int - 1, $3::int) year`,
    [schoolId, pupils, schoolYear()],
  )
  await pool.query(
    `insert into school_permissions (account_id, school_id, since) values (${numberedId('8000', '1')}, $1, now())`,
    [schoolId],
  )
  await pool.query(
    `insert into posts (id, owner_id, client_id, title, content, text, date, classification, tags, custom_tags, privacy,
       is_cut, published_at)
     select gen_random_uuid(), ${numberedId('8000', '2 + n % $2')}, gen_random_uuid(), '學習紀錄', '{"type":"doc","content":[]}', '',
       at::date, ($3::text[])[1 + n * 7 % 10], array[($4::text[])[1 + n * 3 % 8], ($5::text[])[1 + n * 5 % 17]], '{}', 3, false, at
     from (select n, now() - ((n * 7919 + n / $2 * 37) % 600 + n % 24 / 24.0) * interval '1 day' as at from generate_series(1, $1::bigint) n) said`,
    [records, pupils, [...classifications], [...intelligences], [...sdgs]],
  )
  await pool.query('vacuum analyze')
}

/** Returns today's school year in the Republic's calendar. */
function schoolYear(): number {
  const today = new Date()
  return today.getFullYear() - 1911 - (today.getMonth() < 7 ? 1 : 0)
}
