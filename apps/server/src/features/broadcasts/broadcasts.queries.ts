import { broadcastLimits } from '@learntrail/contract/broadcasts/limits'
import { actsForSchool, planAt } from '../accounts/index.ts'

/** SQL: which of the `broadcastRoles` the account `a` has, with its organization `o`, which may be absent. */
export const audienceRole = `coalesce(o.academic_role,
  case when a.registration_role = 'education_staff' then 'education_staff' else 'other' end)`

/** SQL: whether the account `a`, with its organization `o`, is in the audience of the broadcast `b` at a moment. */
export const isFor = (now: string) => `(b.school_id is null or b.school_id = o.school_id)
  and (b.roles = '{}' or ${audienceRole} = any (b.roles))
  and (b.school_types = '{}' or o.school_type = any (b.school_types))
  and (b.plans = '{}' or ${planAt('a', now)} = any (b.plans))`

/** SQL: whether `a` sees `b`. Broadcasts from before the account was created are not shown. */
export const isShown = (now: string) => `b.withdrawn_at is null and b.starts_at <= ${now}
  and b.starts_at > ${now} - interval '${broadcastLimits.months} months' and b.starts_at >= a.created_at and ${isFor(now)}`

/** SQL: whether `a` answers for `b` and it has not been withdrawn. */
export const isHeldBy = `b.withdrawn_at is null and case when b.sender_school_id is null then a.role = 'operator'
  else ${actsForSchool('a.id', 'b.sender_school_id')} end`
