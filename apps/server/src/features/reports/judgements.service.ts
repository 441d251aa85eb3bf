import { limits } from '@learntrail/contract/limits'
import { reportAppealed } from '@learntrail/contract/reports/events'
import { hides } from '@learntrail/contract/reports/facts'
import type { Judgement } from '@learntrail/contract/reports/reports'
import { and, eq } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { isoTime } from '../../platform/database/iso-time.ts'
import type { Declared } from '../../platform/declared.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { idKey, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { reportTarget, reportTargets } from '../../platform/reports/report-targets.ts'
import { forgetAccess } from '../accounts/index.ts'
import { isToMend } from './cases.queries.ts'
import { isJudgedElsewhere, updateCase, updateDecision } from './cases.repository.ts'
import { isUnjudged, mayAppeal, withMended } from './reports.rules.ts'
import { reportCases, reportDecisions } from './reports.tables.ts'

type Row = Omit<Judgement, 'can'> & { waitsForOwner: boolean }

const placeIn = (declared: Declared) => {
  const placed = declared
    .of(reportTargets)
    .flatMap(({ type, place }) => (place ? [`when '${type}' then ${place('c.target_id')}`] : []))
  return placed.length === 0 ? 'null' : `case c.target_type ${placed.join(' ')} end`
}

const judgementsQuery = (declared: Declared, limit: number) => ({
  name: `report-judgements-${limit}`,
  text: `select d.id, c.target_type as "targetType", c.target_id as "targetId", ${placeIn(declared)} as place, c.title, d.decision, d.words,
      ${isoTime('d.decided_at')} as at, ${isoTime('d.ends_at')} as "endsAt", ${isoTime('d.lifted_at')} as "liftedAt", ${isoTime('d.shown_at')} as "shownAt",
      case when d.appealed_at is not null then json_build_object('words', d.appeal, 'at', ${isoTime('d.appealed_at')},
        'outcome', d.appeal_outcome, 'answer', d.appeal_answer) end as appeal,
      ${isToMend('d', 'c')} as "waitsForOwner"
    from report_decisions d join report_cases c on c.id = d.case_id
    where d.owner_id = $1 and d.decision <> 'nothing' and d.id < $2 and ($3::uuid is null or d.id = $3)
    order by d.id desc ${limitTo(limit)}`,
})

type Reading = Pick<Platform, 'pool' | 'clock' | 'declared'>

async function readRows({ pool, clock, declared }: Reading, values: unknown[], limit: number) {
  const now = clock.now()
  const { rows } = await pool.query<Row>({ ...judgementsQuery(declared, limit), values })
  return rows.map(({ waitsForOwner, ...row }): Judgement => {
    const facts = {
      decision: row.decision,
      endsAt: row.endsAt === null ? null : new Date(row.endsAt),
      liftedAt: row.liftedAt === null ? null : new Date(row.liftedAt),
      shownAt: row.shownAt === null ? null : new Date(row.shownAt),
      appealedAt: row.appeal === null ? null : new Date(row.appeal.at),
    }
    return { ...row, can: { appeal: mayAppeal(facts, now), mend: waitsForOwner } }
  })
}

/** Lists decisions about a person's things, newest first. */
export function readJudgementsOf(platform: Reading, ownerId: string, after: string, limit: number) {
  return readRows(platform, [ownerId, after, null], limit)
}

/** Lists a page of decisions about the caller's things. */
export async function listJudgements(platform: Platform, me: string, cursor: string | undefined) {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  return pageOf(await readJudgementsOf(platform, me, after, limits.pageSize + 1), limits.pageSize, ({ id }) => [id])
}

async function readOne(platform: Platform, me: string, id: string): Promise<Judgement> {
  return (await readRows(platform, [me, lastId, id], 1))[0] ?? refuse('JUDGEMENT_NOT_FOUND')
}

async function holdOwn(transaction: Transaction, me: string, id: string) {
  const [held] = await transaction
    .select()
    .from(reportDecisions)
    .innerJoin(reportCases, eq(reportCases.id, reportDecisions.caseId))
    .where(and(eq(reportDecisions.id, id), eq(reportDecisions.ownerId, me)))
    .for('update')
  if (held === undefined || held.report_decisions.decision === 'nothing') refuse('JUDGEMENT_NOT_FOUND')
  return { decision: held.report_decisions, reportCase: held.report_cases }
}

export async function appealJudgement(platform: Platform, me: string, id: string, words: string): Promise<Judgement> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { decision, reportCase } = await holdOwn(transaction, me, id)
    // The same appeal sent again.
    if (decision.appeal === words) return
    if (!mayAppeal(decision, at)) refuse('APPEAL_NOT_POSSIBLE')
    await updateDecision(transaction, id, { appeal: words, appealedAt: at })
    await updateCase(transaction, reportCase.id, {})
    const data = { caseId: reportCase.id }
    await platform.events.record(transaction, reportAppealed, { actorId: me, subjectId: id, data, at })
  })
  return readOne(platform, me, id)
}

export async function sayMended(platform: Platform, me: string, id: string): Promise<Judgement> {
  await inTransaction(platform.db, async (transaction) => {
    const { decision, reportCase } = await holdOwn(transaction, me, id)
    const isHidden = hides(decision.decision) && decision.liftedAt === null && decision.shownAt === null
    if (!isHidden && (decision.decision !== 'mend' || reportCase.state !== 'in_progress')) refuse('CASE_STATE_CHANGED')
    if (reportCase.mendedAt !== null) return
    // The case of a hidden thing was closed and is reopened, unless another case of the same thing waits already.
    const isLookedAt = !isUnjudged(reportCase.state) && !(await isJudgedElsewhere(transaction, reportCase))
    const again = isLookedAt ? { state: 'in_progress' as const, closedAt: null } : {}
    const target = reportTarget(platform.declared, reportCase.targetType)
    const now = await target.find(platform, transaction, me, reportCase.targetId)
    const frozen = withMended(reportCase.frozen, now?.fileIds ?? [])
    await updateCase(transaction, reportCase.id, { ...again, frozen, mendedAt: platform.clock.now() })
    forgetAccess(platform, transaction, me)
  })
  return readOne(platform, me, id)
}
