import { z } from 'zod'
import { fileLimits } from '../files/limits.ts'
import { id, text } from '../text.ts'
import { postLimits } from './limits.ts'
import { classifications, tagCodes } from './tags.ts'

/*
 * The parts that records have in common with what becomes one: drafts, templates, guides, shared records. Nothing is
 * required here; a record asks for more.
 */

/** Whether no value stands twice. */
export const unique = (values: string[]) => new Set(values).size === values.length

/** Ids of uploaded files, in the order they are shown. */
export const fileIdList = z
  .array(id)
  .max(fileLimits.count, { error: 'too_many' })
  .refine(unique, { error: 'duplicate' })

/** Groups that see a record of privacy `group`. */
export const groupIdList = z
  .array(id)
  .max(postLimits.groups, { error: 'too_many' })
  .refine(unique, { error: 'duplicate' })

export const chosenClassification = z.enum(classifications, { error: 'invalid' }).nullable()

export const tagCode = z.enum(tagCodes, { error: 'invalid' })

/** A person's own tag: up to 30 characters, none of the unsafe ones. */
export const customTag = text({ min: 1, max: postLimits.customTag, safe: true })

/** Tags of the four families. */
export const tagList = z.array(tagCode).max(100, { error: 'too_many' }).refine(unique, { error: 'duplicate' })

/** Own tags. */
export const customTagList = z
  .array(customTag)
  .max(postLimits.customTags, { error: 'too_many' })
  .refine(unique, { error: 'duplicate' })

/** The version that a change was made on; it grows with every save. */
export const version = z.int().min(1, { error: 'invalid' }).max(2_000_000_000, { error: 'invalid' })

/** Who saves: a window of a browser numbers its saves, so that one sent again is recognised. */
export const writing = {
  writer: id,
  save: z.int().min(1, { error: 'invalid' }).max(2_000_000_000, { error: 'invalid' }),
}
