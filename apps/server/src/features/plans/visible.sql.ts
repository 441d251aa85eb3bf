import { privacy } from '@learntrail/contract/posts/posts'
import { leaderOf } from '../groups/index.ts'
import { notBlockedWith } from '../people/index.ts'
import { visibleShared } from '../posts/index.ts'

/*
 * Who sees which plan, as SQL: by its privacy, as records, and whoever takes part in it. `plan` and `owner` name the rows
 * of plans and of its owner's account.
 */

export const fromPlans = 'from plans plan join accounts a on a.id = plan.owner_id'

const inGroups = { table: 'plan_groups', key: 'plan_id' }

/** The viewer writes it along. */
export const isMember = (viewer: string, plan: string) => `exists (select 1 from plan_members member
  where member.plan_id = ${plan}.id and member.person_id = ${viewer} and member.state = 'accepted')`

/** The viewer is asked to write it along. */
const isInvited = (viewer: string, plan: string) => `exists (select 1 from plan_members invited
  where invited.plan_id = ${plan}.id and invited.person_id = ${viewer} and invited.state = 'invited')`

/** A block between the two ends where one leads the other in a group, as in groups. */
const meets = (viewer: string, owner: string) =>
  `(${notBlockedWith(viewer, owner)} or ${leaderOf(viewer, owner)} is not null)`

/** The viewer was asked to sign it, and is one who signs it still. */
export const isSigner = (viewer: string, plan: string) => `exists (select 1 from plan_signers signer
  where signer.plan_id = ${plan}.id and signer.person_id = ${viewer} and signer.asked_at is not null
    and ${meets(viewer, `${plan}.owner_id`)})`

/** The viewer may change it: it is theirs, or they write along. */
export const writesPlan = (viewer: string, plan: string) =>
  `(${plan}.owner_id = ${viewer} or ${isMember(viewer, plan)})`

/** What the viewer does in it; null: nothing, or they are only asked to write it along. */
export const partIn = (viewer: string, plan: string) => `case when ${plan}.owner_id = ${viewer} then 'owner'
  when ${isMember(viewer, plan)} then 'member' when ${isSigner(viewer, plan)} then 'signer' end`

/** The same as it is told (`planParts`). */
export const partTold = (viewer: string, plan: string) =>
  `coalesce(${partIn(viewer, plan)}, case when ${isInvited(viewer, plan)} then 'invited' end)`

/** The viewer is told whose plan it is: a published one may stand there without a name for those who take no part in it. */
export const tellsOwner = (viewer: string, plan: string) =>
  `(${plan}.shows_owner or ${partTold(viewer, plan)} is not null)`

/** How far a plan has come (`planStages`). */
export const stageOf = (plan: string) => `coalesce((
    select case when doing.finished_at is null then 'doing' else 'finished' end
    from plan_executions doing where doing.plan_id = ${plan}.id),
  case ${plan}.signing_state when 'none' then 'writing' when 'underway' then 'signing' else ${plan}.signing_state end)`

/** A plan that is shown to the viewer by its privacy, or is theirs. */
export const sharedPlan = (viewer: string, plan: string, owner: string, isFriend?: string) =>
  visibleShared(viewer, { row: plan, owner, inGroups }, isFriend)

/** A plan the viewer may see. */
export const visiblePlan = (viewer: string, plan: string, owner: string) =>
  `(${sharedPlan(viewer, plan, owner)}
    or (${owner}.deleted_at is null and (${isMember(viewer, plan)}
      or ${isInvited(viewer, plan)} or ${isSigner(viewer, plan)})))`

/** Somebody else's that is published, which the viewer may see. */
export const publishedToThem = (viewer: string, plan: string, owner: string) =>
  `(${plan}.privacy < ${privacy.private} and ${plan}.owner_id <> ${viewer} and ${sharedPlan(viewer, plan, owner)})`

/** A plan that is not its owner's alone, as the viewer sees how many there are of somebody; without those that bear no name. */
export const countPublished = (viewer: string, account: string, isFriend?: string) =>
  `(select count(*) from plans p where p.owner_id = ${account}.id and p.privacy < ${privacy.private}
    and (p.shows_owner or p.owner_id = ${viewer}) and ${sharedPlan(viewer, 'p', account, isFriend)})::int`
