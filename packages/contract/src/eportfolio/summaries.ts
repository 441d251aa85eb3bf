import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, text, time } from '../text.ts'
import { ePortfolioLimits } from './limits.ts'

const words = text({ max: ePortfolioLimits.summary })
const anyOne = z.object({ id })

const summary = z.object({
  summary: z.string(),
  /** Text being written and not yet saved; null if it equals the saved text. */
  draft: z.string().nullable(),
  savedAt: time.nullable(),
  draftedAt: time.nullable(),
})
export type Summary = z.infer<typeof summary>

export const readSummary = endpoint({
  method: 'GET',
  path: '/api/v2/ePortfolio/:id/summary',
  summary: 'The summary of an e-portfolio; for its owner with what is being written',
  access: 'member',
  params: anyOne,
  answers: summary,
  refusals: ['EPORTFOLIO_NOT_FOUND'],
})

export const saveSummary = endpoint({
  method: 'PATCH',
  path: '/api/v2/ePortfolio/:id/summary',
  summary: 'Save the summary; the draft of it ends with that',
  access: 'member',
  params: anyOne,
  body: z.object({ summary: words }),
  answers: summary,
  refusals: ['EPORTFOLIO_NOT_FOUND', 'NO_PERMISSION'],
})

export const draftSummary = endpoint({
  method: 'PATCH',
  path: '/api/v2/ePortfolio/:id/summary/draft',
  summary: 'Keep what is being written; readers still see what was saved',
  access: 'member',
  params: anyOne,
  body: z.object({ summary: words }),
  answers: summary,
  refusals: ['EPORTFOLIO_NOT_FOUND', 'NO_PERMISSION'],
})

/** Only a suggestion: requesting one saves nothing to the summary. */
const suggestion = z.object({
  id,
  text: z.string(),
  /** Made by the product itself, or by the language model that the operator configured. */
  engine: z.enum(['built_in', 'model']),
  createdAt: time,
})
export type Suggestion = z.infer<typeof suggestion>

const usage = z.object({
  /** Suggestions used today (Taipei) over all of the person's e-portfolios. */
  used: z.int(),
  /** Null: unlimited. */
  limit: z.int().nullable(),
  resetsAt: time,
})
export type SuggestionUsage = z.infer<typeof usage>

export const suggestSummary = endpoint({
  method: 'POST',
  path: '/api/v2/ePortfolio/:id/summary/suggestions/generate',
  summary: 'A suggestion of 70 to 250 words, made of what the document says; free accounts have one a day',
  access: 'member',
  cost: 100,
  params: anyOne,
  body: z.object({ clientId: id }),
  answers: z.object({ suggestion, usage }),
  refusals: ['EPORTFOLIO_NOT_FOUND', 'NO_PERMISSION', 'SUGGESTION_LIMIT_REACHED', 'NOTHING_TO_SUMMARISE'],
})

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/v2/ePortfolio/:id/summary/suggestions/generate/history',
  summary: 'Earlier suggestions for an e-portfolio of mine, newest first',
  access: 'member',
  params: anyOne,
  answers: z.object({ items: z.array(suggestion) }),
  refusals: ['EPORTFOLIO_NOT_FOUND', 'NO_PERMISSION'],
})

export const readSuggestionUsage = endpoint({
  method: 'GET',
  path: '/api/v2/ePortfolio/summary/suggestions/generate/usage',
  summary: 'How many suggestions I had today, and how many there are',
  access: 'member',
  answers: usage,
  refusals: [],
})

export const summaryCalls = [
  readSuggestionUsage,
  readSummary,
  saveSummary,
  draftSummary,
  suggestSummary,
  listSuggestions,
] as const
