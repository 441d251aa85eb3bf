import { afterCommit, type Queryable } from '../database/index.ts'
import { perApplication } from '../per-application.ts'
import type { PassingNote, Realtime } from '../realtime/index.ts'

/** What was published, as far as it decides whom it may concern: for whom it is, never what it is. */
interface Publication {
  ownerId: string
  /** For friends, or for everybody who follows as well. */
  isFor: 'friends' | 'everybody' | 'groups'
  groupIds?: readonly string[]
}

/** On the wire, what is published in a moment is one word, however much it is. */
const topic = 'stream'
const gatheredMs = 200
/** So many ids fit into a word with room to spare. */
const mostIds = 50

class Gathered {
  /** Published for friends, for everybody, and in these groups. */
  readonly friendsOf = new Set<string>()
  readonly knownOf = new Set<string>()
  readonly groups = new Set<string>()

  add({ ownerId, isFor, groupIds = [] }: Publication): void {
    if (isFor === 'friends') this.friendsOf.add(ownerId)
    else if (isFor === 'everybody') this.knownOf.add(ownerId)
    else for (const id of groupIds) this.groups.add(id)
  }

  /** As words, each with so many ids as fit. */
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
 * Part of a publication: once it is committed, whoever looks at a stream with it in is told. It costs the one who publishes
 * nothing and is not kept: whoever was not there reads it when they come.
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

/** Hears, at every node, of what was published in the last moment. */
export function onPublished({ realtime }: { realtime: Realtime }, hear: (published: Published) => void): void {
  const listOf = (ids: PassingNote[string] | undefined) => (typeof ids === 'string' ? ids.split(',') : [])
  realtime.onPassed((passed, { friendsOf, knownOf, groups }) => {
    if (passed !== topic) return
    hear({ friendsOf: listOf(friendsOf), knownOf: listOf(knownOf), groups: listOf(groups) })
  })
}
