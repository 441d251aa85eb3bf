import { privacy } from '@learntrail/contract/posts/posts'
import { joinAccount } from '../accounts/index.ts'
import { leaderOf } from '../groups/index.ts'
import { notBlockedWith } from '../people/index.ts'
import { visibleShared } from '../posts/index.ts'

/*
 * Who sees which plan, as SQL: by its privacy, as with records, or by taking part in it. `plan` and `owner` name the
 * rows of plans and of its owner's account.
 */

export const fromPlans = `from plans plan ${joinAccount('a', 'plan.owner_id')}`

const inGroups = { table: 'plan_groups', key: 'plan_id' }

/** Whether the viewer is a member of the plan. */
export const isMember = (viewer: string, plan: string) => `exists (select 1 from plan_members member
  where member.plan_id = ${plan}.id and member.person_id = ${viewer} and member.state = 'accepted')`

/** Whether the viewer is invited to the plan. */
const isInvited = (viewer: string, plan: string) => `exists (select 1 from plan_members invited
  where invited.plan_id = ${plan}.id and invited.person_id = ${viewer} and invited.state = 'invited')`

/** Whether no block applies: a block does not where one of the two leads the other in a group. */
const meets = (viewer: string, owner: string) =>
  `(${notBlockedWith(viewer, owner)} or ${leaderOf(viewer, owner)} is not null)`

/** Whether the viewer was asked to sign and is still a signer. */
export const isSigner = (viewer: string, plan: string) => `exists (select 1 from plan_signers signer
  where signer.plan_id = ${plan}.id and signer.person_id = ${viewer} and signer.asked_at is not null
    and ${meets(viewer, `${plan}.owner_id`)})`

/** Whether the viewer may change the plan, as its owner or a member. */
export const writesPlan = (viewer: string, plan: string) =>
  `(${plan}.owner_id = ${viewer} or ${isMember(viewer, plan)})`

/** The viewer's part in the plan; null for none or for an invitation only. */
export const partIn = (viewer: string, plan: string) => `case when ${plan}.owner_id = ${viewer} then 'owner'
  when ${isMember(viewer, plan)} then 'member' when ${isSigner(viewer, plan)} then 'signer' end`

/** Same, as on the wire (`planParts`), including invitations. */
export const partTold = (viewer: string, plan: string) =>
  `coalesce(${partIn(viewer, plan)}, case when ${isInvited(viewer, plan)} then 'invited' end)`

/** Whether the viewer is told whose plan it is: a published plan may hide that from people who take no part in it. */
export const tellsOwner = (viewer: string, plan: string) =>
  `(${plan}.shows_owner or ${partTold(viewer, plan)} is not null)`

/** How far a plan has come (`planStages`). */
export const stageOf = (plan: string) => `coalesce((
    select case when doing.finished_at is null then 'doing' else 'finished' end
    from plan_executions doing where doing.plan_id = ${plan}.id),
  case ${plan}.signing_state when 'none' then 'writing' when 'underway' then 'signing' else ${plan}.signing_state end)`

/** Whether a line waits for the signature of the guardian to whom it was mailed at this address. */
export const waitsAtAddress = (line: string, email: string) => `${line}.role = 'guardian' and ${line}.state = 'asked'
  and lower(${line}.guardian_email) = lower(${email})`

/** Whether a plan is the viewer's own or shown to them by its privacy. */
export const sharedPlan = (viewer: string, plan: string, owner: string, isFriend?: string) =>
  visibleShared(viewer, { row: plan, owner, inGroups }, isFriend)

/** Whether the viewer may see the plan. */
export const visiblePlan = (viewer: string, plan: string, owner: string) =>
  `(${sharedPlan(viewer, plan, owner)}
    or (${owner}.deleted_at is null and (${isMember(viewer, plan)}
      or ${isInvited(viewer, plan)} or ${isSigner(viewer, plan)})))`

/** Whether a plan is another person's, not private, and visible to the viewer. */
export const publishedToThem = (viewer: string, plan: string, owner: string) =>
  `(${plan}.privacy < ${privacy.private} and ${plan}.owner_id <> ${viewer} and ${sharedPlan(viewer, plan, owner)})`

/**
 * SQL of how many non-private plans of a person the viewer may see; for others without plans that hide their owner.
 */
export const countPublished = (viewer: string, account: string, isFriend?: string) =>
  `(select count(*) from plans p where p.owner_id = ${account}.id and p.privacy < ${privacy.private}
    and (p.shows_owner or p.owner_id = ${viewer}) and ${sharedPlan(viewer, 'p', account, isFriend)})::int`
