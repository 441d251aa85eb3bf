import { z } from 'zod'
import { brokenNameRule, cleanLine, cleanName, cleanText, textLength } from './characters.ts'
import { limits } from './limits.ts'
import { endOfMinute } from './moments.ts'

interface TextRule {
  min?: number
  max: number
  /** Names and identifiers are kept without what nobody sees, and refuse the characters of `unsafeCharacters`. */
  safe?: boolean
  /** How it is cleaned where not as a text: as a name that may hold any sign (`cleanName`), as an identifier. */
  clean?: (text: string) => string
  /** Titles and their like: line breaks become blanks. Names always have one line. */
  oneLine?: boolean
}

/** A text between bounds, cleaned and trimmed; failures carry the rule (`required`, `too_short`, `too_long`, `unsafe`) and its bound. */
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

/** UUID of any version, lower case; every id of the wire is one. */
export const id = z.uuid({ error: 'invalid' }).toLowerCase()

/** ISO 8601 UTC. */
export const time = z.iso.datetime()

const yearOf = (date: string) => Number(date.slice(0, 4))
const { first, last } = limits.momentYears

/** A moment that a caller names. */
export const givenTime = z.iso
  .datetime({ error: 'invalid', abort: true })
  .refine((moment) => yearOf(moment) >= first && yearOf(moment) <= last, { error: 'invalid' })

/** A moment that a caller names as an end: a minute counts to its end. */
export const givenEnd = givenTime.overwrite(endOfMinute)

/** A day without a time, `2026-11-21`. There is no year 0, for the database either. */
export const day = z.iso
  .date({ error: 'invalid', abort: true })
  .refine((date) => yearOf(date) > 0, { error: 'invalid' })

/** Place of a list to go on from, as the page before answered it. */
export const cursor = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/, { error: 'invalid' })

/** How many items of a list a page has, in an address: 1 to `limits.maximumPageSize`, `standard` where nothing is said. */
export const pageSize = (standard: number) =>
  z.coerce
    .number({ error: 'invalid' })
    .int({ error: 'invalid' })
    .min(1, { error: 'invalid' })
    .max(limits.maximumPageSize, { error: 'too_many' })
    .default(standard)

/** An address of the web, up to `max` characters. */
export const webAddress = (max: number) =>
  z
    .string()
    .max(max * 2, { error: 'too_long', abort: true })
    .overwrite((address) => cleanLine(address).trim())
    .pipe(z.url({ protocol: /^https?$/, error: 'invalid' }).max(max, { error: 'too_long' }))
