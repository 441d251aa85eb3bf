import type { CaseFilter } from '@learntrail/contract/reports/cases'
import { hidingDecisions } from '@learntrail/contract/reports/facts'
import { isoTime } from '../../platform/database/iso-time.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { filesInJson, summariesOfFiles } from '../files/index.ts'
import { personOf } from '../people/index.ts'

/* The SQL of what staff read of cases; `c` is the row of report_cases. */

const frozenFiles = filesInJson('frozen')('c')
const filesThen = `(${frozenFiles})[:coalesce((c.frozen ->> 'filesThen')::int, cardinality(${frozenFiles}))]`

/** $1 ids; returns files in this order. */
export const filesQuery = { name: 'report-files', text: `select ${summariesOfFiles('$1::uuid[]')} as files` }

const isAppealed = `exists (select 1 from report_decisions d
  where d.case_id = c.id and d.appealed_at is not null and d.appeal_outcome is null)`

const summary = `c.id, c.target_type as "targetType", c.target_id as "targetId", c.title, c.state, c.is_urgent as "isUrgent",
  (select coalesce(json_agg(distinct reason), '[]') from reports r, unnest(r.reasons) as reason where r.case_id = c.id) as reasons,
  (select count(*) from reports r where r.case_id = c.id)::int as "reportCount",
  ${isoTime('c.opened_at')} as "openedAt", ${personOf('c.assignee_id')} as assignee,
  c.mend_asked_at is not null and c.mended_at is null as "waitsForOwner", ${isoTime('c.mended_at')} as "mendedAt",
  ${isAppealed} as "isAppealed", ${isoTime('c.closed_at')} as "closedAt"`

const appeal = `case when d.appealed_at is not null then json_build_object('words', d.appeal, 'at', ${isoTime('d.appealed_at')},
  'outcome', d.appeal_outcome, 'answer', d.appeal_answer, 'answerer', ${personOf('d.answerer_id')}) end`

/** One whole case. $1 id. */
export const wholeCaseQuery = {
  name: 'report-case-whole',
  text: `select ${summary}, c.version, c.owner_id as "ownerId", c.assignee_id as "assigneeId", ${personOf('c.owner_id')} as owner,
      case when c.frozen is not null then json_build_object('title', c.title, 'text', c.frozen ->> 'text',
        'at', ${isoTime('c.opened_at')}, 'files',
        ${summariesOfFiles(filesThen)}) end as frozen, ${frozenFiles} as "shownFileIds",
      (select coalesce(json_agg(json_build_object('id', r.id, 'reporter', ${personOf('r.reporter_id')}, 'reasons', r.reasons,
        'description', r.description, 'pictures', ${summariesOfFiles('r.file_ids')}, 'at', ${isoTime('r.created_at')},
        'isFalse', r.false_at is not null) order by r.id), '[]') from reports r where r.case_id = c.id) as reports,
      (select coalesce(json_agg(json_build_object('id', n.id, 'author', ${personOf('n.author_id')}, 'words', n.words,
        'at', ${isoTime('n.created_at')}) order by n.id), '[]') from report_notes n where n.case_id = c.id) as notes,
      (select coalesce(json_agg(json_build_object('id', d.id, 'decision', d.decision, 'words', d.words,
        'decider', ${personOf('d.decider_id')}, 'at', ${isoTime('d.decided_at')}, 'endsAt', ${isoTime('d.ends_at')},
        'liftedAt', ${isoTime('d.lifted_at')}, 'shownAt', ${isoTime('d.shown_at')}, 'liftReason', d.lift_reason, 'appeal', ${appeal}) order by d.id desc), '[]')
        from report_decisions d where d.case_id = c.id) as decisions,
      (select count(*) from report_decisions d where d.owner_id = c.owner_id and d.case_id <> c.id
        and d.decision <> 'nothing' and d.lifted_at is null)::int as "formerJudgements"
    from report_cases c where c.id = $1`,
}

const hiding = hidingDecisions.map((one) => `'${one}'`).join(', ')

/**
 * SQL: decision `d` of case `c` waits for the owner to mend the thing: that was asked for, or the thing stays hidden
 * until then.
 */
export const isToMend = (d: string, c: string) => `(${c}.mended_at is null and ${d}.lifted_at is null and (
  (${d}.decision = 'mend' and ${c}.state = 'in_progress') or (${d}.decision in (${hiding}) and ${d}.shown_at is null)))`

const unjudged = `c.state in ('open', 'in_progress')`
/** SQL per filter; $1 viewer, used by `mine`. */
const filterOf: Record<CaseFilter, string> = {
  open: `c.state = 'open' and $1::uuid is not null`,
  mine: `${unjudged} and c.assignee_id = $1`,
  in_progress: `c.state = 'in_progress' and $1::uuid is not null`,
  appeals: `${isAppealed} and $1::uuid is not null`,
  resolved: `c.state = 'resolved' and $1::uuid is not null`,
  rejected: `c.state = 'rejected' and $1::uuid is not null`,
}

const isOver = (filter: CaseFilter) => filter === 'resolved' || filter === 'rejected'

/** $1 viewer, $2 type or null, $3–5 cursor: whether urgent, moment, id. */
export function casesQuery(filter: CaseFilter, limit: number) {
  const order = isOver(filter)
    ? { after: '(c.closed_at, c.id) < ($4, $5) and $3::boolean', by: 'c.closed_at desc, c.id desc' }
    : {
        after: '(not c.is_urgent, c.opened_at, c.id) > (not $3::boolean, $4, $5)',
        by: 'not c.is_urgent, c.opened_at, c.id',
      }
  return {
    name: `report-cases-${filter}-${limit}`,
    text: `select ${summary} from report_cases c
      where ${filterOf[filter]} and ($2::text is null or c.target_type = $2) and ${order.after}
      order by ${order.by} ${limitTo(limit)}`,
  }
}

/** $1 viewer. */
export const caseCountsQuery = {
  name: 'report-case-counts',
  text: `select count(*) filter (where c.state = 'open')::int as open,
      count(*) filter (where c.state = 'open' and c.is_urgent)::int as urgent,
      count(*) filter (where c.assignee_id = $1)::int as mine,
      (select count(*) from report_decisions d where d.appealed_at is not null and d.appeal_outcome is null)::int as appeals
    from report_cases c where ${unjudged}`,
}
