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
  /** Null for the product itself. */
  actorId: string | null
  subjectId: string
  at: Date
}

/** One fact, with the data of its kind. */
export type Fact<Data extends EventData> = Occasion &
  (Record<never, never> extends Data ? { data?: Data } : { data: Data })

export interface HeardEvent<Data extends EventData = EventData> extends Occasion {
  id: string
  kind: string
  data: Data
}

/**
 * A feature's response to an event. It runs after the commit of the change, in a transaction that also marks the event
 * as handled, so that its writes happen exactly once. It must not wait for anything else; mails and the like are jobs
 * that it enqueues.
 */
export type EventHandler<Data extends EventData> = (event: HeardEvent<Data>, transaction: Transaction) => Promise<void>

export interface Events {
  /**
   * Writes an event in the transaction of the change it describes, and enqueues its dispatch to the handlers. The
   * insert travels with the transaction's next statement, at the latest with the commit.
   */
  record<Data extends EventData>(transaction: Transaction, kind: EventKind<Data>, fact: Fact<Data>): Promise<void>
  /**
   * Registers a handler. `name` (`feature.what it does`) must never change and may be used for several kinds. The
   * handler gets what is recorded from then on: at least once, in order per subject, whatever happens to other
   * handlers. Events for which `concerns` returns false cost it nothing.
   */
  on<Data extends EventData>(
    kind: EventKind<Data>,
    name: string,
    handle: EventHandler<Data>,
    concerns?: (data: Data) => boolean,
  ): void
  /** Returns the handlers of an event, for a statement that inserts the event itself; call `dispatch` afterwards. */
  handlersOf<Data extends EventData>(kind: EventKind<Data>, data: Data): readonly string[]
  /** Enqueues the dispatch of a subject's events to these handlers. */
  dispatch(subjectId: string, handlers: readonly string[]): Promise<void>
}

interface Dispatch {
  subjectId: string
  /** The handlers to run; if absent, all that have something left to handle. */
  handlers?: readonly string[]
}

const dispatchJob = jobKind<Dispatch>('events.dispatch', { width: 2, atOnce: 20 })
/** Finds events whose dispatch was lost when a process was killed. */
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
  /** Names of the kinds after which counts of the people named in the event are recomputed. */
  counted?: ReadonlySet<string>
}

export function createEvents({ db, jobs, clock, log, counted = new Set() }: Context): Events {
  const byKind = new Map<string, Handlers>()

  /** Lets one handler work through a subject's events in order. */
  async function catchUp(subjectId: string, name: string): Promise<void> {
    const hearNext = () =>
      inTransaction(db, async (transaction) => {
        const { next: event, isMore } = await repository.holdAndFindNext(transaction, subjectId, name)
        if (event === undefined) return false
        // A handler that a newer version has dropped handles nothing any more.
        const handler = byKind.get(event.kind)?.get(name)
        await handler?.handle(event, transaction).catch((cause: unknown) => {
          throw new NotHeard(event.id, name, cause)
        })
        repository.markHeard(transaction, event.id, name)
        // Later events have a dispatch of their own.
        return isMore
      })
    while (await hearNext());
  }

  /** Puts an event that a handler keeps failing on aside, so that later ones are handled. */
  async function giveUp(subjectId: string, { eventId, handler, cause }: NotHeard): Promise<void> {
    await inTransaction(db, async (transaction) => {
      await repository.holdSubject(transaction, subjectId, handler)
      await repository.markFailed(transaction, eventId, handler)
      await jobs.enqueue(transaction, dispatchJob, { subjectId })
    })
    log.error({ err: cause, id: eventId, handler }, 'gave up on an event after its last retry')
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
  // Through the queue, which retries: no start waits for a transaction that reads events at that moment.
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
