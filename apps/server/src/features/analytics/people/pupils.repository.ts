import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Pool } from 'pg'
import { clientOf, type Transaction } from '../../../platform/database/index.ts'
import { numberOrder } from '../../groups/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { accountsOfSchool } from '../../profiles/index.ts'

/** A pupil of the school's list, as it speaks of them today. */
export interface ListedPupil {
  id: string
  person: PersonSummary
  fullName: string
  seatNumber: string
  /** By which they are in order. */
  seat: string
}

/** School, ids: those of them whom its list names, by seat number. */
const listed = {
  name: 'analytics-listed-pupils',
  text: `select i.account_id as id, ${personSummaryOf('a')} as person, i.full_name as "fullName",
      i.seat_number as "seatNumber", ${numberOrder('i.seat_number')} as seat
    from ${accountsOfSchool('$1')} i join accounts a on a.id = i.account_id
    where i.account_id = any($2) order by seat, i.account_id`,
}

export async function listListed(pool: Pool, schoolId: string, ids: readonly string[]): Promise<ListedPupil[]> {
  const { rows } = await pool.query<ListedPupil>({ ...listed, values: [schoolId, ids] })
  return rows
}

/** Whoever has something in the sums of a class; the pattern is wide, and what it finds is looked at. */
const contributors = {
  name: 'analytics-contributors',
  text: `select c.account_id as id from analytics_contributions c join imported_accounts i on i.account_id = c.account_id
    where i.school_id = $1 and c.entries -> 'places' @> jsonb_build_array(jsonb_build_array($1::text, $2::text, $3::text))`,
}

export async function listContributors(
  pool: Pool,
  { schoolId, grade, className }: { schoolId: string; grade: string; className: string },
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({ ...contributors, values: [schoolId, grade, className] })
  return rows.map(({ id }) => id)
}

/** Pupils of a grade, or of a class of it, in the school's list. */
export async function listPupilsOf(
  transaction: Transaction,
  { schoolId, grade, className }: { schoolId: string; grade: string; className: string | null },
): Promise<string[]> {
  const { rows } = await clientOf(transaction).query(pupilsOf, [schoolId, grade, className])
  return (rows as { id: string }[]).map(({ id }) => id)
}

const pupilsOf = {
  name: 'analytics-pupils-of',
  text: `select i.account_id as id from ${accountsOfSchool('$1')} i
    where i.grade = $2 and ($3::text is null or i.class_name = $3)`,
}

/** Notes that they are reminded today; answers those who were not yet. */
export async function noteReminded(
  transaction: Transaction,
  schoolId: string,
  ids: readonly string[],
  today: string,
): Promise<string[]> {
  const { rows } = await clientOf(transaction).query(remind, [schoolId, ids, today])
  return (rows as { id: string }[]).map(({ id }) => id)
}

const remind = {
  name: 'note-upload-reminders',
  text: `insert into upload_reminders as r (account_id, school_id, reminded_on)
      select id, $1, $3 from unnest($2::uuid[]) as id order by id
    on conflict (account_id) do update set school_id = excluded.school_id, reminded_on = excluded.reminded_on
      where r.reminded_on < excluded.reminded_on
    returning account_id as id`,
}
