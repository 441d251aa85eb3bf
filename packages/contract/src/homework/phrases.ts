import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, text } from '../text.ts'
import { homeworkLimits } from './limits.ts'

const access = 'feature:learning-group'
const path = '/api/v2/homework/phrases'

export const phrase = z.object({ id, words: z.string() })
export type Phrase = z.infer<typeof phrase>

export const listPhrases = endpoint({
  method: 'GET',
  path,
  summary: 'What I often say when I correct, in the order in which I kept it',
  access,
  answers: z.object({ items: z.array(phrase) }),
  refusals: [],
})

export const keepPhrase = endpoint({
  method: 'POST',
  path,
  summary: 'Keep what I often say when I correct; the same clientId again is the one that is there',
  access,
  body: z.object({
    /** Chosen by the browser. */
    clientId: id,
    words: text({ min: 1, max: homeworkLimits.phrase }),
  }),
  answers: phrase,
  refusals: ['HOMEWORK_LIMIT_REACHED'],
})

export const removePhrase = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Forget one of them',
  access,
  params: z.object({ id }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['PHRASE_NOT_FOUND'],
})

export const phraseCalls = [listPhrases, keepPhrase, removePhrase] as const
