import type { EventData } from '@learntrail/contract/event'
import type { TestApp } from './test-app.ts'

/** Returns the recorded events of a kind about a subject, with actor and data, earliest first. */
export async function recordedEvents(
  { platform }: Pick<TestApp, 'platform'>,
  kind: { name: string },
  subjectId: string,
): Promise<{ actorId: string | null; data: EventData }[]> {
  const { rows } = await platform.pool.query(
    'select actor_id as "actorId", data from events where kind = $1 and subject_id = $2 order by seq',
    [kind.name, subjectId],
  )
  return rows
}
