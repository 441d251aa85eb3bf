import { z } from 'zod'
import { visibleName } from '../names/names.ts'
import { personSummary } from '../people/person.ts'
import { id, time } from '../text.ts'
import { chatroomTypes, contactStates, schoolWhys } from './facts.ts'
import { chatLimits } from './limits.ts'

export const chatroomName = visibleName('place', { min: 1, max: chatLimits.name })

/** Minutes after midnight in Taipei. */
export const minuteOfDay = z.int().min(0).max(1_439)

/** Until when somebody is silenced, null until they are heard again; and why, where that was said. */
const silence = z.object({ until: time.nullable(), reason: z.string() })

export const chatroom = z.object({
  id,
  type: z.enum(chatroomTypes),
  /** '' for the room of two, which is called as the other is. */
  name: z.string(),
  groupId: id.nullable(),
  picture: z.string().nullable(),
  /** Of a room of two. */
  other: personSummary.nullable(),
  /** What I have noted on the other one of a room of two. */
  remark: z.string(),
  memberCount: z.int(),
  lastNumber: z.int(),
  lastChange: z.int(),
  /** Up to where I have read. */
  readNumber: z.int(),
  unread: z.int(),
  isMuted: z.boolean(),
  closedAt: time.nullable(),
  /** Nobody writes at night; what its administrators may. */
  rest: z.object({ from: minuteOfDay, until: minuteOfDay }).nullable(),
  /** A grown-up asks somebody under age: how far that is, and whether it is I who asks. */
  contact: z.object({ state: z.enum(contactStates), isMine: z.boolean() }).nullable(),
  /** Why my school keeps me from writing there now: as it has its students talk, or at which hours. */
  school: z.enum(schoolWhys).nullable(),
  /** Whoever leads the group has silenced me here: until when, or until I am heard again. */
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
    /** Take out what others say, and silence them. */
    moderate: z.boolean(),
  }),
})
export type Chatroom = z.infer<typeof chatroom>

export const chatroomMember = z.object({
  person: personSummary,
  /** What I have noted on them. */
  remark: z.string(),
  isAdministrator: z.boolean(),
  /** Up to where they have read; null in a room of several for whoever is neither in a group with them nor their friend. */
  readNumber: z.int().nullable(),
  /** They are silenced: until when, or until they are heard again. Themselves and who leads the group see it. */
  silence: silence.nullable(),
})
export type ChatroomMember = z.infer<typeof chatroomMember>
