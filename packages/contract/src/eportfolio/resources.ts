import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fileSummary } from '../files/files.ts'
import { limits } from '../limits.ts'
import { classifications } from '../tags/tags.ts'
import { day, id, text } from '../text.ts'
import { resourceId } from './document.ts'
import { resourceTypes } from './facts.ts'
import { ePortfolioLimits } from './limits.ts'

/** Material for a document: one of the caller's records, or homework they handed in. */
const resource = z.object({
  id: resourceId,
  type: z.enum(resourceTypes),
  title: z.string(),
  /** The first words. */
  excerpt: z.string(),
  date: z.string(),
  classification: z.enum(classifications),
  tags: z.array(z.string()),
  customTags: z.array(z.string()),
  wordCount: z.int(),
  imageCount: z.int(),
  /** The first picture. */
  cover: fileSummary.nullable(),
})
export type Resource = z.infer<typeof resource>

/** `2026-11-18`, or `2026-11-18_` and an id. */
const homeworkPlace = z.string().refine(
  (place) => {
    const [date, last, ...more] = place.split('_')
    const isPlace = day.safeParse(date).success && (last === undefined || id.safeParse(last).success)
    return isPlace && more.length === 0
  },
  { error: 'invalid' },
)

/** Two days, the earlier one first. */
const days = z.string().refine(
  (range) => {
    const [from, to, ...more] = range.split(',').map((one) => day.safeParse(one).data)
    return from !== undefined && to !== undefined && from <= to && more.length === 0
  },
  { error: 'invalid' },
)

export const listResources = endpoint({
  method: 'GET',
  path: '/api/v2/ePortfolio/resource',
  summary: 'My records and my homework that a document can be made of, by day, newest first',
  access: 'member',
  query: z.object({
    limit: z.coerce
      .number({ error: 'invalid' })
      .int({ error: 'invalid' })
      .min(1, { error: 'invalid' })
      .max(ePortfolioLimits.resourcePage, { error: 'too_many' })
      .default(ePortfolioLimits.resourcePage),
    /** The last record of the previous page. */
    lastPortfolioId: id.optional(),
    /** The day of the last homework of the previous page, with its id if others may share that day. */
    lastHomeworkDate: homeworkPlace.optional(),
    type: z.enum(resourceTypes, { error: 'invalid' }).optional(),
    /** `2026-05-21,2026-11-30`, both included; default: from six months ago to the end of this month. */
    dateRange: days.optional(),
    /** Comma-separated tag codes of all families except SDGs, and own tags; finds material with all of them. */
    tags: z.string().max(500).optional(),
    /** Comma-separated SDG codes; finds material with all of them. */
    sdgs: z.string().max(200).optional(),
    classification: z.enum(classifications, { error: 'invalid' }).optional(),
    words: text({ max: limits.searchWord, oneLine: true }).optional(),
  }),
  answers: z.object({
    items: z.array(resource),
    /** Cursors of the next page; null at the end. */
    lastPortfolioId: z.string().nullable(),
    lastHomeworkDate: z.string().nullable(),
    /** The range that was searched. */
    dateRange: z.object({ from: z.string(), to: z.string() }),
  }),
  refusals: ['RESOURCE_NOT_FOUND'],
})
export type ResourcePage = z.infer<(typeof listResources)['answers']>

export const resourceCalls = [listResources] as const
