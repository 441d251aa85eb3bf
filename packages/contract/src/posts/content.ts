import { z } from 'zod'
import { isKeepable } from '../characters.ts'
import { profileLimits } from '../profiles/limits.ts'
import { id } from '../text.ts'
import { contentExcess } from './content-excess.ts'
import { type ContentBlock, type ContentDocument, contentLength, mentionedIds } from './content-text.ts'
import { postLimits } from './limits.ts'

/**
 * The editor document of a record or another rich text: paragraphs, headings, bold, italic, lists, quotes, links and
 * mentions, and nothing else. It is stored as it is; HTML never is.
 */
const link = z.object({
  type: z.literal('link'),
  attrs: z.object({
    href: z
      .string()
      .max(2_000)
      .regex(/^(?:https?:\/\/|mailto:)[^\s\p{C}]+$/iu, { error: 'invalid' }),
  }),
})
const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  link,
])

const textNode = z.object({
  type: z.literal('text'),
  text: z
    .string()
    .min(1)
    .max(postLimits.content * 2)
    .refine(isKeepable),
  marks: z.array(mark).max(3).optional(),
})
const hardBreak = z.object({ type: z.literal('hardBreak') })
const mention = z.object({
  type: z.literal('mention'),
  attrs: z.object({
    id,
    label: z
      .string()
      .min(1)
      .max(profileLimits.displayName.max * 2)
      .refine(isKeepable),
  }),
})

const inline = z.discriminatedUnion('type', [textNode, hardBreak, mention])
const inlines = z.array(inline).max(5_000).optional()
const paragraph = z.object({ type: z.literal('paragraph'), content: inlines })
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inlines,
})

/** Lists and quotes nest this deep at most. */
const nesting = 6

function blocks(depth: number): z.ZodType<ContentBlock> {
  if (depth === 0) return z.discriminatedUnion('type', [paragraph, heading]) as z.ZodType<ContentBlock>
  const inner = z
    .array(blocks(depth - 1))
    .min(1)
    .max(500)
  const item = z.object({ type: z.literal('listItem'), content: inner })
  const items = z.array(item).min(1).max(500)
  return z.discriminatedUnion('type', [
    paragraph,
    heading,
    z.object({ type: z.literal('bulletList'), content: items }),
    z.object({ type: z.literal('orderedList'), content: items }),
    z.object({ type: z.literal('blockquote'), content: inner }),
  ]) as z.ZodType<ContentBlock>
}

const exactDocument = z
  .object({ type: z.literal('doc'), content: z.array(blocks(nesting)).max(2_000) })
  .superRefine((document, context) => {
    const refuse = (rule: string, limit: number) =>
      context.addIssue({ code: 'custom', message: rule, params: { rule, limit } })
    if (contentLength(document) > postLimits.content) refuse('too_long', postLimits.content)
    if (mentionedIds(document).length > postLimits.mentions) refuse('too_many', postLimits.mentions)
  })

/** A document within the limits: 15000 characters, 50 mentions, no more form than such a text has. */
// Parsed in one step of its own, so that the OpenAPI document does not spell the nesting out level by level.
export const contentDocument = z.unknown().transform((value, context): ContentDocument => {
  const excess = contentExcess(value)
  if (excess !== undefined) {
    context.addIssue({ code: 'custom', message: excess.rule, params: { ...excess } })
    return z.NEVER
  }
  const parsed = exactDocument.safeParse(value)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues.slice(0, 5)) {
    const params = issue.code === 'custom' ? issue.params : { rule: 'invalid' }
    context.addIssue({
      code: 'custom',
      message: 'invalid',
      path: issue.code === 'custom' ? [] : issue.path.slice(0, 6),
      params,
    })
  }
  return z.NEVER
}) as unknown as z.ZodType<ContentDocument, ContentDocument>
