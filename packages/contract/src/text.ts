import { z } from 'zod'

/** Characters that names and identifiers may not contain (spec 1 §5, text-safety check). */
export const unsafeCharacters = /[/<>."*+?^${}()|[\]\\]/

/** Invisible marks that turn the direction of what follows around: in a name they only deceive. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/

/** Length as people count: code points of the trimmed text, so that an emoji or a rare Han character is one. */
export function textLength(text: string): number {
  return [...text.trim()].length
}

interface TextRule {
  min?: number
  max: number
  /** Names and identifiers refuse the characters of `unsafeCharacters`. */
  safe?: boolean
}

/**
 * Whether a text can be kept: no control characters but tab and line breaks (PostgreSQL cannot store NUL), no half of a
 * surrogate pair, no code point that is none.
 */
export function isKeepable(text: string): boolean {
  return !/[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/u.test(text)
}

/** A trimmed text between bounds; failures carry the rule (`required`, `too_short`, `too_long`, `unsafe`) and its bound. */
export function text({ min = 0, max, safe = false }: TextRule) {
  return z
    .string()
    .max(max * 4 + 1_000, { error: 'too_long', abort: true })
    .trim()
    .superRefine((value, context) => {
      const length = textLength(value)
      const refuse = (rule: string, limit?: number) =>
        context.addIssue({ code: 'custom', message: rule, params: { rule, limit } })
      if (min > 0 && length === 0) return refuse('required')
      if (length < min) return refuse('too_short', min)
      if (length > max) return refuse('too_long', max)
      if (!isKeepable(value)) return refuse('unsafe')
      if (safe && (unsafeCharacters.test(value) || directionMarks.test(value))) return refuse('unsafe')
    })
}

/** UUID of any version, lower case; every id of the wire is one. */
export const id = z.uuid({ error: 'invalid' }).toLowerCase()

/** ISO 8601 UTC. */
export const time = z.iso.datetime()

/** A day without a time, `2026-11-21`. */
export const day = z.iso.date({ error: 'invalid' })

/** Place of a list to go on from, as the page before answered it. */
export const cursor = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/, { error: 'invalid' })
