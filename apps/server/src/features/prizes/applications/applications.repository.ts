import { isOver } from '@learntrail/contract/prizes/application-steps'
import type { Application } from '@learntrail/contract/prizes/applications'
import type { AskedConsent } from '@learntrail/contract/prizes/consents'
import type { HandledApplication, ListedApplication } from '@learntrail/contract/prizes/handling'
import { type ApplicationState, applicationStates } from '@learntrail/contract/prizes/states'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount } from '../../accounts/index.ts'
import { childName } from '../../guardians/index.ts'
import { personOf } from '../../people/index.ts'
import { statedSchoolOf } from '../../profiles/index.ts'
import { pictureOf } from '../catalogue/prizes.repository.ts'
import { prizeApplications, prizeDetails, prizeSteps } from '../prizes.tables.ts'
import type { DetailField, SealedDetail } from '../sealed-details.mapping.ts'

export type StoredApplication = typeof prizeApplications.$inferSelect

/** Returns false if another application has its number. */
export async function insertApplication(
  transaction: Transaction,
  row: typeof prizeApplications.$inferInsert,
): Promise<boolean> {
  const made = await transaction
    .insert(prizeApplications)
    .values(row)
    .onConflictDoNothing({ target: prizeApplications.number })
  return made.rowCount === 1
}

export async function insertDetails(
  transaction: Transaction,
  applicationId: string,
  details: readonly SealedDetail[],
): Promise<void> {
  if (details.length > 0)
    await transaction.insert(prizeDetails).values(details.map((detail) => ({ applicationId, ...detail })))
}

export async function putDetail(transaction: Transaction, applicationId: string, detail: SealedDetail): Promise<void> {
  await transaction
    .insert(prizeDetails)
    .values({ applicationId, ...detail })
    .onConflictDoUpdate({ target: [prizeDetails.applicationId, prizeDetails.field], set: { sealed: detail.sealed } })
}

export async function listDetails(db: Queryable, applicationId: string): Promise<SealedDetail[]> {
  return db
    .select({ field: prizeDetails.field, sealed: prizeDetails.sealed })
    .from(prizeDetails)
    .where(eq(prizeDetails.applicationId, applicationId))
}

export async function listFields(db: Queryable, applicationId: string): Promise<DetailField[]> {
  const rows = await db
    .select({ field: prizeDetails.field })
    .from(prizeDetails)
    .where(eq(prizeDetails.applicationId, applicationId))
  return rows.map(({ field }) => field)
}

export async function deleteDetails(transaction: Transaction, applicationId: string): Promise<void> {
  await transaction.delete(prizeDetails).where(eq(prizeDetails.applicationId, applicationId))
}

export async function findByClient(db: Queryable, accountId: string, clientId: string) {
  const isIt = and(eq(prizeApplications.accountId, accountId), eq(prizeApplications.clientId, clientId))
  return (await db.select().from(prizeApplications).where(isIt))[0]
}

/** Final states. */
const ended = applicationStates.filter(isOver)
/** States in which the applicant has no piece of the prize. */
const withoutPiece = ['auditFailed', 'cancelled'] as const

/** Counts the pieces of a prize that a person has or applied for. */
export async function countHad(db: Queryable, accountId: string, prizeId: string): Promise<number> {
  return db.$count(
    prizeApplications,
    and(
      eq(prizeApplications.accountId, accountId),
      eq(prizeApplications.prizeId, prizeId),
      notInArray(prizeApplications.state, [...withoutPiece]),
    ),
  )
}

/** Counts a person's open applications; serialises applications of one person. */
export async function countOpen(transaction: Transaction, accountId: string): Promise<number> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`prizes of ${accountId}`}, 0))`)
  return transaction.$count(
    prizeApplications,
    and(eq(prizeApplications.accountId, accountId), notInArray(prizeApplications.state, ended)),
  )
}

/** Returns the application, locked until the transaction ends. Lock it before its prize and the purse. */
export async function holdApplication(transaction: Transaction, id: string): Promise<StoredApplication | undefined> {
  return (await transaction.select().from(prizeApplications).where(eq(prizeApplications.id, id)).for('update'))[0]
}

export async function updateApplication(
  transaction: Transaction,
  id: string,
  change: Partial<typeof prizeApplications.$inferInsert>,
): Promise<void> {
  await transaction.update(prizeApplications).set(change).where(eq(prizeApplications.id, id))
}

export async function insertStep(transaction: Transaction, row: typeof prizeSteps.$inferInsert): Promise<void> {
  await transaction.insert(prizeSteps).values(row)
}

/** Returns who of the staff took the step to a state; null if nobody of them did. */
export async function whoCameTo(db: Queryable, applicationId: string, state: ApplicationState): Promise<string | null> {
  const isIt = and(eq(prizeSteps.applicationId, applicationId), eq(prizeSteps.state, state))
  return (await db.select({ byId: prizeSteps.byId }).from(prizeSteps).where(isIt))[0]?.byId ?? null
}

export async function listTrail(db: Queryable, applicationId: string) {
  const rows = await db
    .select({ state: prizeSteps.state, at: prizeSteps.at })
    .from(prizeSteps)
    .where(eq(prizeSteps.applicationId, applicationId))
    .orderBy(asc(prizeSteps.at))
  // Steps of the same moment are in the order of the states.
  const place = (state: ApplicationState) => applicationStates.indexOf(state)
  return rows
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || place(one.state) - place(other.state))
    .map(({ state, at }) => ({ state, at: at.toISOString() }))
}

/** SQL of the contract's `application` from the rows `a` and `p`; `now` names a parameter. */
const view = (
  now: string,
) => `a.id, a.number, json_build_object('id', p.id, 'name', p.name, 'picture', ${pictureOf('p')},
    'way', a.way, 'pickUp', p.pick_up) as prize,
  a.points, a.state, ${isoTime('a.created_at')} as at, a.reason, a.tracking,
  (select json_build_object('state', case when c.answer is not null then c.answer
      when c.expires_at <= ${now} then 'expired' else 'asked' end, 'askedAt', ${isoTime('c.asked_at')},
      'expiresAt', ${isoTime('c.expires_at')}, 'answeredAt', ${isoTime('c.answered_at')})
    from prize_consents c where c.application_id = a.id) as consent`
const joined = 'prize_applications a join prizes p on p.id = a.prize_id'

export async function listOwn(pool: Pool, now: Date, me: string, after: string, limit: number): Promise<Application[]> {
  const { rows } = await pool.query<Application>({
    name: `prize-applications-own-${limit}`,
    text: `select ${view('$1')} from ${joined} where a.account_id = $2 and a.id < $3 order by a.id desc ${limitTo(limit)}`,
    values: [now, me, after],
  })
  return rows
}

interface OwnRow extends Application {
  sentAt: string | null
  endedAt: string | null
  erasedAt: string | null
}

const ends = `${isoTime('a.ended_at')} as "endedAt", ${isoTime('a.erased_at')} as "erasedAt"`

export async function findOwn(pool: Pool, now: Date, me: string, id: string): Promise<OwnRow | undefined> {
  const { rows } = await pool.query<OwnRow>({
    name: 'prize-application-own',
    text: `select ${view('$1')}, ${isoTime('a.sent_at')} as "sentAt", ${ends} from ${joined} where a.account_id = $2 and a.id = $3`,
    values: [now, me, id],
  })
  return rows[0]
}

type AskedRow = Pick<AskedConsent, 'childName' | 'prize' | 'points' | 'at'>

/** Reads an application as the guardian who is asked sees it. */
export async function findAsked(pool: Pool, now: Date, id: string): Promise<AskedRow | undefined> {
  const { rows } = await pool.query<AskedRow>({
    name: 'prize-application-asked',
    text: `select ${childName('w')} as "childName", its.prize::jsonb - 'id' || jsonb_build_object('description', its.description)
        as prize, its.points, its.at
      from (select ${view('$1')}, p.description, a.account_id from ${joined} where a.id = $2) its
        ${joinAccount('w', 'its.account_id')}`,
    values: [now, id],
  })
  return rows[0]
}

const staffView = (now: string) => `${view(now)}, ${personOf('a.account_id')} as person,
  coalesce(${statedSchoolOf('a.account_id')}, '') as school`

interface Page {
  state: ApplicationState | undefined
  prizeId: string | undefined
  /** Beginning of a number, letters and digits only. */
  words: string | undefined
  isOldestFirst: boolean
  after: string
  limit: number
}

/**
 * SQL: the number begins with what was typed, looked up by its index first. A tilde sorts after all letters and digits.
 */
const isTyped = (beginning: string) => `a.id = any (array(select typed.id from prize_applications typed
  where replace(typed.number, '-', '') ~>=~ ${beginning} and replace(typed.number, '-', '') ~<~ (${beginning} || '~')))`

export async function listAll(pool: Pool, now: Date, { isOldestFirst, ...page }: Page): Promise<ListedApplication[]> {
  const order = isOldestFirst ? { after: '>', by: 'a.id' } : { after: '<', by: 'a.id desc' }
  const { rows } = await pool.query<ListedApplication>({
    name: `prize-applications-${isOldestFirst}-${page.limit}${page.words === undefined ? '' : '-numbered'}`,
    text: `select ${staffView('$1')} from ${joined}
      where a.id ${order.after} $2 and ($3::text is null or a.state = $3) and ($4::uuid is null or a.prize_id = $4)
        and ${page.words === undefined ? '$5::text is null' : isTyped('$5')}
      order by ${order.by} ${limitTo(page.limit)}`,
    values: [now, page.after, page.state ?? null, page.prizeId ?? null, page.words ?? null],
  })
  return rows
}

type HandledRow = Omit<HandledApplication, 'trail' | 'holds' | 'erasedAt'> & Pick<OwnRow, 'endedAt' | 'erasedAt'>

export async function findHandled(pool: Pool, now: Date, id: string): Promise<HandledRow | undefined> {
  const { rows } = await pool.query<HandledRow>({
    name: 'prize-application',
    text: `select ${staffView('$1')}, ${ends} from ${joined} where a.id = $2`,
    values: [now, id],
  })
  return rows[0]
}

/** Counts applications that wait for staff to review, prepare or send them, without those that wait for a guardian. */
export async function countWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>({
    name: 'prize-applications-waiting',
    text: `select count(*)::int as waiting from prize_applications a
      where a.state in ('approved', 'preparing') or (a.state = 'underReview' and not exists (
        select 1 from prize_consents c where c.application_id = a.id and c.answer is null))`,
  })
  return rows[0]?.waiting ?? 0
}

/** Lists applications sent before a moment and not yet received. */
export async function listSentBefore(db: Queryable, moment: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: prizeApplications.id })
    .from(prizeApplications)
    .where(and(eq(prizeApplications.state, 'sent'), sql`${prizeApplications.sentAt} < ${moment}`))
    .orderBy(prizeApplications.sentAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Lists applications that ended before a moment and still hold personal details. */
export async function listEndedBefore(db: Queryable, moment: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from prize_applications
    where ended_at < ${moment} and erased_at is null order by ended_at limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Lists applications of an account that is being deleted. */
export async function listOfAccount(db: Queryable, accountId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: prizeApplications.id })
    .from(prizeApplications)
    .where(eq(prizeApplications.accountId, accountId))
    .orderBy(prizeApplications.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function deleteApplications(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.delete(prizeApplications).where(inArray(prizeApplications.id, [...ids]))
}
