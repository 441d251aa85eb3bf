import { planLimits } from '@learntrail/contract/plans/limits'
import { isoTime as iso } from '../../../platform/database/iso-time.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount } from '../../accounts/index.ts'
import { fileSummaryOf, fromFiles } from '../../files/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { fromPlans, partIn } from '../visible.sql.ts'
import { signingName } from './signing.repository.ts'

/** SQL of a person with the name they sign by, from their account's row. */
export const namedPerson = (account: string) =>
  `(${personSummaryOf(account)}::jsonb || jsonb_build_object('fullName', ${signingName(account)}))`

const signers = `coalesce((select jsonb_agg(${namedPerson('s')} || jsonb_build_object('isAsked', signs.asked_at is not null)
    order by s.full_name, s.id)
  from plan_signers signs ${joinAccount('s', 'signs.person_id')}
  where signs.plan_id = l.plan_id and signs.line_id = l.id), '[]')`

/** The answer given in a line; the photograph is null once its file is gone. */
const answer = `case when l.answer is not null then jsonb_build_object('said', l.answer, 'name', coalesce(l.answered_name, ''),
  'way', l.way, 'mark', l.mark, 'at', ${iso('l.answered_at')}, 'version', l.version,
  'code', left(encode(l.hash, 'hex'), ${planLimits.code}), 'reason', coalesce(l.reason, ''),
  'remarks', coalesce(l.remarks, '[]'), 'minutes', coalesce(l.minutes, ''),
  'photo', (select ${fileSummaryOf('f')} ${fromFiles('f', 'l.photo_id')})) end`

const lines = `coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'role', l.role, 'label', l.label, 'state', l.state,
    'signers', ${signers}, 'email', l.guardian_email, 'askedAt', ${iso('l.asked_at')}, 'remindedAt', ${iso('l.reminded_at')},
    'answer', ${answer}, 'isMine', exists (select 1 from plan_signers own where own.plan_id = l.plan_id
      and own.line_id = l.id and own.person_id = $1 and own.asked_at is not null),
    'isAnsweredByMe', coalesce(l.answered_by_id = $1, false)) order by l.position)
  from plan_lines l where l.plan_id = plan.id), '[]')`

const history = `coalesce((select jsonb_agg(jsonb_build_object('id', act.id, 'act', act.act, 'role', act.role,
    'label', act.label, 'name', act.name, 'way', act.way, 'version', act.version,
    'code', left(encode(act.hash, 'hex'), ${planLimits.code}), 'reason', act.reason, 'at', ${iso('act.at')}) order by act.id desc)
  from (select * from plan_acts h where h.plan_id = plan.id order by h.id desc ${limitTo(planLimits.acts)}) act), '[]')`

/** $1 viewer, $2 plan. The signing of a plan. */
export const signingQuery = {
  name: 'plan-signing',
  text: `select ${partIn('$1', 'plan')} as part, plan.id, plan.version, plan.content, plan.signing_order as "order",
      plan.signing_state as state, ${lines} as lines, ${history} as history
    ${fromPlans} where plan.id = $2 and a.deleted_at is null and ${partIn('$1', 'plan')} is not null`,
}
