import { z } from 'zod'
import { personSummary } from '../people/person.ts'
import { time } from '../text.ts'

/* What is kept of who wrote what in a document that several people write. */

/** Of a change, in the order in which they were stored: 1 to what the database counts up to. */
export const changeNumber = z
  .int({ error: 'invalid' })
  .min(1, { error: 'invalid' })
  .max(2_147_483_647, { error: 'invalid' })

/** The same in an address. */
export const changeNumberInAddress = z.coerce.number({ error: 'invalid' }).pipe(changeNumber)

/** What somebody wrote without a longer rest. */
export const writtenStretch = z.object({
  /** Null of what nobody did, and of whoever is gone or not for the viewer. */
  person: personSummary.nullable(),
  /** Of its first and last change; the version after the last is what it came to. */
  from: z.int(),
  to: z.int(),
  startedAt: time,
  endedAt: time,
})
