import { joinAccount } from '../accounts/index.ts'
import type { CommentedThing, CommentTarget } from '../comments/index.ts'
import { meetsIn } from '../groups/index.ts'
import { visiblePlan } from './visible.sql.ts'

/** A plan as a thing to comment on. A block does not apply where one of the two leads a group that the plan is for. */
export const commentedPlan: CommentedThing = {
  type: 'plan',
  ownerOf: (target) => `(select p.owner_id from plans p where p.id = ${target})`,
  meetsAt: (viewer, person, id) => `exists (
    select 1 from plan_groups it where it.plan_id = ${id} and ${meetsIn(viewer, person, 'it.group_id')})`,
}

/** Everybody who sees a plan may comment on it. */
export const planCommentTarget: CommentTarget = {
  ...commentedPlan,
  table: 'plans',
  counter: 'message_count',
  ownerSeenBy: (viewer, target) => `(select p.owner_id from plans p ${joinAccount('o', 'p.owner_id')}
    where p.id = ${target} and ${visiblePlan(viewer, 'p', 'o')})`,
  titleOf: (target) => `(select p.name from plans p where p.id = ${target})`,
  missing: { target: 'PLAN_NOT_FOUND', comment: 'MESSAGE_NOT_FOUND', reply: 'REPLY_NOT_FOUND' },
}
