import { z } from 'zod'
import { brokenNameRule, cleanLine, cleanName, cleanText, textLength } from './characters.ts'
import { limits } from './limits.ts'
import { endOfMinute } from './moments.ts'

interface TextRule {
  min?: number
  max: number
  /** For names and identifiers: removes invisible characters, and refuses `unsafeCharacters`. */
  safe?: boolean
  /** Cleaning function if it is not a text's: a name with any characters (`cleanName`), or an identifier. */
  clean?: (text: string) => string
  /** For titles and the like: line breaks become spaces. Names always have one line. */
  oneLine?: boolean
}

/**
 * Returns the schema of a text with limits, cleaned and trimmed; failures carry the rule (`required`, `too_short`,
 * `too_long`, `unsafe`) and its limit.
 */
export function text({ min = 0, max, safe = false, oneLine = false, ...rule }: TextRule) {
  const { clean = safe ? cleanName : oneLine ? cleanLine : cleanText } = rule
  return z
    .string()
    .max(max * 4 + 1_000, { error: 'too_long', abort: true })
    .overwrite((value) => clean(value).trim())
    .superRefine((value, context) => {
      const length = textLength(value)
      const refuse = (rule: string, limit?: number) =>
        context.addIssue({ code: 'custom', message: rule, params: { rule, limit } })
      if (min > 0 && length === 0) return refuse('required')
      if (length < min) return refuse('too_short', min)
      if (length > max) return refuse('too_long', max)
      const broken = safe ? brokenNameRule(value) : undefined
      if (broken !== undefined) return refuse(broken)
    })
}

/** UUID of any version, lower case; every id on the wire is one. */
export const id = z.uuid({ error: 'invalid' }).toLowerCase()

/** ISO 8601 UTC. */
export const time = z.iso.datetime()

const yearOf = (date: string) => Number(date.slice(0, 4))
const { first, last } = limits.momentYears

/** A time given by a caller. */
export const givenTime = z.iso
  .datetime({ error: 'invalid', abort: true })
  .refine((moment) => yearOf(moment) >= first && yearOf(moment) <= last, { error: 'invalid' })

/** A time given by a caller as an end: a whole minute counts to its end. */
export const givenEnd = givenTime.overwrite(endOfMinute)

/** A day without a time, `2026-11-21`. Year 0 does not exist, in the database either. */
export const day = z.iso
  .date({ error: 'invalid', abort: true })
  .refine((date) => yearOf(date) > 0, { error: 'invalid' })

/** Cursor of the next page of a list, as the previous page answered it. */
export const cursor = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/, { error: 'invalid' })

/**
 * Returns the schema of the number of items per page, in an address: 1 to `limits.maximumPageSize`, default `standard`.
 */
export const pageSize = (standard: number) =>
  z.coerce
    .number({ error: 'invalid' })
    .int({ error: 'invalid' })
    .min(1, { error: 'invalid' })
    .max(limits.maximumPageSize, { error: 'too_many' })
    .default(standard)

/** Returns the schema of a web address of up to `max` characters. */
export const webAddress = (max: number) =>
  z
    .string()
    .max(max * 2, { error: 'too_long', abort: true })
    .overwrite((address) => cleanLine(address).trim())
    .pipe(z.url({ protocol: /^https?$/, error: 'invalid' }).max(max, { error: 'too_long' }))
