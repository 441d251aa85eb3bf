import { z } from 'zod'
import { personSummary } from '../people/person.ts'
import { time } from '../text.ts'

/* History of who wrote what in a document that several people write. */

/** Number of a change, in the order of storing: from 1 to the database's maximum. */
export const changeNumber = z
  .int({ error: 'invalid' })
  .min(1, { error: 'invalid' })
  .max(2_147_483_647, { error: 'invalid' })

/** Same, in an address. */
export const changeNumberInAddress = z.coerce.number({ error: 'invalid' }).pipe(changeNumber)

/** Changes that a person wrote without a longer pause. */
export const writtenStretch = z.object({
  /** Null if nobody made them, if the account is gone, or if the viewer may not see the person. */
  person: personSummary.nullable(),
  /** Numbers of the first and last change; the version of the last is the result. */
  from: z.int(),
  to: z.int(),
  startedAt: time,
  endedAt: time,
})
