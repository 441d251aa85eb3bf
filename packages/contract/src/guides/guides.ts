import { z } from 'zod'
import { contentLimits } from '../content/limits.ts'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { postLimits } from '../posts/limits.ts'
import { chosenClassification, customTagList, tagList } from '../posts/record-parts.ts'
import { locales } from '../profiles/preferences.ts'
import { day, id, text, time } from '../text.ts'
import { type GuideKind, guideKinds, guideLength, guideQuestions } from './guide-questions.ts'
import { guideLimits } from './limits.ts'

const kind = z.enum(guideKinds, { error: 'invalid' })
const question = z.enum([...new Set(guideKinds.flatMap((name) => [...guideQuestions[name]]))], { error: 'invalid' })
const answerText = text({ max: guideLimits.answer })

/** Answers and choices so far. */
const written = z.object({
  answers: z.partialRecord(question, answerText),
  /** The person's own questions, asked after the guide's. */
  own: z
    .array(z.object({ heading: text({ max: guideLimits.heading, oneLine: true }), text: answerText }))
    .max(guideLimits.ownQuestions, { error: 'too_many' }),
  title: text({ max: postLimits.title, oneLine: true }),
  date: day.nullable(),
  classification: chosenClassification,
  tags: tagList,
  customTags: customTagList,
  /** Index of the current question; one past the last is the preview. */
  step: z.int().min(0, { error: 'invalid' }).max(50, { error: 'invalid' }),
})
export type GuideWriting = z.infer<typeof written>

const guide = written.extend({
  kind,
  /** Identifies this state; a change names the state it is based on. */
  revision: id,
  updatedAt: time,
})
export type Guide = z.infer<typeof guide>

export const guideInput = written
  .extend({
    kind,
    /** The revision these answers are based on; null for a new guide. */
    base: id.nullable(),
  })
  .superRefine((input, context) => {
    const refuse = (path: string, rule: string, limit?: number) =>
      context.addIssue({ code: 'custom', message: rule, path: [path], params: { rule, limit } })
    const asked: readonly string[] = guideQuestions[input.kind]
    if (Object.keys(input.answers).some((key) => !asked.includes(key))) refuse('answers', 'invalid')
    if (guideLength(input) > contentLimits.characters) refuse('answers', 'too_long', contentLimits.characters)
  })

export const readGuideSample = endpoint({
  method: 'GET',
  path: '/api/v2/guide/guide-sample',
  summary: 'A guide as somebody else answered it, to see what an answer can be',
  access: 'member',
  query: z.object({ kind, locale: z.enum(locales, { error: 'invalid' }).default('tw') }),
  answers: z.object({
    kind,
    /** Name of its author, a fictional person. */
    by: z.string(),
    title: z.string(),
    answers: z.partialRecord(question, z.string()),
  }),
  refusals: [],
})
export type GuideSample = z.infer<(typeof readGuideSample)['answers']>

export const listGuides = endpoint({
  method: 'GET',
  path: '/api/v2/guide/guide-portfolio',
  summary: 'My unfinished guides, one of a kind at most',
  access: 'member',
  answers: z.object({ items: z.array(guide) }),
  refusals: [],
})

export const saveGuide = endpoint({
  method: 'PUT',
  path: '/api/v2/guide/guide-portfolio',
  summary: 'Keep my unfinished guide; refused when it was changed elsewhere since `base`',
  access: 'member',
  body: guideInput,
  bodyBytes: bodyLimits.texts,
  answers: guide,
  refusals: ['GUIDE_CHANGED'],
})

export const removeGuide = endpoint({
  method: 'DELETE',
  path: '/api/v2/guide/guide-portfolio',
  summary: 'Remove my unfinished guide of a kind; removing none is fine',
  access: 'member',
  query: z.object({ kind }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: [],
})

export const guideCalls = [readGuideSample, listGuides, saveGuide, removeGuide] as const
export type { GuideKind }
