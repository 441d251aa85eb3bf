import { z } from 'zod'
import { personSummary } from '../people/person.ts'
import { id, text, time } from '../text.ts'
import { consoleLimits } from './limits.ts'

/** A list of people or schools that staff upload, unparsed. */
export const listFile = z.object({
  name: text({ min: 1, max: 200, oneLine: true }),
  content: z.base64({ error: 'invalid' }).max(consoleLimits.schoolFileBase64, { error: 'too_long' }),
})

/** A list to import; a repeated clientId is the same import. */
export const listToImport = listFile.extend({ clientId: id, reason: text(consoleLimits.reason) })

/** States of an import: waiting for a worker, running, done, or failed as a whole. */
const importStates = ['waiting', 'running', 'done', 'failed'] as const

/** Number of entries by what the list does to them. */
export const listCounts = { added: z.int(), changed: z.int(), gone: z.int(), unchanged: z.int() }

/** Fields of every import of a list. */
export const listImport = {
  id,
  name: z.string(),
  state: z.enum(importStates),
  /** Entries processed, out of `total`. */
  done: z.int(),
  total: z.int(),
  importer: personSummary.nullable(),
  startedAt: time,
  finishedAt: time.nullable(),
}
