import type { EventData, EventKind } from '@learntrail/contract/event'
import type { NoticeKind } from '@learntrail/contract/notices/kinds'
import type { NoticePlace } from '@learntrail/contract/notices/notices'
import type { Transaction } from '../database/index.ts'
import { type Declared, kindOf } from '../declared.ts'
import type { HeardEvent } from '../events/index.ts'

/** What a notice leads to, as SQL of its parts. */
interface PlaceSql {
  type: NoticePlace['type'] | { sql: string }
  id: string
  /** Of a comment, the one that it answers, or itself. */
  threadId?: string
  commentId?: string
}

/**
 * A kind of event that concerns somebody: whom, and what they read of it. The feature that owns the event has it.
 * Its SQL names the notice `n` (owner_id, subject_id), what it tells of `p` (detail_id, actor_id, event_id) in `stands`
 * and the newest of that `seen` (detail_id, event_id) in the rest; `viewer` is the id of who reads.
 */
export interface NoticeSource<Data extends EventData = EventData> {
  kind: NoticeKind
  on: EventKind<Data>
  /** What an event has to say to concern anybody; without it, any does. */
  concerns?(data: Data): boolean
  /** Whom it concerns. */
  to(event: HeardEvent<Data>, transaction: Transaction): readonly (string | null)[] | Promise<readonly string[]>
  /** Also whoever did it themselves: it may have been somebody else at their account. */
  isForActor?: true
  /** What it is about: those of one subject are one notice until it is read. The event's own without it. */
  subject?(event: HeardEvent<Data>): string
  /** What is told once, however often it happens; without it, every event. */
  detail?(event: HeardEvent<Data>): string
  /** Whether it is still so, and the viewer may see it: what was taken back is not told. */
  stands(viewer: string, declared: Declared): string
  /** Whether it is told though a block stands between the viewer and whoever did it (`p.actor_id`); without it, never. */
  isPastBlock?(viewer: string, declared: Declared): string
  /** Whether the viewer has read of it elsewhere, where it was what it says: then it counts as read. */
  isKnown?(viewer: string): string
  title?(declared: Declared): string
  excerpt?(declared: Declared): string
  place: PlaceSql
}

/** Whom events concern. */
export const noticeSources = kindOf<NoticeSource>('kinds of notices')

/** One of them, whose event says what its functions read of it. */
export const noticeOf = <Data extends EventData>(source: NoticeSource<Data>) => source as unknown as NoticeSource
