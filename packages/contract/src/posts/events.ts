import { eventKind } from '../event.ts'

type Titled = { title: string }

// The subject is the record; of a planned one, what it is planned from.

/** `hasMentions`: somebody has to hear of it. */
export const postPublished = eventKind<Titled & { ownerId: string; hasMentions: boolean }>('post.published')
export const postChanged = eventKind('post.changed')
export const postDeleted = eventKind('post.deleted')
export const postLiked = eventKind<{ ownerId: string }>('post.liked')

/** Out of a group by one who administers it; `isPrivate` when it was the last. */
export const postTakenOut = eventKind<
  Titled & { ownerId: string; groupId: string; groupName: string; isPrivate: boolean }
>('post.taken_out')

type Planned = Titled & { scheduledAt: string | null }
export const postScheduled = eventKind<Planned>('post.scheduled')
export const scheduleChanged = eventKind<Planned>('post.schedule_changed')
export const scheduleDeleted = eventKind<Planned>('post.schedule_deleted')
/** Found out when the moment came; `code` is why. */
export const scheduleFailed = eventKind<Titled & { ownerId: string; code: string }>('post.schedule_failed')

// The subject is the record that people write together.

export const sharedStarted = eventKind<Titled>('shared.started')
export const sharedInvited = eventKind<Titled & { personId: string }>('shared.invited')
type Answered = Titled & { ownerId: string | null }
export const sharedAccepted = eventKind<Answered>('shared.accepted')
export const sharedDeclined = eventKind<Answered>('shared.declined')
export const sharedLeft = eventKind<Answered>('shared.left')
export const sharedAgreed = eventKind<Answered>('shared.agreed')
export const sharedTakenOut = eventKind<Titled & { personId: string }>('shared.taken_out')
/** `personIds` are those who wrote or were invited. */
export const sharedGivenUp = eventKind<Titled & { personIds: readonly string[] }>('shared.given_up')
/** Its owner left; it is now `ownerId`'s. */
export const sharedHandedOver = eventKind<Titled & { ownerId: string; personIds: readonly string[] }>(
  'shared.handed_over',
)

// The subject is the person whose tags or showcase it is.

type TagAction = 'add' | 'rename' | 'merge' | 'remove'
export const tagsChanged = eventKind<{ action: TagAction; name: string; into?: string | null; recordCount?: number }>(
  'tags.changed',
)
export const showcaseChanged = eventKind<{ postCount: number }>('showcase.changed')
