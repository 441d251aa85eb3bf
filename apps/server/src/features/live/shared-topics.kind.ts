import type { Person } from '../../platform/access/person.ts'
import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/** Returns the topics a person shares with many others, read once when the stream opens. */
type TopicsOf = (platform: Platform, person: Person) => Promise<readonly string[]>

/** Live events of these topics reach each member's own stream without a row per receiver. */
export const sharedTopics = kindOf<TopicsOf>('shared topics')

export async function sharedTopicsOf(platform: Platform, person: Person): Promise<string[]> {
  const topics = await Promise.all(platform.declared.of(sharedTopics).map((topicsOf) => topicsOf(platform, person)))
  return topics.flat()
}
