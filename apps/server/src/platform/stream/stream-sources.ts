import type { StreamItem } from '@learntrail/contract/stream/stream'
import type { Person } from '../access/person.ts'
import { byName, type Declared, kindOf } from '../declared.ts'
import type { Written } from '../json/json-text.ts'
import type { Platform } from '../platform.ts'

/** SQL of a part of the stream: below the place `before`, not below the place `from`, and at most `limit` items. */
export interface Stretch {
  before: string
  from: string
  limit: number
}

/**
 * What a feature has in the stream of friends, followed people and groups. Every item has a place, an id made at its
 * publication, so that the items of all features share one order. Items that the viewer may not see have no place for
 * them. These queries decide that, except for relationships, leaving accounts and blocks, which are checked once for
 * all sources where `owner_id` is returned. `reach` is SQL of how near the viewer is to the publisher (`reaches`).
 */
export interface StreamSource {
  kind: StreamItem['kind']
  /** Returns SQL of the places of what a person has published, newest first. */
  ofPerson(person: string, reach: string, stretch: Stretch): string
  /** Returns SQL of everybody's newest: rows of `place`, `owner_id` and the reach it requires. */
  ofAll(stretch: Stretch): string
  /** Returns SQL of the places in a group that the viewer belongs to, without the viewer's own, newest first. */
  inGroup?(viewer: string, group: string, stretch: Stretch): string
  /** Returns the items at these places as the viewer sees them; places whose item is gone are omitted. */
  read(platform: Platform, person: Person, places: readonly string[]): Promise<Map<string, Written<StreamItem>>>
}

export const streamSources = kindOf<StreamSource>('sources of the stream')
const byKind = byName(streamSources, ({ kind }) => kind)

export const streamSourceOf = (declared: Declared, kind: StreamItem['kind']) => declared.made(byKind).get(kind)
