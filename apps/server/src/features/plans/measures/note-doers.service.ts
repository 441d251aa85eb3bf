import type { Transaction } from '../../../platform/database/index.ts'
import { noteFoundChanged } from '../../../platform/measures/changed-people.ts'

const doers = {
  name: 'doers-of-plan',
  text: `select owner_id from plans where id = $1
    union select person_id from plan_members where plan_id = $1 and state = 'accepted'
    union select by_id from plan_done_items where plan_id = $1 and by_id is not null`,
}

/** Marks the measures of a plan's owner, members and doers as changed. Call it before the plan is deleted. */
export const noteDoers = (transaction: Transaction, planId: string): void =>
  noteFoundChanged(transaction, doers, [planId])

const doersOfPlansOf = {
  name: 'doers-of-plans-of',
  text: `select done.by_id from plans plan join plan_done_items done on done.plan_id = plan.id
    where plan.owner_id = $1 and done.by_id <> $1`,
}

/** Same, for the other people who did items in an owner's plans; called when these are erased. */
export const noteDoersOfPlansOf = (transaction: Transaction, ownerId: string): void =>
  noteFoundChanged(transaction, doersOfPlansOf, [ownerId])
