import { z } from 'zod'
import { text } from '../text.ts'
import { consoleLimits } from './limits.ts'

/** A list that staff import, as it came: of people, of schools. */
export const listFile = z.object({
  name: text({ min: 1, max: 200 }),
  content: z.base64({ error: 'invalid' }).max(consoleLimits.schoolFileBase64, { error: 'too_long' }),
})

/** How far an import is: it waits for a free hand, is done, or failed as a whole. */
export const importStates = ['waiting', 'running', 'done', 'failed'] as const
