import type { StreamItem } from '@learntrail/contract/stream/stream'
import type { Person } from '../access/person.ts'
import { byName, type Declared, kindOf } from '../declared.ts'
import type { Written } from '../json/json-text.ts'
import type { Platform } from '../platform.ts'

/** SQL of what lies between two places of the stream: before the one, and not before the other; and how much of it at most. */
export interface Stretch {
  before: string
  from: string
  limit: number
}

/**
 * What a feature has in the stream of friends, people one follows, and groups. Everything stands at a place, which is an id
 * made when it was published, so that those of all features are in one order. What somebody may not see has no place for
 * them: these queries decide, all but who is known to whom, who leaves and whom a block keeps apart, which is asked once for
 * all sources where `owner_id` is answered. `reach` is SQL of how near the viewer is to whoever published it (`reaches`).
 */
export interface StreamSource {
  kind: StreamItem['kind']
  /** SQL: the places of what a person has published, newest first. */
  ofPerson(person: string, reach: string, stretch: Stretch): string
  /** SQL: the newest of everybody's: rows of `place`, `owner_id`, and of the reach that it takes. */
  ofAll(stretch: Stretch): string
  /** SQL: the places of what stands in a group that the viewer belongs to, without their own, newest first. */
  inGroup?(viewer: string, group: string, stretch: Stretch): string
  /** What stands at these places, as the viewer sees it; those where there is nothing any more are absent. */
  read(platform: Platform, person: Person, places: readonly string[]): Promise<Map<string, Written<StreamItem>>>
}

export const streamSources = kindOf<StreamSource>('sources of the stream')
const byKind = byName(streamSources, ({ kind }) => kind)

export const streamSourceOf = (declared: Declared, kind: StreamItem['kind']) => declared.made(byKind).get(kind)
