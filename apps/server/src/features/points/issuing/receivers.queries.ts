import { clientOf, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { ledIn } from '../../groups/index.ts'
import { plusAt } from '../reach-points.ts'

/** Group, who gives, to whom, now. */
const receiversQuery = {
  name: 'points-receivers',
  text: `select g.name, exists (select 1 from accounts giver where giver.id = $2 and ${plusAt('giver', '$4::timestamptz')}) as "mayGive",
      exists (select 1 from point_goals goal where goal.group_id = g.id and goal.title is not null) as "haveGoal",
      led.members, led."canReceive"
    from groups g cross join (
      select count(*)::int as members, count(*) filter (where ${plusAt('a', '$4::timestamptz')})::int as "canReceive"
      from ${ledIn('$1')} member join accounts a on a.id = member.account_id where member.account_id = any ($3)) led
    where g.id = $1`,
}

interface Receivers {
  /** Of the group. */
  name: string
  /** Whoever gives has a plan with which points are given. */
  mayGive: boolean
  /** How many of them belong to the group without leading it, and how many of those have a plan that takes points. */
  members: number
  canReceive: number
  /** All fill something together. */
  haveGoal: boolean
}

export async function readReceivers(
  transaction: Transaction,
  { groupId, giverId, personIds, at }: { groupId: string; giverId: string; personIds: readonly string[]; at: Date },
): Promise<Receivers | undefined> {
  const { rows } = await clientOf(transaction).query({ ...receiversQuery, values: [groupId, giverId, personIds, at] })
  return rows[0] as Receivers | undefined
}

/** Whether all of these many people belong to the group and have a plan that takes points. */
export const canAllReceive = ({ members, canReceive }: Receivers, people: number): boolean =>
  people === members && people === canReceive

/** Says who of these many people cannot be given points: nobody is left out without a word. */
export function refuseReceivers({ members, canReceive }: Receivers, people: number): never {
  if (people > members) return refuse('POINTS_NOT_A_MEMBER', { values: { count: people - members } })
  return refuse('POINTS_PLUS_REQUIRED', { values: { count: people - canReceive } })
}

/** Refuses where one of these many people cannot be given points. */
export function checkReceivers(receivers: Receivers, people: number): void {
  if (!canAllReceive(receivers, people)) refuseReceivers(receivers, people)
}

/** Group, people, now. */
const amongQuery = {
  name: 'points-receivers-among',
  text: `select a.id from ${ledIn('$1')} led join accounts a on a.id = led.account_id
    where led.account_id = any ($2) and ${plusAt('a', '$3::timestamptz')}`,
}

/** Those of some people who belong to a group without leading it, and have a plan that takes points. */
export async function findReceivers(
  transaction: Transaction,
  groupId: string,
  personIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const { rows } = await clientOf(transaction).query({ ...amongQuery, values: [groupId, personIds, at] })
  return (rows as { id: string }[]).map(({ id }) => id)
}
