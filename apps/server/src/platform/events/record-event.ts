import type { Transaction } from '../database/index.ts'
import { newId } from '../ids/ids.ts'
import { events } from './events.tables.ts'

/** Kinds of events; the event log has a sentence for each. */
export type EventKind =
  | 'account.signed_up'
  | 'account.activated'
  | 'account.terms_accepted'
  | 'account.password_changed'
  | 'session.started'
  | 'session.ended'
  | 'profile.filled'
  | 'profile.changed'
  | 'post.published'
  | 'post.changed'
  | 'post.deleted'
  | 'post.liked'
  | 'post.scheduled'
  | 'post.schedule_changed'
  | 'post.schedule_deleted'
  | 'post.schedule_failed'
  | 'shared.started'
  | 'shared.invited'
  | 'shared.accepted'
  | 'shared.declined'
  | 'shared.left'
  | 'shared.taken_out'
  | 'shared.agreed'
  | 'shared.given_up'
  | 'shared.handed_over'
  | 'tags.changed'
  | 'showcase.changed'
  | 'eportfolio.exported'
  | 'eportfolio.export_failed'
  | 'eportfolio.uploaded'
  | 'eportfolio.changed'
  | 'eportfolio.exhibited'
  | 'eportfolio.withdrawn'
  | 'eportfolio.deleted'
  | 'eportfolio.liked'
  | 'discussion.written'
  | 'discussion.liked'
  | 'message.written'
  | 'message.liked'
  | 'reply.written'
  | 'reply.liked'
  | 'file.uploaded'
  | 'file.conversion_failed'
  | 'relation.befriended'
  | 'relation.blocked'

export interface NewEvent {
  kind: EventKind
  /** Whose log shows it. */
  ownerId: string
  actorId: string | null
  subjectId?: string
  data?: Record<string, string | number | boolean | null>
  at: Date
}

/** Writes an event as part of the change it tells of. */
export async function recordEvent(transaction: Transaction, event: NewEvent): Promise<void> {
  await transaction.insert(events).values({ id: newId(event.at.getTime()), ...event })
}
