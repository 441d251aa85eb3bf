import type { z } from 'zod'
import { fieldProblems } from './field-problems.ts'
import { Refusal } from './refusal.ts'
import { unstorablePlace } from './storable.ts'

type Validated<Output> = { value: Output; error?: undefined } | { error: Refusal }

/** Input as a schema reads it, or what is wrong with it. Texts that cannot be stored are refused wherever they stand. */
export function validate<Output>(schema: z.ZodType<Output>, input: unknown): Validated<Output> {
  const result = schema.safeParse(input)
  if (!result.success)
    return { error: new Refusal('VALIDATION_FAILED', { fields: fieldProblems(result.error.issues) }) }
  const place = unstorablePlace(result.data)
  if (place === undefined) return { value: result.data }
  return { error: new Refusal('VALIDATION_FAILED', { fields: [{ path: place.join('.'), rule: 'unsafe' }] }) }
}
