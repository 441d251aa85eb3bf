import type { Database, Queryable, Transaction } from '../../platform/database/index.ts'
import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Retag } from './own-tags.rules.ts'

export interface TagCount {
  name: string
  count: number
}

/** A change of a person's own tags, made in everything that carries them. */
export interface Retagging {
  ownerId: string
  /** The tags that change, in every spelling that is in use. */
  spellings: readonly string[]
  retag: Retag
  at: Date
}

/** Things of a person that carry own tags. */
export interface TaggedThings {
  /** For things by which a tag counts as used; a tag that only unpublished things carry does not. */
  used?: {
    /** Lists the tags with how often each is used, most used first; at most 200. */
    count(db: Database, ownerId: string): Promise<TagCount[]>
    /** Lists every tag, in each spelling. */
    list(db: Queryable, ownerId: string): Promise<string[]>
  }
  /** Changes the tags; returns how many published records changed. */
  retag(platform: Platform, transaction: Transaction, change: Retagging): Promise<number>
}

export const taggedThings = kindOf<TaggedThings>('things with own tags')

/** Counts the own tags in use, most used first. */
export async function countUsedTags({ db, declared }: Platform, ownerId: string): Promise<TagCount[]> {
  const counts: TagCount[] = []
  for (const { used } of declared.of(taggedThings))
    if (used !== undefined) counts.push(...(await used.count(db, ownerId)))
  return counts
}

/** Lists the own tags in use, in each spelling. */
export async function listUsedTags({ declared }: Platform, db: Queryable, ownerId: string): Promise<string[]> {
  const tags: string[] = []
  for (const { used } of declared.of(taggedThings)) if (used !== undefined) tags.push(...(await used.list(db, ownerId)))
  return tags
}

/** Changes tags everywhere; returns how many published records changed. */
export async function retagEverything(
  platform: Platform,
  transaction: Transaction,
  change: Retagging,
): Promise<number> {
  let records = 0
  for (const things of platform.declared.of(taggedThings)) records += await things.retag(platform, transaction, change)
  return records
}
