import type { EventKind } from '@learntrail/contract/event'
import { planMemberInvited, planMemberJoined, planMemberLeft } from '@learntrail/contract/plans/events'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { PlanEdit, PossibleMembers } from '@learntrail/contract/plans/members'
import type { Plan } from '@learntrail/contract/plans/plans'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellOfPlan } from '../plan.live.ts'
import * as plans from '../plans.repository.ts'
import { readPlan } from '../plans.service.ts'
import * as repository from './members.repository.ts'

type Actor = Pick<Person, 'id'>

export async function listPossibleMembers(
  platform: Platform,
  person: Actor,
  id: string,
  words = '',
): Promise<PossibleMembers> {
  await reachOwn(platform, person, id)
  const limit = planLimits.possibleMembers
  return repository.listPossible(platform.pool, { viewer: person.id, thingId: id, words, limit })
}

async function reachOwn(platform: Platform, person: Actor, id: string): Promise<void> {
  if ((await plans.findPart(platform.db, person.id, id)) !== 'owner') refuse('PLAN_NOT_FOUND')
}

/** Invites a person to a plan; a person invited before keeps their state. */
export async function inviteMember(platform: Platform, person: Actor, id: string, personId: string): Promise<Plan> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const plan = (await plans.holdOwn(transaction, person.id, id)) ?? refuse('PLAN_NOT_FOUND')
    if ((await repository.findState(transaction, id, personId)) !== undefined) return
    if (!(await repository.isPossible(transaction, person.id, personId))) refuse('PLAN_MEMBER_NOT_POSSIBLE')
    const limit = planLimits.members
    if ((await repository.countMembers(transaction, id)) + 1 >= limit) {
      refuse('PLAN_MEMBER_LIMIT_REACHED', { values: { limit } })
    }
    await repository.insertMember(transaction, { planId: id, personId, state: 'invited', since: at })
    await record(platform, transaction, planMemberInvited, { plan, actorId: person.id, personId, at })
  })
  return readPlan(platform, person, id)
}

/** Accepts an invitation to a plan, or declines it, which leaves no row behind. */
export async function answerMembership(platform: Platform, person: Actor, id: string, accepts: boolean) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const plan = (await plans.holdPlan(transaction, id)) ?? refuse('PLAN_NOT_FOUND')
    const state = await repository.findState(transaction, id, person.id)
    // Declining twice, or after being removed, changes nothing and is not refused.
    if (state === undefined) return accepts ? refuse('PLAN_NOT_FOUND') : undefined
    if (state === 'accepted') return accepts ? undefined : refuse('PLAN_NOT_FOUND')
    const fact = { plan, actorId: person.id, personId: person.id, at }
    if (accepts) {
      await repository.acceptMember(transaction, id, person.id, at)
      await record(platform, transaction, planMemberJoined, fact)
    } else await leave(platform, transaction, fact)
  })
}

/** Removes a member, or leaves the plan. What they wrote stays. */
export async function removeMember(platform: Platform, person: Actor, id: string, personId: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const plan = (await plans.holdPlan(transaction, id)) ?? refuse('PLAN_NOT_FOUND')
    const stateOf = (id: string) => repository.findState(transaction, plan.id, id)
    const isOwner = plan.ownerId === person.id
    if (!isOwner && (await stateOf(person.id)) === undefined) refuse('PLAN_NOT_FOUND')
    if ((await stateOf(personId)) === undefined) return
    if (!isOwner && personId !== person.id) refuse('PLAN_NOT_FOUND')
    await leave(platform, transaction, { plan, actorId: person.id, personId, at })
  })
}

interface MemberFact {
  plan: plans.StoredPlan
  actorId: string
  personId: string
  at: Date
}

async function leave(platform: Platform, transaction: Transaction, fact: MemberFact): Promise<void> {
  // Recorded before the row goes, so that the leaving person's other windows hear of it and stop writing.
  await record(platform, transaction, planMemberLeft, fact)
  await repository.deleteMember(transaction, fact.plan.id, fact.personId)
}

type OfMember = { title: string; ownerId: string; personId: string }

async function record(
  platform: Platform,
  transaction: Transaction,
  kind: EventKind<OfMember>,
  { plan, actorId, personId, at }: MemberFact,
): Promise<void> {
  const data = { title: plan.name, ownerId: plan.ownerId, personId }
  await platform.events.record(transaction, kind, { actorId, subjectId: plan.id, data, at })
  await tellOfPlan(platform, transaction, plan.id)
}

export async function listPlanEdits(platform: Platform, person: Actor, id: string): Promise<{ items: PlanEdit[] }> {
  if (!plans.writes(await plans.findPart(platform.db, person.id, id))) refuse('PLAN_NOT_FOUND')
  return { items: await repository.listEdits(platform.pool, person.id, id) }
}
