import type { EventData, EventKind } from '@learntrail/contract/event'
import type { NoticeKind } from '@learntrail/contract/notices/kinds'
import type { NoticePlace } from '@learntrail/contract/notices/notices'
import type { Transaction } from '../database/index.ts'
import { type Declared, kindOf } from '../declared.ts'
import type { HeardEvent } from '../events/index.ts'

/** What a notice leads to, as SQL expressions. */
interface PlaceSql {
  type: NoticePlace['type'] | { sql: string }
  id: string
  /** For a comment, the id of the comment it replies to, or its own. */
  threadId?: string
  commentId?: string
}

/**
 * A kind of event that concerns people: whom, and what they read about it. The feature that owns the event declares it.
 * Its SQL uses these aliases: `n` the notice (owner_id, subject_id), in `stands` and `isPastBlock` `p` an event it
 * tells of (detail_id, actor_id, event_id), and in the rest `seen` the newest of those (detail_id, event_id). `viewer`
 * is an SQL expression of the viewer's id.
 */
export interface NoticeSource<Data extends EventData = EventData> {
  kind: NoticeKind
  on: EventKind<Data>
  /** Returns whether an event concerns anybody; if absent, every event does. */
  concerns?(data: Data): boolean
  /** Returns the people it concerns. */
  to(event: HeardEvent<Data>, transaction: Transaction): readonly (string | null)[] | Promise<readonly string[]>
  /** Also notifies the actor themselves: it may have been someone else using their account. */
  isForActor?: true
  /**
   * Returns what it is about: events of the same subject form one notice until it is read. The event's own subject by
   * default.
   */
  subject?(event: HeardEvent<Data>): string
  /** Returns what is counted once, however often it happens; by default every event. */
  detail?(event: HeardEvent<Data>): string
  /** Returns an SQL condition: it still holds, and the viewer may see it; what was undone is not reported. */
  stands(viewer: string, declared: Declared): string
  /**
   * Returns an SQL condition: it is reported despite a block between the viewer and the actor (`p.actor_id`); if
   * absent, never.
   */
  isPastBlock?(viewer: string, declared: Declared): string
  /** Returns an SQL condition: the viewer has already read what it reports elsewhere, so it counts as read. */
  isKnown?(viewer: string): string
  title?(declared: Declared): string
  excerpt?(declared: Declared): string
  place: PlaceSql
}

/** What people are notified of. */
export const noticeSources = kindOf<NoticeSource>('kinds of notices')

/** Declares a notice source, whose functions are typed by its kind of event. */
export const noticeOf = <Data extends EventData>(source: NoticeSource<Data>) => source as unknown as NoticeSource
