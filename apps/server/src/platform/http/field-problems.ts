import type { FieldProblem } from '@learntrail/contract/errors'
import type { core } from 'zod'

const rules: Record<string, string> = {
  too_big: 'too_long',
  too_small: 'too_short',
  invalid_type: 'invalid',
  invalid_format: 'invalid',
  invalid_value: 'invalid',
  invalid_union: 'invalid',
  unrecognized_keys: 'unknown',
  not_multiple_of: 'invalid',
}

/**
 * Rules whose message contains the limit. Rules of texts supply their own, because zod's bound is larger than the real
 * one.
 */
const countedRules = new Set(['too_small', 'too_large', 'too_few'])

/**
 * Converts zod's issues to the wire's fields, at most 20: dotted path, our name of the rule, and its limit if it has
 * one.
 */
export function fieldProblems(issues: readonly core.$ZodIssue[]): FieldProblem[] {
  return issues
    .flatMap(ofClosestForm)
    .slice(0, 20)
    .map((issue) => {
      const path = issue.path.map(String).join('.')
      if (issue.code === 'custom' && typeof issue.params?.rule === 'string') {
        const { rule, limit } = issue.params
        return typeof limit === 'number' ? { path, rule, limit } : { path, rule }
      }
      const rule = isRule(issue.message) ? issue.message : missing(issue) ? 'required' : rules[issue.code]
      const limit = boundOf(issue)
      return rule !== undefined && countedRules.has(rule) && limit !== undefined
        ? { path, rule, limit }
        : { path, rule: rule ?? 'invalid' }
    })
}

/** Returns the issues of the union member that the input comes closest to. */
function ofClosestForm(issue: core.$ZodIssue): core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || isRule(issue.message)) return [issue]
  const lacks = (form: core.$ZodIssue[]) => form.filter(missing).length
  const [closest] = issue.errors.toSorted((one, other) => lacks(one) - lacks(other) || one.length - other.length)
  if (closest === undefined || closest.length === 0) return [issue]
  return closest.flatMap((inner) => ofClosestForm({ ...inner, path: [...issue.path, ...inner.path] }))
}

/**
 * Returns whether a message is a rule's name: a schema may supply one (`{ error: 'product_name' }`), while zod's
 * default sentences contain spaces.
 */
const isRule = (message: string) => /^[a-z_]+$/.test(message)

function boundOf(issue: core.$ZodIssue): number | undefined {
  if (issue.code === 'too_small') return Number(issue.minimum)
  return issue.code === 'too_big' ? Number(issue.maximum) : undefined
}

function missing(issue: core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' && issue.input === undefined
}
