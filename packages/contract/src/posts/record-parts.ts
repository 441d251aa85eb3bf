import { z } from 'zod'
import { fileLimits } from '../files/limits.ts'
import { tagLimits } from '../tags/limits.ts'
import { classifications, tagCodes } from '../tags/tags.ts'
import { id, text } from '../text.ts'
import { postLimits } from './limits.ts'

/*
 * Fields that records share with what may become one: drafts, templates, guides, shared records. None is required here;
 * a record requires more.
 */

/** Returns whether all values are different. */
export const unique = (values: string[]) => new Set(values).size === values.length

/** Ids of uploaded files, in display order. */
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

/** A person's own tag: up to 30 characters, without unsafe ones. */
export const customTag = text({ min: 1, max: tagLimits.customTag, safe: true })

/** Tags of the four families. */
export const tagList = z.array(tagCode).max(100, { error: 'too_many' }).refine(unique, { error: 'duplicate' })

/** Own tags. */
export const customTagList = z
  .array(customTag)
  .max(tagLimits.customTags, { error: 'too_many' })
  .refine(unique, { error: 'duplicate' })

/** The version that a change is based on; it grows with every save. */
export const version = z.int().min(1, { error: 'invalid' }).max(2_000_000_000, { error: 'invalid' })

/** Identifies a save: each window numbers its saves, so that a repeated one is recognized. */
export const writing = {
  writer: id,
  save: z.int().min(1, { error: 'invalid' }).max(2_000_000_000, { error: 'invalid' }),
}
