import { z } from 'zod'
import { cleanName } from '../characters.ts'
import { contentDocument } from '../content/content.ts'
import type { ContentDocument } from '../content/document.ts'
import { endpoint } from '../endpoint.ts'
import { fileSummary } from '../files/files.ts'
import { bodyLimits } from '../limits.ts'
import { postLimits } from '../posts/limits.ts'
import { chosenClassification, customTagList, tagList } from '../posts/record-parts.ts'
import { classifications } from '../tags/tags.ts'
import { id, text, time } from '../text.ts'
import { draftLimits } from './limits.ts'

/*
 * A person's own starting points: eight slots with a name, a picture and initial content for a new record. Separate
 * from drafts, because a draft is saved while typing and used up by publication, whereas a slot stays as it was
 * defined.
 */

export const slot = z.object({
  slot: z.int(),
  name: z.string(),
  picture: fileSummary.nullable(),
  title: z.string(),
  content: z.custom<ContentDocument>(),
  classification: z.enum(classifications).nullable(),
  tags: z.array(z.string()),
  customTags: z.array(z.string()),
  updatedAt: time,
})
export type Slot = z.infer<typeof slot>

const slotNumber = z.coerce
  .number()
  .int({ error: 'invalid' })
  .min(1, { error: 'invalid' })
  .max(draftLimits.slots, { error: 'invalid' })

export const listSlots = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/slots',
  summary: 'My filled slots by their number',
  access: 'member',
  answers: z.object({ items: z.array(slot) }),
  refusals: [],
})

export const saveSlot = endpoint({
  method: 'PUT',
  path: '/api/v2/portfolios/slots/:slot',
  summary: 'Fill a slot, or replace what is in it',
  access: 'member',
  params: z.object({ slot: slotNumber }),
  body: z.object({
    name: text({ min: 1, max: draftLimits.slotName, clean: cleanName }),
    /** One of the caller's uploaded pictures: jpg, jpeg, png or webp. */
    pictureId: id.nullable().default(null),
    title: text({ max: postLimits.title, oneLine: true }).default(''),
    content: contentDocument,
    classification: chosenClassification.default(null),
    tags: tagList.default([]),
    customTags: customTagList.default([]),
  }),
  bodyBytes: bodyLimits.texts,
  answers: slot,
  refusals: ['FILE_NOT_FOUND', 'FILE_FORMAT_UNSUPPORTED', 'SLOT_PICTURE_TOO_LARGE'],
})

export const clearSlot = endpoint({
  method: 'DELETE',
  path: '/api/v2/portfolios/slots/:slot',
  summary: 'Empty a slot; an empty one stays empty',
  access: 'member',
  params: z.object({ slot: slotNumber }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: [],
})

export const slotCalls = [listSlots, saveSlot, clearSlot] as const
