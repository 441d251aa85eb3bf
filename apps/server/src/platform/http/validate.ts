import type { z } from 'zod'
import { fieldProblems } from './field-problems.ts'
import { Refusal } from './refusal.ts'
import { unstorablePlace } from './storable.ts'

type Validated<Output> = { value: Output; error?: undefined } | { error: Refusal }

/**
 * Returns the input as parsed by a schema, or the refusal `VALIDATION_FAILED` with what is wrong. Text that cannot be
 * stored is refused anywhere in the input.
 */
export function validate<Output>(schema: z.ZodType<Output>, input: unknown): Validated<Output> {
  const result = schema.safeParse(input)
  if (!result.success)
    return { error: new Refusal('VALIDATION_FAILED', { fields: fieldProblems(result.error.issues) }) }
  const place = unstorablePlace(result.data)
  if (place === undefined) return { value: result.data }
  return { error: new Refusal('VALIDATION_FAILED', { fields: [{ path: place.join('.'), rule: 'unsafe' }] }) }
}
