import { afterCommit, type Queryable } from '../database/index.ts'
import { perApplication } from '../per-application.ts'
import type { PassingNote, Realtime } from '../realtime/index.ts'

/** What decides whom a publication may concern: its audience, never its content. */
interface Publication {
  ownerId: string
  /** For friends only, or also for followers, or for groups. */
  isFor: 'friends' | 'everybody' | 'groups'
  groupIds?: readonly string[]
}

/** What is published within `gatheredMs` travels on the wire as one word, however much it is. */
const topic = 'stream'
const gatheredMs = 200
/** Ids that fit comfortably into one word. */
const mostIds = 50

class Gathered {
  /** Owners who published for friends, owners who published for everybody, and groups. */
  readonly friendsOf = new Set<string>()
  readonly knownOf = new Set<string>()
  readonly groups = new Set<string>()

  add({ ownerId, isFor, groupIds = [] }: Publication): void {
    if (isFor === 'friends') this.friendsOf.add(ownerId)
    else if (isFor === 'everybody') this.knownOf.add(ownerId)
    else for (const id of groupIds) this.groups.add(id)
  }

  /** Yields the words, each with as many ids as fit. */
  *words(): Iterable<PassingNote> {
    const ids = [
      ...[...this.friendsOf].map((id) => ['friendsOf', id] as const),
      ...[...this.knownOf].map((id) => ['knownOf', id] as const),
      ...[...this.groups].map((id) => ['groups', id] as const),
    ]
    for (let start = 0; start < ids.length; start += mostIds) {
      const some = Map.groupBy(ids.slice(start, start + mostIds), ([name]) => name)
      yield Object.fromEntries([...some].map(([name, those]) => [name, those.map(([, id]) => id).join(',')]))
    }
  }
}

const waiting = perApplication<{ gathered?: Gathered }>(() => ({}))

/**
 * Tells the viewers of streams about a publication, after its commit. Delivery does not delay the call, and nothing is
 * kept: people who are away read it when they come back.
 */
export function tellPublished(
  { realtime }: { realtime: Realtime },
  transaction: Queryable,
  publication: Publication,
): void {
  afterCommit(transaction, () => {
    const gathering = waiting(realtime)
    if (gathering.gathered === undefined) {
      gathering.gathered = new Gathered()
      setTimeout(() => {
        for (const word of gathering.gathered?.words() ?? []) realtime.pass(topic, word)
        delete gathering.gathered
      }, gatheredMs).unref()
    }
    gathering.gathered.add(publication)
  })
}

export interface Published {
  friendsOf: string[]
  knownOf: string[]
  groups: string[]
}

/** Registers a listener for what was just published, at every node. */
export function onPublished({ realtime }: { realtime: Realtime }, hear: (published: Published) => void): void {
  const listOf = (ids: PassingNote[string] | undefined) => (typeof ids === 'string' ? ids.split(',') : [])
  realtime.onPassed((passed, { friendsOf, knownOf, groups }) => {
    if (passed !== topic) return
    hear({ friendsOf: listOf(friendsOf), knownOf: listOf(knownOf), groups: listOf(groups) })
  })
}
