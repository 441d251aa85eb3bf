import { limits } from '@learntrail/contract/limits'
import { ownPeopleLists, type PeopleList } from '@learntrail/contract/people/lists'
import type { Person } from '../../../platform/access/person.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { momentKey } from '../../../platform/paging/by-moment.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isVisiblePerson } from '../people.repository.ts'
import { listPeople } from './people-lists.repository.ts'

const own: readonly PeopleList[] = ownPeopleLists

/** Returns a page of a person's list. A list private to its owner is refused to others, whether or not it is empty. */
export async function readPeople(
  { pool }: Platform,
  person: Person,
  ownerId: string,
  { list, keyword, cursor }: { list: PeopleList; keyword: string; cursor?: string | undefined },
) {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, momentKey)
  if (ownerId !== person.id && own.includes(list)) refuse('USER_NOT_FOUND')
  const [isVisible, rows] = await Promise.all([
    ownerId === person.id || isVisiblePerson(pool, person.id, ownerId),
    listPeople(pool, person.id, { list, ownerId, keyword, after, limit: limits.pageSize + 1 }),
  ])
  if (!isVisible) refuse('USER_NOT_FOUND')
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ since, id }) => [since, id])
  return { items: items.map(({ id: _, ...item }) => item), nextCursor }
}
