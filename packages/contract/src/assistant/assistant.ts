import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { helpTopics } from '../help/topics.ts'
import { bodyLimits } from '../limits.ts'
import { locales } from '../profiles/preferences.ts'
import { text } from '../text.ts'
import { assistantLimits } from './limits.ts'

const locale = z.enum(locales, { error: 'invalid' })

const question = z.object({ role: z.literal('user'), content: text({ min: 1, max: assistantLimits.question }) })
const answered = z.object({ role: z.literal('assistant'), content: text({ max: assistantLimits.answer }) })
export type AssistantMessage = z.infer<typeof question> | z.infer<typeof answered>

/** The conversation so far; the last message is a question. */
const conversation = z
  .array(z.discriminatedUnion('role', [question, answered], { error: 'invalid' }))
  .min(1, { error: 'required' })
  .max(assistantLimits.questions * 2, { error: 'too_many' })
  .refine((messages) => messages.filter(({ role }) => role === 'user').length <= assistantLimits.questions, {
    error: 'too_many',
  })
  .refine((messages) => messages.at(-1)?.role === 'user', { error: 'invalid' })

const platformAnswer = z.object({
  /** Lines of the answer; absent if the articles do not contain one. */
  text: z.array(z.string()).optional(),
  followUpQuestions: z.array(z.string()),
  /** The articles that the answer is based on, or the nearest ones. */
  articles: z.array(z.object({ topic: z.enum(helpTopics), title: z.string() })),
})
export type PlatformAnswer = z.infer<typeof platformAnswer>

export const greetByAssistant = endpoint({
  method: 'GET',
  path: '/api/v2/assistant/greeting',
  summary: 'Whether the assistant is there for this person, and three questions to begin with',
  access: 'public',
  query: z.object({ locale }),
  answers: z.object({ isOn: z.boolean(), followUpQuestions: z.array(z.string()) }),
  refusals: [],
})

export const askPlatformQuestion = endpoint({
  method: 'POST',
  path: '/api/v2/assistant/platform-question',
  summary:
    'Ask how something is done; answered from the help centre, which is named. Whoever accepts a stream is sent the lines while they are written (`text`), and the whole at the end (`answer`)',
  access: 'public',
  isReading: true,
  streams: true,
  cost: 5,
  body: z.object({ messages: conversation, locale: locale.default('tw') }),
  bodyBytes: bodyLimits.texts,
  answers: platformAnswer,
  refusals: ['ASSISTANT_OFF'],
})

export const assistantCalls = [greetByAssistant, askPlatformQuestion] as const
