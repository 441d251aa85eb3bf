import type { SignatureRole } from '@learntrail/contract/plans/signing/facts'
import { everyAccount } from '../../accounts/index.ts'
import { isMember, isSigner, visiblePlan, writesPlan } from '../visible.sql.ts'

/*
 * SQL of who does a plan, may read how it is done, and advises. `plan` names the row of plans, `owner` the row of its
 * owner's account.
 */

const signsAs = (viewer: string, plan: string, ...roles: SignatureRole[]) => `(${isSigner(viewer, plan)}
  and exists (select 1 from plan_signers signs
    join plan_lines line on line.plan_id = signs.plan_id and line.id = signs.line_id
    where signs.plan_id = ${plan}.id and signs.person_id = ${viewer} and signs.asked_at is not null
      and line.role in (${roles.map((role) => `'${role}'`).join(', ')})))`

/** Whether the viewer advises: answers questions, gives an opinion and certifies. */
export const advisesPlan = (viewer: string, plan: string) => signsAs(viewer, plan, 'adviser', 'formTutor')

/**
 * Whether the viewer may read how a plan is done: its owner, members and signing teachers. Offices and guardians see
 * the plan only.
 */
export const readsDoing = (viewer: string, plan: string, owner: string) =>
  `(${writesPlan(viewer, plan)} or (${signsAs(viewer, plan, 'adviser', 'formTutor', 'committee')}
    and ${visiblePlan(viewer, plan, owner)}))`

/** Ids of the people who do a plan. */
export const writersOf = (plan: string) => `select ${plan}.owner_id as id union
  select member.person_id from plan_members member where member.plan_id = ${plan}.id and member.state = 'accepted'`

/** Ids of the advisers whom the plan's owner and members can ask. */
export const advisersOf = (plan: string) => `select a.id from ${everyAccount('a')}
  where a.deleted_at is null and ${advisesPlan('a.id', plan)} and a.id <> ${plan}.owner_id and not ${isMember('a.id', plan)}`
