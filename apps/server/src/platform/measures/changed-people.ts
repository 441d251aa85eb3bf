import type { EventData, EventKind } from '@learntrail/contract/event'
import { clientOf, type Transaction, withCommit } from '../database/index.ts'

const note = {
  name: 'note-changed-people',
  text: 'insert into changed_people (account_id) select unnest($1::uuid[])',
}

/**
 * Notes, in the transaction of a change, that these people must be recounted. Travels with the transaction's next
 * statement. For changes without an event.
 */
export function notePeopleChanged(transaction: Transaction, ids: readonly string[]): void {
  if (ids.length > 0) withCommit(transaction, note, [[...new Set(ids)]])
}

/** Notes the people found by a statement at the time it runs; the statement returns account ids, possibly repeated. */
export function noteFoundChanged(transaction: Transaction, { name, text }: Found, values: unknown[]): void {
  const noted = { name: `note-${name}`, text: `insert into changed_people (account_id) ${text}` }
  withCommit(transaction, noted, values)
}

interface Found {
  name: string
  text: string
}

interface Named {
  actorId: string | null
  subjectId: string
  data: EventData
}

/** Returns the ids of the people an event names: the actor, the owner, and those it was done to. */
export function peopleNamed(kind: Pick<EventKind, 'subject'>, { actorId, subjectId, data }: Named): string[] {
  const { ownerId, personId, personIds } = data
  const many = Array.isArray(personIds) ? personIds : []
  const subjects = kind.subject === 'account' ? [subjectId] : []
  return [actorId, ownerId, personId, ...many, ...subjects].filter((id): id is string => typeof id === 'string')
}

/**
 * Removes up to `limit` of the oldest notes and returns their people, sorted and distinct. Call it in the transaction
 * that recounts them.
 */
export async function takeChangedPeople(transaction: Transaction, limit: number): Promise<string[]> {
  const { rows } = await clientOf(transaction).query(take, [limit])
  return [...new Set((rows as { accountId: string }[]).map(({ accountId }) => accountId))].sort()
}

const take = {
  name: 'take-changed-people',
  text: `delete from changed_people where id in (
      select id from changed_people order by id limit $1 for update skip locked)
    returning account_id as "accountId"`,
}
