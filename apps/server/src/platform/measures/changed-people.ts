import type { EventData, EventKind } from '@learntrail/contract/event'
import { clientOf, type Transaction, withCommit } from '../database/index.ts'

const note = {
  name: 'note-changed-people',
  text: 'insert into changed_people (account_id) select unnest($1::uuid[])',
}

/**
 * Notes, as part of a change, that what is counted of these people has to be read anew. It travels with what is asked next
 * in the transaction; for what no event tells.
 */
export function notePeopleChanged(transaction: Transaction, ids: readonly string[]): void {
  if (ids.length > 0) withCommit(transaction, note, [[...new Set(ids)]])
}

/** The same of those whom a statement finds when it comes to it: it answers their ids, and may name somebody twice. */
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

/** Whom an event names: who did it, whose thing it is, whom it was done to. */
export function peopleNamed(kind: Pick<EventKind, 'subject'>, { actorId, subjectId, data }: Named): string[] {
  const { ownerId, personId, personIds } = data
  const many = Array.isArray(personIds) ? personIds : []
  const subjects = kind.subject === 'account' ? [subjectId] : []
  return [actorId, ownerId, personId, ...many, ...subjects].filter((id): id is string => typeof id === 'string')
}

/** The people of the oldest notes, which are taken back with them: to be called in the transaction that reads them anew. */
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
