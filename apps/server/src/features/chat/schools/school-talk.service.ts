import type { SchoolTalk } from '@learntrail/contract/chat/facts'
import { eq, sql } from 'drizzle-orm'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Queryable, type Transaction } from '../../../platform/database/index.ts'
import { withValues } from '../../../platform/database/with-values.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listPermittedSchools, teachesAtSchool, vouchingSchoolOf } from '../../accounts/index.ts'
import { holdSchool } from '../../profiles/index.ts'
import { chatroomSchools } from '../chat.tables.ts'
import { clockOf } from '../rooms/rest.rules.ts'
import { schoolTalkOf } from './school-talk.queries.ts'
import { type SchoolStanding, whySchoolRefuses } from './school-talk.rules.ts'

type Author = Pick<Person, 'id' | 'staffLevel'>

export interface SchoolRule {
  talk: SchoolTalk
  hours: { from: number; until: number } | null
}

/** Refuses with `SCHOOL_NOT_FOUND` unless the person is an operator or acts for the whole school; locks the school. */
async function holdTheirSchool(transaction: Transaction, { id, staffLevel }: Author, schoolId: string): Promise<void> {
  const isTheirs = staffLevel === 'operator' || (await listPermittedSchools(transaction, id)).includes(schoolId)
  if (!isTheirs || (await holdSchool(transaction, schoolId)) === undefined) refuse('SCHOOL_NOT_FOUND')
}

async function findRule(db: Queryable, schoolId: string): Promise<SchoolRule> {
  const [row] = await db.select().from(chatroomSchools).where(eq(chatroomSchools.schoolId, schoolId))
  const { talk = 'open', talkFrom = null, talkUntil = null } = row ?? {}
  return { talk, hours: talkFrom === null || talkUntil === null ? null : { from: talkFrom, until: talkUntil } }
}

export function readSchoolTalk({ db }: Platform, person: Author, schoolId: string): Promise<SchoolRule> {
  return inTransaction(db, async (transaction) => {
    await holdTheirSchool(transaction, person, schoolId)
    return findRule(transaction, schoolId)
  })
}

/** Changes the rules for students the school vouches for, effective with their next message. */
export async function changeSchoolTalk(
  { db, clock }: Platform,
  person: Author,
  { schoolId, talk, hours }: SchoolRule & { schoolId: string },
): Promise<SchoolRule> {
  const rule = {
    talk,
    talkFrom: hours?.from ?? null,
    talkUntil: hours?.until ?? null,
    changedBy: person.id,
    changedAt: clock.now(),
  }
  await inTransaction(db, async (transaction) => {
    await holdTheirSchool(transaction, person, schoolId)
    await transaction
      .insert(chatroomSchools)
      .values({ schoolId, ...rule })
      .onConflictDoUpdate({ target: chatroomSchools.schoolId, set: rule })
  })
  return { talk, hours }
}

/**
 * Refuses a student whose school allows them no rooms, or only rooms with one of its teachers when none is among these
 * people.
 */
export async function checkMayOpen(
  { clock }: Platform,
  transaction: Transaction,
  personId: string,
  others: readonly string[],
): Promise<void> {
  const { rows } = await transaction.execute<{ school: SchoolStanding | null; isWithTeacher: boolean }>(sql`
    select ${sql.raw(schoolTalkOf('v.id', 'null::uuid'))} as school,
      ${withValues(teachesAtSchool('any($1::uuid[])', vouchingSchoolOf('v.id')), others)} as "isWithTeacher"
    from (select ${personId}::uuid as id) v`)
  const [found] = rows
  if (!found?.school) return
  const { school, isWithTeacher } = found
  const why = whySchoolRefuses({ ...school, isWithTeacher }, clock.now())
  if (why === 'CHATROOM_SCHOOL_RESTING') refuse(why, { values: { until: clockOf(school.from ?? 0) } })
  if (why !== undefined) refuse(why)
}
