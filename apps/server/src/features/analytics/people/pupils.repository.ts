import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Pool } from 'pg'
import { clientOf, type Transaction } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import { numberOrder } from '../../groups/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { accountsOfSchool, joinImported } from '../../profiles/index.ts'

/** A pupil as the school's list describes them today. */
export interface ListedPupil {
  id: string
  person: PersonSummary
  fullName: string
  seatNumber: string
  /** Sort key of the seat number. */
  seat: string
}

/** $1 school, $2 ids: which of them are on the school's list, by seat number. */
const listed = {
  name: 'analytics-listed-pupils',
  text: `select i.account_id as id, ${personSummaryOf('a')} as person, i.full_name as "fullName",
      i.seat_number as "seatNumber", ${numberOrder('i.seat_number')} as seat
    from ${accountsOfSchool('$1')} i ${joinAccount('a', 'i.account_id')}
    where i.account_id = any($2) order by seat, i.account_id`,
}

export async function listListed(pool: Pool, schoolId: string, ids: readonly string[]): Promise<ListedPupil[]> {
  const { rows } = await pool.query<ListedPupil>({ ...listed, values: [schoolId, ids] })
  return rows
}

/**
 * $1 school, $2 grade, $3 class. Accounts with any entry in the class; the JSON pattern matches too much, so the caller
 * filters the result.
 */
const contributors = {
  name: 'analytics-contributors',
  text: `select c.account_id as id from analytics_contributions c ${joinImported('i', 'c.account_id')}
    where i.school_id = $1 and c.entries -> 'places' @> jsonb_build_array(jsonb_build_array($1::text, $2::text, $3::text))`,
}

export async function listContributors(
  pool: Pool,
  { schoolId, grade, className }: { schoolId: string; grade: string; className: string },
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({ ...contributors, values: [schoolId, grade, className] })
  return rows.map(({ id }) => id)
}

/** Returns the ids of the pupils of a grade, or of one class of it, on the school's list. */
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

/** Marks those pupils as reminded today who are not yet, at most `limit`; returns their ids. */
export async function noteReminded(
  transaction: Transaction,
  { schoolId, ids, today, limit }: { schoolId: string; ids: readonly string[]; today: string; limit: number },
): Promise<string[]> {
  const { rows } = await clientOf(transaction).query(remind, [schoolId, ids, today, limit])
  return (rows as { id: string }[]).map(({ id }) => id)
}

const remind = {
  name: 'note-upload-reminders',
  text: `insert into upload_reminders as r (account_id, school_id, reminded_on)
      select id, $1, $3 from unnest($2::uuid[]) as id
      where not exists (select 1 from upload_reminders told where told.account_id = id and told.reminded_on >= $3)
      order by id limit $4
    on conflict (account_id) do update set school_id = excluded.school_id, reminded_on = excluded.reminded_on
      where r.reminded_on < excluded.reminded_on
    returning account_id as id`,
}
