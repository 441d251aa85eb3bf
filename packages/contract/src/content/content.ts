import { z } from 'zod'
import { textLength } from '../characters.ts'
import { profileLimits } from '../profiles/limits.ts'
import { id } from '../text.ts'
import { cleanContent } from './clean.ts'
import {
  type ContentBlock,
  type ContentDocument,
  contentLength,
  mentionedIds,
  type PictureBlock,
  type PicturedDocument,
  picturesOf,
} from './document.ts'
import { contentExcess } from './excess.ts'
import { contentLimits } from './limits.ts'

/**
 * The editor document of a record or another rich text: paragraphs, headings, bold, italic, lists, quotes, links,
 * mentions, small tables, formulas, code and footnotes, and nothing else (pictures: `picturedDocument`). It is stored
 * as JSON, never as HTML.
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
  text: z.string().min(1),
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
      .max(profileLimits.displayName.max * 2),
  }),
})

/** One non-blank line of at most `most` characters. */
const note = (most: number) =>
  z
    .string()
    .max(most * 2)
    .refine((words) => words.trim() !== '' && !words.includes('\n') && textLength(words) <= most)
const formula = z.object({ type: z.literal('formula'), attrs: z.object({ latex: note(contentLimits.formula) }) })
const footnote = z.object({ type: z.literal('footnote'), attrs: z.object({ text: note(contentLimits.footnote) }) })

const inline = z.discriminatedUnion('type', [textNode, hardBreak, mention, formula, footnote])
const inlines = z.array(inline).max(contentLimits.nodes).optional()
const paragraph = z.object({ type: z.literal('paragraph'), content: inlines })
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inlines,
})

const codeBlock = z.object({
  type: z.literal('codeBlock'),
  content: z
    .array(textNode.omit({ marks: true }))
    .max(contentLimits.parts)
    .optional(),
})

const orderedFrom = z.object({ start: z.int().min(0).max(contentLimits.listStart) }).optional()

const { columns, rows, paragraphs } = contentLimits.table
const cell = z.object({
  type: z.enum(['tableHeader', 'tableCell']),
  content: z.array(paragraph).min(1).max(paragraphs),
})
const row = z.object({ type: z.literal('tableRow'), content: z.array(cell).min(1).max(columns) })
const table = z
  .object({ type: z.literal('table'), content: z.array(row).min(1).max(rows) })
  .refine(({ content }) => content.every((one) => one.content.length === content[0]?.content.length))

/** Maximum nesting of lists and quotes. */
const nesting = 6

function blocks(depth: number): z.ZodType<ContentBlock> {
  if (depth === 0) return z.discriminatedUnion('type', [paragraph, heading]) as z.ZodType<ContentBlock>
  const inner = z
    .array(blocks(depth - 1))
    .min(1)
    .max(contentLimits.parts)
  const item = z.object({ type: z.literal('listItem'), content: inner })
  const items = z.array(item).min(1).max(contentLimits.parts)
  return z.discriminatedUnion('type', [
    paragraph,
    heading,
    z.object({ type: z.literal('bulletList'), content: items }),
    z.object({ type: z.literal('orderedList'), attrs: orderedFrom, content: items }),
    z.object({ type: z.literal('blockquote'), content: inner }),
    table,
    codeBlock,
  ]) as z.ZodType<ContentBlock>
}

/** `text` describes the picture in one line, or is empty. */
const picture: z.ZodType<PictureBlock> = z.object({
  type: z.literal('picture'),
  attrs: z.object({ fileId: id, text: note(contentLimits.pictureText).or(z.literal('')) }),
})

const exactly = <Block extends PictureBlock | ContentBlock>(block: z.ZodType<Block>) =>
  z
    .object({ type: z.literal('doc'), content: z.array(block).max(contentLimits.blocks) })
    .superRefine((document, context) => {
      const refuse = (rule: string, limit: number) =>
        context.addIssue({ code: 'custom', message: rule, params: { rule, limit } })
      if (contentLength(document) > contentLimits.characters) refuse('too_long', contentLimits.characters)
      if (mentionedIds(document).length > contentLimits.mentions) refuse('too_many', contentLimits.mentions)
      if (picturesOf(document).length > contentLimits.pictures) refuse('too_many_pictures', contentLimits.pictures)
    })

// Parsed in a separate step, so that the OpenAPI document does not spell out every level of nesting.
const documentOf = <Document extends PicturedDocument>(exact: z.ZodType<Document>) =>
  z.unknown().transform((value, context): Document => {
    const tooMuch = contentExcess(value)
    const cleaned = tooMuch === undefined ? cleanContent(value) : undefined
    // Checked again because cleaning turns line breaks into nodes.
    const excess = tooMuch ?? contentExcess(cleaned)
    if (excess !== undefined) {
      context.addIssue({ code: 'custom', message: excess.rule, params: { ...excess } })
      return z.NEVER
    }
    const parsed = exact.safeParse(cleaned)
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
  }) as unknown as z.ZodType<Document, Document>

/** A document within the limits: 15000 characters, 50 mentions, and no more structure than such a text needs. */
export const contentDocument = documentOf<ContentDocument>(exactly(blocks(nesting)))

/** Same, with pictures between the blocks. */
export const picturedDocument = documentOf<PicturedDocument>(exactly(z.union([picture, blocks(nesting)])))

/** A single block of such a document, within the same limits. */
export const contentBlock = z.unknown().transform((value, context): ContentBlock => {
  const parsed = contentDocument.safeParse({ type: 'doc', content: [value] })
  const [block] = parsed.data?.content ?? []
  if (block !== undefined) return block
  context.addIssue({ code: 'custom', message: parsed.error?.issues[0]?.message ?? 'invalid' })
  return z.NEVER
}) as unknown as z.ZodType<ContentBlock, ContentBlock>
