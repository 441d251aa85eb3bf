import { z } from 'zod'
import type { ContentDocument } from '../content/document.ts'
import { fileSummary } from '../files/files.ts'
import { classifications } from '../tags/tags.ts'
import { id, time } from '../text.ts'

/** A record with a scheduled publication; visible only to its owner. */
export const scheduledPost = z.object({
  id,
  /** Grows with every change; a change names the version it is based on. */
  version: z.int(),
  scheduledAt: time,
  title: z.string(),
  content: z.custom<ContentDocument>(),
  /** Plain text of the content. */
  text: z.string(),
  files: z.array(fileSummary),
  date: z.string(),
  classification: z.enum(classifications),
  tags: z.array(z.string()),
  customTags: z.array(z.string()),
  privacy: z.int(),
  groupIds: z.array(z.string()),
  updatedAt: time,
})
export type ScheduledPost = z.infer<typeof scheduledPost>
