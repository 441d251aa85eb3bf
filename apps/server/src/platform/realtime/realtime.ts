import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LiveItem } from '@learntrail/contract/live/kinds'
import type { Pool } from 'pg'
import { afterCommit, type Database, type DatabaseLog, type Queryable } from '../database/index.ts'
import { type Jobs, jobKind } from '../jobs/jobs.ts'
import {
  forgetOldMessages,
  keepMessages,
  type Message,
  mostMissed,
  readMissed,
  readNew,
  readNow,
  readRecent,
  resumable,
  type TopicItem,
} from './message-log.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type Position, writePosition } from './position.rules.ts'
import type { Wire } from './wire.ts'

/** Items that reached a topic, and the position after them. */
export interface Batch {
  items: readonly LiveItem[]
  position: string
  /** Too much was missed: the client must reload everything. */
  isReset: boolean
}

interface Follower {
  topics: readonly string[]
  hear(batch: Batch): void
}

export interface Following {
  close(): void
}

/** Tells people what has changed, at whichever node they are connected: after the commit, within milliseconds. */
export interface Realtime {
  /** Publishes messages as part of a change: only if it is committed. */
  tell(change: Queryable, ...messages: Message[]): Promise<void>
  /** Delivers messages that a statement has kept itself (`toldOf`), once `change` is committed. */
  told(change?: Queryable): void
  /** Tells all nodes, this one included, that an account's access has changed. It is not kept: a node may miss it. */
  accessChanged(accountId: string): void
  /** Registers a listener for changed access; null means that changes of any account may have been missed. */
  onAccessChanged(heard: (accountId: string | null) => void): void
  /** Passes a note to everyone present, at all nodes; it is not kept and may get lost. */
  pass(topic: string, note: PassingNote): void
  onPassed(heard: (topic: string, note: PassingNote) => void): void
  /**
   * Delivers what is published to topics after a position, each item once and without gaps. Without a position, it
   * first delivers the last 30 seconds, since what a page shows when it starts to listen may be that old.
   */
  follow(
    topics: string | readonly string[],
    after: string | undefined,
    hear: (batch: Batch) => void,
  ): Promise<Following>
  /** Returns the topics followed at this node. */
  followed(): string[]
  /** Returns what was published to a topic after a position, for clients that poll. */
  read(topic: string, after: string | undefined): Promise<Batch>
  /** Returns the position of all followers; undefined during a delivery. */
  position(): string | undefined
  /** Starts listening to the other nodes. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Must fit into one word of the wire. */
export type PassingNote = Record<string, string | number | boolean>

interface Parts {
  db: Database
  pool: Pool
  jobs: Jobs
  log: DatabaseLog
  wire: Wire
}

/** How old the content of a page may be when its stream begins. */
const beforehandSeconds = 30
/** How often this node looks for messages whose word was lost. */
const lookEveryMs = 5_000
/** Prefix of the word of a node that has published; the node's id follows, because a node also hears itself. */
const aboutTheLog = 'log '
const toldAtOnce = 50
/** Prefix of a passing note; no account id and no other word starts with it. */
const passing = '~'

const forgetJob = jobKind<object>('realtime.forget', { retries: 0 })

export function createRealtime({ db, pool, jobs, log, wire }: Parts): Realtime {
  const followers = new Map<string, Set<Follower>>()
  const watchers = new Set<(accountId: string | null) => void>()
  const passers = new Set<(topic: string, note: PassingNote) => void>()
  let heardUpTo: Position | undefined
  let isDelivering = false
  let isStarted = false
  let looking: NodeJS.Timeout | undefined

  const look = oneAtATime(async () => {
    if (heardUpTo === undefined) {
      heardUpTo = await readNow(pool)
      return
    }
    const { position, told } = await readNew(pool, heardUpTo)
    isDelivering = true
    const news = Map.groupBy(told, (message) => message.topic)
    for (const topic of news.keys()) await deliver(topic, news, writePosition(position))
    isDelivering = false
    heardUpTo = position
  })

  /** Delivers in batches, so that calls are answered in between. */
  async function deliver(topic: string, news: ReadonlyMap<string, TopicItem[]>, position: string): Promise<void> {
    const batchOf = (topics: readonly string[]): Batch => {
      const items = topics.flatMap((one) => news.get(one) ?? []).map(({ item }) => item)
      return { items, position, isReset: false }
    }
    const alone = batchOf([topic])
    let count = 0
    for (const { topics, hear } of followers.get(topic) ?? []) {
      // A follower of several topics gets all their items at once, because a position covers all of them.
      const all = topics.length === 1 ? topics : topics.filter((one) => news.has(one))
      if (all[0] !== topic) continue
      // A failing follower, such as a breaking connection, must not affect the others.
      try {
        hear(all.length === 1 ? alone : batchOf(all))
      } catch (error) {
        log.warn({ err: error }, 'a subscriber failed to handle a message')
      }
      count += 1
      if (count % toldAtOnce === 0) await nextTurn()
    }
  }

  const ownWord = aboutTheLog + randomUUID()
  const sayNew = oneAtATime(() => say(ownWord))

  async function say(word: string): Promise<void> {
    await wire.say(word).catch((error: unknown) => log.warn({ err: error }, 'could not publish to the other nodes'))
  }

  function lookAround(): void {
    if (followers.size === 0) return
    look().catch((error: unknown) => log.warn({ err: error }, 'could not parse a realtime message'))
  }

  function wake(): void {
    lookAround()
    void sayNew()
  }

  function heard(word: string): void {
    if (word.startsWith(aboutTheLog)) {
      if (word !== ownWord) lookAround()
    } else if (word.startsWith(passing)) handOn(word)
    else for (const watch of watchers) watch(word)
  }

  function handOn(word: string): void {
    const { topic, note } = JSON.parse(word.slice(passing.length)) as { topic: string; note: PassingNote }
    for (const heardOf of passers) heardOf(topic, note)
  }

  function again(): void {
    lookAround()
    for (const watch of watchers) watch(null)
  }

  async function now(): Promise<Position> {
    await look()
    return heardUpTo ?? now()
  }

  /** Returns what was published after a position, up to another. */
  async function missed(topics: readonly string[], after: string | undefined, upTo: Position): Promise<Batch> {
    const position = writePosition(upTo)
    const reset = { items: [], position, isReset: true }
    const from = after === undefined ? undefined : resumable(after, upTo)
    if (after !== undefined && from === undefined) return reset
    const items = await (from === undefined
      ? readRecent(pool, topics, beforehandSeconds, upTo)
      : readMissed(pool, topics, from, upTo))
    return items.length > mostMissed ? reset : { items, position, isReset: false }
  }

  function add(follower: Follower): Following {
    for (const topic of follower.topics) followers.set(topic, (followers.get(topic) ?? new Set()).add(follower))
    return {
      close() {
        for (const topic of follower.topics) {
          const others = followers.get(topic)
          if (others?.delete(follower) && others.size === 0) followers.delete(topic)
        }
      },
    }
  }

  jobs.every('*/5 * * * *', forgetJob, () => forgetOldMessages(db))

  return {
    async tell(change, ...messages) {
      if (messages.length === 0) return
      await keepMessages(change, messages)
      afterCommit(change, wake)
    },
    told(change = db) {
      afterCommit(change, wake)
    },
    accessChanged(accountId) {
      for (const watch of watchers) watch(accountId)
      void say(accountId)
    },
    onAccessChanged(heard) {
      watchers.add(heard)
    },
    pass(topic, note) {
      void say(passing + JSON.stringify({ topic, note }))
    },
    onPassed(heard) {
      passers.add(heard)
    },
    async follow(wanted, after, hear) {
      const topics = typeof wanted === 'string' ? [wanted] : wanted
      // Batches that arrive while the past is being read must wait.
      let waiting: Batch[] | undefined = []
      const following = add({
        topics,
        hear: (batch) => void (waiting === undefined ? hear(batch) : waiting.push(batch)),
      })
      try {
        const upTo = await now()
        // Anything collected so far is before this position and is read with the rest.
        waiting = []
        const first = await missed(topics, after, upTo)
        const late = waiting
        waiting = undefined
        for (const batch of [first, ...late]) hear(batch)
      } catch (error) {
        following.close()
        throw error
      }
      return following
    },
    followed() {
      return [...followers.keys()]
    },
    async read(topic, after) {
      return missed([topic], after, await readNow(pool))
    },
    position() {
      return isDelivering || heardUpTo === undefined ? undefined : writePosition(heardUpTo)
    },
    async start() {
      if (isStarted) return
      isStarted = true
      looking = setInterval(lookAround, lookEveryMs).unref()
      await wire.hear(heard, again)
    },
    async stop() {
      clearInterval(looking)
      await wire.close()
    },
  }
}
