import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import { presentPerson } from '../../people/index.ts'
import { groupMembers } from '../groups.tables.ts'
import { numberOrder } from './number-order.sql.ts'

export interface Numbered {
  personId: string
  memberNumber: string
}

/**
 * Returns the other members of the group who have one of the numbers. `isPresent` is false for people leaving the
 * product, who are in no list.
 */
export async function findTaken(transaction: Transaction, groupId: string, numbers: readonly Numbered[]) {
  const given = numbers.filter(({ memberNumber }) => memberNumber !== '')
  const { rows } = await transaction.execute<{ id: string; name: string; isPresent: boolean }>(sql`
    select a.id, a.display_name as name, ${sql.raw(presentPerson('a'))} as "isPresent"
    from unnest(${sql.param(given.map(({ memberNumber }) => memberNumber))}::text[]) as wanted(number)
      join group_members m on m.group_id = ${groupId} and m.member_number <> ''
        and m.number_order = ${sql.raw(numberOrder('wanted.number'))}
      ${sql.raw(joinAccount('a', 'm.account_id'))}
    where m.account_id <> all (${sql.param(numbers.map(({ personId }) => personId))}::uuid[])`)
  return rows
}

export async function takeNumbers(transaction: Transaction, groupId: string, personIds: string[]): Promise<void> {
  await transaction
    .update(groupMembers)
    .set({ memberNumber: '' })
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.accountId, personIds)))
}

/** Sets seat numbers; clears the old ones first, since two people may swap. */
export async function putNumbers(transaction: Transaction, groupId: string, numbers: readonly Numbered[]) {
  const ids = numbers.map(({ personId }) => personId)
  await takeNumbers(transaction, groupId, ids)
  await transaction.execute(sql`
    update group_members m set member_number = given.number
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(numbers.map(({ memberNumber }) => memberNumber))}::text[])
      as given(account_id, number)
    where m.group_id = ${groupId} and m.account_id = given.account_id`)
}

/** Returns the seat numbers of those people who are members. */
export async function findNumbers(transaction: Transaction, groupId: string, personIds: readonly string[]) {
  const members = await transaction
    .select({ personId: groupMembers.accountId, memberNumber: groupMembers.memberNumber })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.accountId, [...personIds])))
  return new Map(members.map(({ personId, memberNumber }) => [personId, memberNumber]))
}
