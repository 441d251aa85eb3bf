import { z } from 'zod'
import { personSummary } from '../people/person.ts'
import { id, text, time } from '../text.ts'
import { consoleLimits } from './limits.ts'

/** A list that staff import, as it came: of people, of schools. */
export const listFile = z.object({
  name: text({ min: 1, max: 200, oneLine: true }),
  content: z.base64({ error: 'invalid' }).max(consoleLimits.schoolFileBase64, { error: 'too_long' }),
})

/** The same, to be imported; the same clientId again is the same import. */
export const listToImport = listFile.extend({ clientId: id, reason: text(consoleLimits.reason) })

/** How far an import is: it waits for a free hand, is done, or failed as a whole. */
const importStates = ['waiting', 'running', 'done', 'failed'] as const

/** What a list changes. */
export const listCounts = { added: z.int(), changed: z.int(), gone: z.int(), unchanged: z.int() }

/** An import of a list, of whatever. */
export const listImport = {
  id,
  name: z.string(),
  state: z.enum(importStates),
  /** What is written or made, of how many. */
  done: z.int(),
  total: z.int(),
  importer: personSummary.nullable(),
  startedAt: time,
  finishedAt: time.nullable(),
}
