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

/** What somebody says, by its type. */
const said = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(messageTypes.text),
    text: text({ min: 1, max: chatLimits.message }),
    /** Whom it names, of those who are in the room. */
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

/** Of a room: from 1 on, one after the other. */
export const messageNumber = z.int().min(1).max(2_147_483_647)

export const messageInput = z.object({
  roomId: id,
  /** Named by the browser: what is sent again is there once. */
  clientId: id,
  /** The message that it answers. */
  replyTo: messageNumber.nullable().default(null),
  said,
})
/** A message of a room of mine, said in another. */
export const forwardInput = z.object({
  roomId: id,
  clientId: id,
  from: z.object({ roomId: id, number: messageNumber }),
})

export type MessageInput = z.input<typeof messageInput>
export type ValidMessageInput = z.output<typeof messageInput>

/** What a page says of itself; `site` is where it is. */
export const linkPreview = z.object({ url: z.string(), site: z.string(), title: z.string(), description: z.string() })
export type LinkPreview = z.infer<typeof linkPreview>

/** The same for everybody in the room, so that it is written once for all of them. */
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
  /** Read as any record is: it tells nothing to whoever may not see it. */
  recordId: id.nullable(),
  files: z.array(fileSummary),
  sticker: z.string().nullable(),
  emotion: z.enum(emotions).nullable(),
  notice: z.object({ type: z.enum(noticeTypes), people: z.array(personSummary), name: z.string() }).nullable(),
  /** It was said in another room, or by somebody else. */
  isForwarded: z.boolean(),
  /** Of the first link in it, once the page behind it has been looked at. */
  preview: linkPreview.nullable(),
  /** Who leads the group, and took it out: nothing of it is here. */
  removedBy: personSummary.nullable(),
  emotions: z.array(z.object({ emotion: z.enum(emotions), personIds: z.array(id) })),
  isPinned: z.boolean(),
  /** Counts what becomes of the room; later is more. */
  change: z.int(),
  createdAt: time,
})
export type ChatroomMessage = z.infer<typeof chatroomMessage>
