import type { Person } from '../../platform/access/person.ts'
import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/** Topics that somebody shares with many, as they are when a stream begins. */
type TopicsOf = (platform: Platform, person: Person) => Promise<readonly string[]>

/** What is told of these topics is heard on each person's own stream: no row a receiver. */
export const sharedTopics = kindOf<TopicsOf>('shared topics')

export async function sharedTopicsOf(platform: Platform, person: Person): Promise<string[]> {
  const topics = await Promise.all(platform.declared.of(sharedTopics).map((topicsOf) => topicsOf(platform, person)))
  return topics.flat()
}
