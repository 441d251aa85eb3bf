import type { EventGroup } from '@learntrail/contract/event-log/event-group-names'
import { eventGroups } from '@learntrail/contract/event-log/event-groups'
import { eventLogMonths, type LoggedEvent } from '@learntrail/contract/event-log/event-log'
import { limits } from '@learntrail/contract/limits'
import type { Person } from '../../platform/access/person.ts'
import { momentMonthsBefore } from '../../platform/clock/taipei.ts'
import { idKey, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { type EventRow, listEventsOf } from './event-log.repository.ts'

interface Asked {
  cursor?: string | undefined
  group?: EventGroup | undefined
}

export async function listEvents({ pool, clock }: Platform, person: Person, { cursor, group }: Asked) {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const rows = await listEventsOf(pool, person.id, {
    prefixes: group === undefined ? undefined : eventGroups[group],
    after,
    since: beginning(clock.now()),
    limit: limits.pageSize + 1,
  })
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ id }) => [id])
  return { items: items.map((row) => loggedOf(row, person)), nextCursor }
}

const told = ['title', 'name', 'into', 'device', 'address', 'provider', 'type', 'action']

/** Returns only the data that sentences use; ids of other people's things are not passed on. */
export function wordsOf(data: EventRow['data']): Record<string, string> {
  return Object.fromEntries(told.flatMap((name) => (typeof data[name] === 'string' ? [[name, data[name]]] : [])))
}

function loggedOf(
  { id, kind, actorId, data, at, person, sessionId }: EventRow,
  reader: { sessionId: string },
): LoggedEvent {
  return {
    id,
    kind,
    at: at.toISOString(),
    isMine: actorId !== null,
    words: wordsOf(data),
    person,
    sessionId: sessionId === reader.sessionId ? null : sessionId,
  }
}

const beginning = (now: Date): Date => momentMonthsBefore(now, eventLogMonths)
