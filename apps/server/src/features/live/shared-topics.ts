import type { Person } from '../../platform/access/person.ts'
import type { Platform } from '../../platform/platform.ts'

/** Topics that somebody shares with many, as they are when a stream begins. */
type TopicsOf = (platform: Platform, person: Person) => Promise<readonly string[]>

const kinds: TopicsOf[] = []

/** What is told of these topics is heard on each person's own stream: no row a receiver. */
export function registerSharedTopics(topicsOf: TopicsOf): void {
  kinds.push(topicsOf)
}

export async function sharedTopicsOf(platform: Platform, person: Person): Promise<string[]> {
  const topics = await Promise.all(kinds.map((topicsOf) => topicsOf(platform, person)))
  return topics.flat()
}
