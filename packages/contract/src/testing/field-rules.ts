import type { z } from 'zod'

/** Returns the rules that a value breaks, by their names on the wire. */
export function fieldRules(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value)
  if (parsed.success) return []
  return parsed.error.issues.map((issue) =>
    issue.code === 'custom' && typeof issue.params?.rule === 'string' ? issue.params.rule : issue.message,
  )
}
