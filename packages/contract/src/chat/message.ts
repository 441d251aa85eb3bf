import { z } from 'zod'
import { fileSummary } from '../files/files.ts'
import { personSummary } from '../people/person.ts'
import { unique } from '../posts/record-parts.ts'
import { id, text, time } from '../text.ts'
import { emotions, messageTypes, noticeTypes, stickers } from './facts.ts'
import { chatLimits } from './limits.ts'

const fileIds = z
  .array(id)
  .min(1, { error: 'required' })
  .max(chatLimits.files, { error: 'too_many' })
  .refine(unique, { error: 'duplicate' })

/** Content of a message, by type. */
const said = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(messageTypes.text),
    text: text({ min: 1, max: chatLimits.message }),
    /** Mentioned people, who must be in the room. */
    mentions: z
      .array(id)
      .max(chatLimits.mentions, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' })
      .default([]),
  }),
  z.object({ type: z.literal(messageTypes.record), recordId: id }),
  z.object({ type: z.literal(messageTypes.photo), fileIds }),
  z.object({ type: z.literal(messageTypes.video), fileIds }),
  z.object({ type: z.literal(messageTypes.file), fileIds }),
  z.object({ type: z.literal(messageTypes.emotion), emotion: z.enum(emotions, { error: 'invalid' }) }),
  z.object({
    type: z.literal(messageTypes.sticker),
    sticker: z.string().refine((name) => stickers.includes(name), { error: 'invalid' }),
  }),
])
export type Said = z.output<typeof said>

/** Number of a message within its room, counting up from 1. */
export const messageNumber = z.int().min(1).max(2_147_483_647)

export const messageInput = z.object({
  roomId: id,
  /** Chosen by the browser; a message sent again with the same id is stored once. */
  clientId: id,
  /** The message it replies to. */
  replyTo: messageNumber.nullable().default(null),
  said,
})
/** Forwards a message from one of the caller's rooms to another. */
export const forwardInput = z.object({
  roomId: id,
  clientId: id,
  from: z.object({ roomId: id, number: messageNumber }),
})

export type MessageInput = z.input<typeof messageInput>
export type ValidMessageInput = z.output<typeof messageInput>

/** What a page says about itself; `site` is where it is hosted. */
export const linkPreview = z.object({ url: z.string(), site: z.string(), title: z.string(), description: z.string() })
export type LinkPreview = z.infer<typeof linkPreview>

/** Identical for everybody in the room, so that it is serialized once for all of them. */
export const chatroomMessage = z.object({
  roomId: id,
  number: z.int(),
  id,
  clientId: id,
  type: z.int(),
  author: personSummary,
  text: z.string(),
  mentions: z.array(z.object({ id, displayName: z.string() })),
  replyTo: z.int().nullable(),
  /** Read like any record, so it reveals nothing to a viewer who may not see it. */
  recordId: id.nullable(),
  files: z.array(fileSummary),
  sticker: z.string().nullable(),
  emotion: z.enum(emotions).nullable(),
  notice: z.object({ type: z.enum(noticeTypes), people: z.array(personSummary), name: z.string() }).nullable(),
  /** It was forwarded from another message. */
  isForwarded: z.boolean(),
  /** Preview of the first link, once its page has been fetched. */
  preview: linkPreview.nullable(),
  /** The leader of the group who removed it; the content is then empty. */
  removedBy: personSummary.nullable(),
  emotions: z.array(z.object({ emotion: z.enum(emotions), personIds: z.array(id) })),
  isPinned: z.boolean(),
  /** Counter of changes in the room; a later change has a higher value. */
  change: z.int(),
  createdAt: time,
})
export type ChatroomMessage = z.infer<typeof chatroomMessage>
