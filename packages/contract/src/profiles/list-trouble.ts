import { z } from 'zod'
import { listTroubleCodes } from './list-troubles.ts'

/** Schema of `ListTrouble`. */
export const listTrouble = z.object({
  code: z.enum(listTroubleCodes),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
