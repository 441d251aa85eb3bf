import { z } from 'zod'
import { visibleName } from '../names/names.ts'
import { personSummary } from '../people/person.ts'
import { id, time } from '../text.ts'
import { chatroomTypes, contactStates, schoolWhys } from './facts.ts'
import { chatLimits } from './limits.ts'

export const chatroomName = visibleName('place', { min: 1, max: chatLimits.name })

/** Minutes after midnight in Taipei. */
export const minuteOfDay = z.int().min(0).max(1_439)

/** `until`: when the silence ends, null if it lasts until it is lifted; `reason` may be empty. */
const silence = z.object({ until: time.nullable(), reason: z.string() })

export const chatroom = z.object({
  id,
  type: z.enum(chatroomTypes),
  /** '' for a room of two, which is shown under the other person's name. */
  name: z.string(),
  groupId: id.nullable(),
  picture: z.string().nullable(),
  /** The other person in a room of two. */
  other: personSummary.nullable(),
  /** The viewer's private note on the other person in a room of two. */
  remark: z.string(),
  memberCount: z.int(),
  lastNumber: z.int(),
  lastChange: z.int(),
  /** Number of the last message that the viewer has read. */
  readNumber: z.int(),
  unread: z.int(),
  isMuted: z.boolean(),
  closedAt: time.nullable(),
  /** Quiet hours in which only administrators may write. */
  rest: z.object({ from: minuteOfDay, until: minuteOfDay }).nullable(),
  /** An adult's request to write to a minor: its state, and whether the viewer made it. */
  contact: z.object({ state: z.enum(contactStates), isMine: z.boolean() }).nullable(),
  /** Why the viewer's school stops them from writing there now: its rule for rooms, or its hours. */
  school: z.enum(schoolWhys).nullable(),
  /** A leader of the group has silenced the viewer in this room. */
  silence: silence.nullable(),
  last: z
    .object({ number: z.int(), type: z.int(), text: z.string(), author: personSummary, createdAt: time })
    .nullable(),
  at: time,
  can: z.object({
    write: z.boolean(),
    invite: z.boolean(),
    rename: z.boolean(),
    leave: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    answer: z.boolean(),
    /** Remove other people's messages, and silence them. */
    moderate: z.boolean(),
  }),
})
export type Chatroom = z.infer<typeof chatroom>

export const chatroomMember = z.object({
  person: personSummary,
  /** The viewer's private note on them. */
  remark: z.string(),
  isAdministrator: z.boolean(),
  /**
   * Number of the last message they have read; in a room of several, null for a viewer who shares no group with them
   * and is not their friend.
   */
  readNumber: z.int().nullable(),
  /** Set while they are silenced; visible only to them and to leaders of the group. */
  silence: silence.nullable(),
})
export type ChatroomMember = z.infer<typeof chatroomMember>
