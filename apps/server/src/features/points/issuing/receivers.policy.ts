import { clientOf, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { fromAccounts, joinAccount } from '../../accounts/index.ts'
import { everyGroup, ledIn } from '../../groups/index.ts'
import { plusAt } from '../reach-points.policy.ts'

/** $1 group, $2 giver, $3 receivers, $4 now. */
const receiversQuery = {
  name: 'points-receivers',
  text: `select g.name, exists (select 1 ${fromAccounts('giver', '$2')} and ${plusAt('giver', '$4::timestamptz')}) as "mayGive",
      exists (select 1 from point_goals goal where goal.group_id = g.id and goal.title is not null) as "haveGoal",
      led.members, led."canReceive"
    from ${everyGroup('g')} cross join (
      select count(*)::int as members, count(*) filter (where ${plusAt('a', '$4::timestamptz')})::int as "canReceive"
      from ${ledIn('$1')} member ${joinAccount('a', 'member.account_id')} where member.account_id = any ($3)) led
    where g.id = $1`,
}

interface Receivers {
  /** The group's name. */
  name: string
  /** Whether the giver's plan allows giving points. */
  mayGive: boolean
  /** How many receivers are members who do not lead the group, and how many of those have a plan that takes points. */
  members: number
  canReceive: number
  /** Whether the group has a common goal. */
  haveGoal: boolean
}

export async function readReceivers(
  transaction: Transaction,
  { groupId, giverId, personIds, at }: { groupId: string; giverId: string; personIds: readonly string[]; at: Date },
): Promise<Receivers | undefined> {
  const { rows } = await clientOf(transaction).query({ ...receiversQuery, values: [groupId, giverId, personIds, at] })
  return rows[0] as Receivers | undefined
}

/** Whether all `people` receivers are members with a plan that takes points. */
export const canAllReceive = ({ members, canReceive }: Receivers, people: number): boolean =>
  people === members && people === canReceive

/** Refuses with the number of receivers who cannot be given points: nobody is left out silently. */
export function refuseReceivers({ members, canReceive }: Receivers, people: number): never {
  if (people > members) return refuse('POINTS_NOT_A_MEMBER', { values: { count: people - members } })
  return refuse('POINTS_PLUS_REQUIRED', { values: { count: people - canReceive } })
}

/** Refuses when any of the `people` receivers cannot be given points. */
export function checkReceivers(receivers: Receivers, people: number): void {
  if (!canAllReceive(receivers, people)) refuseReceivers(receivers, people)
}

/** $1 group, $2 people, $3 now. */
const amongQuery = {
  name: 'points-receivers-among',
  text: `select a.id from ${ledIn('$1')} led ${joinAccount('a', 'led.account_id')}
    where led.account_id = any ($2) and ${plusAt('a', '$3::timestamptz')}`,
}

/** Returns the people who are members without leading the group and have a plan that takes points. */
export async function findReceivers(
  transaction: Transaction,
  groupId: string,
  personIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const { rows } = await clientOf(transaction).query({ ...amongQuery, values: [groupId, personIds, at] })
  return (rows as { id: string }[]).map(({ id }) => id)
}
