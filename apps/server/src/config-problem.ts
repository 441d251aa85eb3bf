import type { z } from 'zod'

const formats: Record<string, string> = {
  url: 'it has to be an address, as https://learn.example.tw',
  email: 'it has to be an e-mail address',
}

/** Says what a setting has to be, for the person who wrote it; undefined if the schema's own message is better. */
export function plainly(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? `it needs at least ${issue.minimum} characters`
        : `it has to be ${issue.inclusive ? `${issue.minimum} or more` : `more than ${issue.minimum}`}`
    case 'too_big':
      return issue.origin === 'string'
        ? `it has at most ${issue.maximum} characters`
        : `it has to be ${issue.maximum} or less`
    case 'invalid_format':
      return formats[issue.format]
    case 'invalid_value':
      return `it has to be one of ${issue.values.join(', ')}`
    case 'invalid_type':
      return issue.expected === 'int' ? 'it has to be a whole number' : `it has to be a ${issue.expected}`
    default:
      return undefined
  }
}
