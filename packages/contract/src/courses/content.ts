import { z } from 'zod'
import { unique } from '../posts/record-parts.ts'
import { id, text, webAddress } from '../text.ts'
import {
  allActionVerbs,
  coreCompetencies,
  courseClassifications,
  courseTypes,
  recipientKeys,
  resourceTypes,
} from './facts.ts'
import { courseLimits as bound, semesterPattern } from './limits.ts'

const line = (max: number, min = 0) => text({ min, max, oneLine: true })

/** A list of these codes without duplicates, in the order chosen. */
const chosen = <Code extends string>(codes: readonly [Code, ...Code[]], max: number = codes.length) =>
  z
    .array(z.enum(codes, { error: 'invalid' }))
    .max(max, { error: 'too_many' })
    .refine(unique, { error: 'duplicate' })

/** A list of items with unique ids. */
const each = <Item extends z.ZodType<{ id: string }>>(item: Item, max: number) =>
  z
    .array(item)
    .max(max, { error: 'too_many' })
    .refine((items) => unique(items.map(({ id }) => id)), { error: 'duplicate' })

export const semester = z.string().regex(semesterPattern, { error: 'invalid' })

export const courseTag = text({ min: 1, max: bound.tag, safe: true })

const recipient = z.union([
  z.object({ type: z.enum(recipientKeys, { error: 'invalid' }) }),
  z.object({ type: z.literal('customized'), name: line(bound.recipient, 1) }),
])
export type CourseRecipient = z.output<typeof recipient>

const customField = z.object({ id, title: line(bound.fieldTitle), content: text({ max: bound.fieldContent }) })
const copyrightItem = z.object({ id, text: line(bound.copyrightItem) })

/** Descriptive fields of a course. None is required while it is being written. */
export const courseFacts = z.object({
  name: line(bound.name),
  introduction: text({ max: bound.introduction }),
  objective: text({ max: bound.objective }),
  copyright: text({ max: bound.copyright }),
  copyrightItems: each(copyrightItem, bound.copyrightItems),
  customFieldList: each(customField, bound.customFields),
  recipients: z.array(recipient).max(bound.recipients, { error: 'too_many' }),
  classifications: chosen(courseClassifications, bound.classifications),
  tags: z.array(courseTag).max(bound.tags, { error: 'too_many' }).refine(unique, { error: 'duplicate' }),
  coreCompetencies: chosen(coreCompetencies),
  actionVerb: chosen(allActionVerbs, bound.verbs),
  courseType: z.enum(courseTypes, { error: 'invalid' }).nullable(),
  courseSemester: semester.nullable(),
  /** Minutes that a learner needs; 0: not stated. */
  minutes: z.int({ error: 'invalid' }).min(0, { error: 'too_small' }).max(bound.minutes, { error: 'too_large' }),
  /** Id of a course file (`courseFile`). */
  bannerId: id.nullable(),
})
export type CourseFacts = z.output<typeof courseFacts>

/** A film or a file is either a course file or an address; an external resource is an address. */
const resource = z.object({
  id,
  type: z.enum(resourceTypes, { error: 'invalid' }),
  name: line(bound.resourceName),
  /** Id of a course file (`courseFile`); null: it has an address. */
  courseFileId: id.nullable(),
  address: webAddress(bound.address).nullable(),
  /** Seconds; null: not stated. */
  duration: z
    .int({ error: 'invalid' })
    .min(1, { error: 'too_small' })
    .max(bound.minutes * 60, { error: 'too_large' })
    .nullable(),
})
export type CourseResource = z.output<typeof resource>

const unit = z.object({
  id,
  name: line(bound.unitName),
  resources: each(resource, bound.resourcesPerUnit),
})
export type CourseUnit = z.output<typeof unit>

const chapter = z.object({ id, name: line(bound.chapterName), units: each(unit, bound.unitsPerChapter) })
export type CourseChapter = z.output<typeof chapter>

const guideGroup = z.object({
  id,
  title: line(bound.guideTitle),
  questions: each(z.object({ id, text: line(bound.question) }), bound.questionsPerGroup),
})
export type CourseGuideGroup = z.output<typeof guideGroup>
export const courseGuide = each(guideGroup, bound.guideGroups)

/** A course without the texts of its units: the part written together, and kept by an edition. */
export const courseOutline = courseFacts.extend({
  chapters: each(chapter, bound.chapters),
  guide: courseGuide,
})
export type CourseOutline = z.output<typeof courseOutline>

const words = z.string()
const named = z.object({ id: words, name: words })

/**
 * Same, as answered while it is being written: people writing together may have exceeded any limit (`courseExcess`).
 */
export const outlineTold = z.object({
  name: words,
  introduction: words,
  objective: words,
  copyright: words,
  copyrightItems: z.array(z.object({ id: words, text: words })),
  customFieldList: z.array(z.object({ id: words, title: words, content: words })),
  recipients: z.array(
    z.union([z.object({ type: z.enum(recipientKeys) }), z.object({ type: z.literal('customized'), name: words })]),
  ),
  classifications: z.array(z.enum(courseClassifications)),
  tags: z.array(words),
  coreCompetencies: z.array(z.enum(coreCompetencies)),
  actionVerb: z.array(z.enum(allActionVerbs)),
  courseType: z.enum(courseTypes).nullable(),
  courseSemester: words.nullable(),
  minutes: z.number(),
  bannerId: words.nullable(),
  chapters: z.array(
    named.extend({
      units: z.array(
        named.extend({
          resources: z.array(
            named.extend({
              type: z.enum(resourceTypes),
              courseFileId: words.nullable(),
              address: words.nullable(),
              duration: z.number().nullable(),
            }),
          ),
        }),
      ),
    }),
  ),
  guide: z.array(z.object({ id: words, title: words, questions: z.array(z.object({ id: words, text: words })) })),
}) satisfies z.ZodType<CourseOutline>

export const emptyCourse: CourseOutline = {
  name: '',
  introduction: '',
  objective: '',
  copyright: '',
  copyrightItems: [],
  customFieldList: [],
  recipients: [],
  classifications: [],
  tags: [],
  coreCompetencies: [],
  actionVerb: [],
  courseType: null,
  courseSemester: null,
  minutes: 0,
  bannerId: null,
  chapters: [],
  guide: [],
}
