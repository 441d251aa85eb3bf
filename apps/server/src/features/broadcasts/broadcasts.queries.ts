import { broadcastLimits } from '@learntrail/contract/broadcasts/limits'
import { planAt } from '../accounts/index.ts'

/** Which of the `broadcastRoles` the account `a` is, with its organization `o`, which need not be there. */
export const audienceRole = `coalesce(o.academic_role,
  case when a.registration_role = 'education_staff' then 'education_staff' else 'other' end)`

/** The account `a`, with its organization `o`, is one of those whom the broadcast `b` is for, at a moment. */
export const isFor = (now: string) => `(b.school_id is null or b.school_id = o.school_id)
  and (b.roles = '{}' or ${audienceRole} = any (b.roles))
  and (b.school_types = '{}' or o.school_type = any (b.school_types))
  and (b.plans = '{}' or ${planAt('a', now)} = any (b.plans))`

/** `a` reads `b`. What was said before somebody came is no news to them. */
export const isShown = (now: string) => `b.withdrawn_at is null and b.starts_at <= ${now}
  and b.starts_at > ${now} - interval '${broadcastLimits.months} months' and b.starts_at >= a.created_at and ${isFor(now)}`

/** `a` answers for `b`, which was not withdrawn. */
export const isHeldBy = `b.withdrawn_at is null and case when b.sender_school_id is null then a.role = 'operator'
  else exists (select 1 from school_permissions s where s.account_id = a.id and s.reach is null
    and s.school_id = b.sender_school_id) end`
