import type { EventData, EventKind } from '@learntrail/contract/event'
import type { Clock } from '../clock/clock.ts'
import { type Database, type DatabaseLog, inTransaction, type Transaction } from '../database/index.ts'
import { newId } from '../ids/ids.ts'
import { type Jobs, jobKind } from '../jobs/jobs.ts'
import { notePeopleChanged, peopleNamed } from '../measures/changed-people.ts'
import * as repository from './events.repository.ts'
import { keepEventMonths } from './keep-months.ts'

/** Who did it, to what, and when. */
interface Occasion {
  /** Null: the product itself. */
  actorId: string | null
  subjectId: string
  at: Date
}

/** One fact, with what else belongs to its kind. */
export type Fact<Data extends EventData> = Occasion &
  (Record<never, never> extends Data ? { data?: Data } : { data: Data })

export interface HeardEvent<Data extends EventData = EventData> extends Occasion {
  id: string
  kind: string
  data: Data
}

/**
 * What a feature does about an event. It is called after the commit of what happened, with a transaction in which the
 * event is marked as heard: what it writes there it writes once. It waits for nobody else; mails and the like are jobs
 * that it queues.
 */
export type EventHandler<Data extends EventData> = (event: HeardEvent<Data>, transaction: Transaction) => Promise<void>

export interface Events {
  /**
   * Writes what happened as part of the change it tells of, and queues that the handlers of its kind hear of it. It travels
   * with what is asked next in the transaction, at the latest with its commit.
   */
  record<Data extends EventData>(transaction: Transaction, kind: EventKind<Data>, fact: Fact<Data>): Promise<void>
  /**
   * Registers a handler; `name` is its own for ever (`feature.what it does`), and may hear of several kinds. It hears of
   * what is recorded from then on: at least once, of one subject in order, whatever becomes of other handlers. Of what
   * does not concern it, it hears nothing, and that costs nothing.
   */
  on<Data extends EventData>(
    kind: EventKind<Data>,
    name: string,
    handle: EventHandler<Data>,
    concerns?: (data: Data) => boolean,
  ): void
  /** The handlers of an event, for a statement that writes it by itself; `dispatch` comes after it. */
  handlersOf<Data extends EventData>(kind: EventKind<Data>, data: Data): readonly string[]
  /** Queues that these handlers hear of what happened to a subject. */
  dispatch(subjectId: string, handlers: readonly string[]): Promise<void>
}

interface Dispatch {
  subjectId: string
  /** Who has to hear of it; without them, everybody who has not heard of something. */
  handlers?: readonly string[]
}

const dispatchJob = jobKind<Dispatch>('events.dispatch', { width: 2, atOnce: 20 })
/** Finds what a killed process left between an event and its dispatch. */
const sweepJob = jobKind<object>('events.sweep', { retries: 0 })
const keepMonthsJob = jobKind<object>('events.keep-months')

class NotHeard extends Error {
  readonly eventId: string
  readonly handler: string

  constructor(eventId: string, handler: string, cause: unknown) {
    super(`${handler} could not hear of ${eventId}`, { cause })
    this.eventId = eventId
    this.handler = handler
  }
}

interface Handler {
  handle: EventHandler<EventData>
  concerns(data: EventData): boolean
}

type Handlers = Map<string, Handler>

interface Context {
  db: Database
  jobs: Jobs
  clock: Clock
  log: DatabaseLog
  /** Names of the kinds after which what is counted of the people whom they name is read anew. */
  counted?: ReadonlySet<string>
}

export function createEvents({ db, jobs, clock, log, counted = new Set() }: Context): Events {
  const byKind = new Map<string, Handlers>()

  /** Lets one handler hear of everything that it has not heard of a subject, in order. */
  async function catchUp(subjectId: string, name: string): Promise<void> {
    const hearNext = () =>
      inTransaction(db, async (transaction) => {
        const { next: event, isMore } = await repository.holdAndFindNext(transaction, subjectId, name)
        if (event === undefined) return false
        // A handler that a newer version does without hears of nothing any more.
        const handler = byKind.get(event.kind)?.get(name)
        await handler?.handle(event, transaction).catch((cause: unknown) => {
          throw new NotHeard(event.id, name, cause)
        })
        repository.markHeard(transaction, event.id, name)
        // What comes meanwhile has a dispatch of its own.
        return isMore
      })
    while (await hearNext());
  }

  /** What cannot be heard is put aside, so that what came after it is. */
  async function giveUp(subjectId: string, { eventId, handler, cause }: NotHeard): Promise<void> {
    await inTransaction(db, async (transaction) => {
      await repository.holdSubject(transaction, subjectId, handler)
      await repository.markFailed(transaction, eventId, handler)
      await jobs.enqueue(transaction, dispatchJob, { subjectId })
    })
    log.error({ err: cause, id: eventId, handler }, 'event given up')
  }

  jobs.handle(dispatchJob, async ({ subjectId, handlers }, { isLast }) => {
    const failures: unknown[] = []
    for (const name of handlers ?? (await repository.listPending(db, subjectId))) {
      try {
        await catchUp(subjectId, name)
      } catch (error) {
        if (isLast && error instanceof NotHeard) await giveUp(subjectId, error)
        else failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
  })
  async function sweep(): Promise<void> {
    for (const subjectId of await repository.listForgotten(db)) await jobs.enqueue(db, dispatchJob, { subjectId })
  }
  jobs.atStart(sweep)
  jobs.every('*/5 * * * *', sweepJob, sweep)
  // By the queue, which tries again: no start waits for somebody who reads events at that moment.
  jobs.atStart(() => jobs.enqueue(db, keepMonthsJob, {}))
  jobs.every('41 2 * * *', keepMonthsJob, () => keepEventMonths({ db, clock, log }))

  const handlersOf = ({ name }: { name: string }, data: EventData) =>
    [...(byKind.get(name) ?? [])].filter(([, { concerns }]) => concerns(data)).map(([handler]) => handler)

  return {
    async record(transaction, kind, { actorId, subjectId, data = {}, at }) {
      const pending = handlersOf(kind, data)
      const event = { id: newId(at.getTime()), kind: kind.name, actorId, subjectId, data, at, pending }
      repository.insertEvent(transaction, event)
      if (counted.has(kind.name)) notePeopleChanged(transaction, peopleNamed(kind, event))
      if (pending.length > 0) await jobs.enqueue(transaction, dispatchJob, { subjectId, handlers: pending })
    },
    on(kind, name, handle, concerns = () => true) {
      const handlers: Handlers = byKind.get(kind.name) ?? new Map()
      if (handlers.has(name)) throw new Error(`${name} hears of ${kind.name} already`)
      byKind.set(kind.name, handlers.set(name, { handle, concerns } as Handler))
    },
    handlersOf,
    dispatch: (subjectId, handlers) => jobs.enqueue(db, dispatchJob, { subjectId, handlers }),
  }
}
