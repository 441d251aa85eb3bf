import { z } from 'zod'
import { contentDocument } from '../content/content.ts'
import { type ContentDocument, emptyDocument, plainText } from '../content/document.ts'
import { fileSummary } from '../files/files.ts'
import { groupLimits } from '../groups/limits.ts'
import { personSummary } from '../people/person.ts'
import { chosenClassification, customTagList, fileIdList, tagList, unique } from '../posts/record-parts.ts'
import { classifications } from '../posts/tags.ts'
import { givenEnd, givenTime, id, text, time } from '../text.ts'
import { homeworkLimits } from './limits.ts'
import type { Rubric } from './rubric.ts'
import { rubric } from './rubric-shape.ts'
import { assignTypes, handInStates, questionStates, questionTypes, teamMakers } from './states.ts'

/** Rich text of at most 3000 characters as people read it. */
const questionContent = contentDocument.superRefine((document, context) => {
  const limit = homeworkLimits.content
  if ([...plainText(document)].length > limit)
    context.addIssue({ code: 'custom', message: 'too_long', params: { rule: 'too_long', limit } })
})

const people = (most: number) => z.array(id).max(most, { error: 'too_many' }).refine(unique, { error: 'duplicate' })

export const points = z
  .int({ error: 'invalid' })
  .min(0, { error: 'too_small' })
  .max(homeworkLimits.points, { error: 'too_large' })

/** What may stand in a question. Nothing is required while it is planned. */
const parts = {
  title: text({ max: homeworkLimits.title, oneLine: true }),
  content: questionContent,
  fileIds: fileIdList,
  topic: text({ max: homeworkLimits.topic, oneLine: true }),
  classification: chosenClassification,
  tags: tagList,
  customTags: customTagList,
  /** Everybody who belongs to the group without leading it, now or later, or those of `assigneeIds`. */
  assignTo: z.enum(assignTypes, { error: 'invalid' }),
  assigneeIds: people(groupLimits.members),
  /** More than five minutes ahead and before the deadline; null: at once when it is assigned. */
  publishAt: givenTime.nullable(),
  deadline: givenEnd.nullable(),
  allowsUpdateAfterDeadline: z.boolean(),
  /** Administrators of the group who correct, beside the writer. */
  reviserIds: people(groupLimits.administrators + 1),
  /** Empty: a score alone. */
  rubric,
  /** Of a question with a rubric it is the total of that, whatever is sent. */
  totalScore: z
    .int({ error: 'invalid' })
    .min(homeworkLimits.total.min, { error: 'too_small' })
    .max(homeworkLimits.total.max, { error: 'too_large' }),
  /** So many classmates at most do it together; 1: everybody alone. */
  teamSize: z
    .int({ error: 'invalid' })
    .refine((size) => size === 1 || size >= homeworkLimits.team.min, { error: 'too_small' })
    .max(homeworkLimits.team.max, { error: 'too_large' }),
  /** Whether classmates find each other, or somebody who leads the group says who does it together. */
  teamsBy: z.enum(teamMakers, { error: 'invalid' }),
  /** Points of the group for handing in, and for quality. */
  handInPoints: points,
  qualityPoints: points,
}

export const questionChange = z.object(parts).partial()
export type QuestionChange = z.output<typeof questionChange>

export const questionInput = z.object({
  title: parts.title.default(''),
  content: parts.content.default(emptyDocument),
  fileIds: parts.fileIds.default([]),
  topic: parts.topic.default(''),
  classification: parts.classification.default(null),
  tags: parts.tags.default([]),
  customTags: parts.customTags.default([]),
  assignTo: parts.assignTo.default('all'),
  assigneeIds: parts.assigneeIds.default([]),
  publishAt: parts.publishAt.default(null),
  deadline: parts.deadline.default(null),
  allowsUpdateAfterDeadline: parts.allowsUpdateAfterDeadline.default(false),
  reviserIds: parts.reviserIds.default([]),
  rubric: parts.rubric.default([]),
  totalScore: parts.totalScore.default(homeworkLimits.usualTotal),
  teamSize: parts.teamSize.default(1),
  teamsBy: parts.teamsBy.default('students'),
  handInPoints: parts.handInPoints.default(0),
  qualityPoints: parts.qualityPoints.default(0),
})
export type QuestionInput = z.input<typeof questionInput>
export type ValidQuestionInput = z.output<typeof questionInput>

/** How the viewer's own work stands. */
export const ownWork = z.object({
  /** Null until something is saved or begun. */
  handInId: id.nullable(),
  state: z.enum(handInStates),
  /** False for whoever came to the group after the deadline and has handed nothing in: they may, and lack nothing. */
  isAsked: z.boolean(),
  handedInAt: time.nullable(),
  isLate: z.boolean(),
  /** Of what was released to them last. */
  score: z.int().nullable(),
  releasedAt: time.nullable(),
})
export type OwnWork = z.infer<typeof ownWork>

/** How many people stand how to a question. */
export const questionCounts = z.object({
  assigned: z.int(),
  /** Handed in so far, in whatever state. */
  handedIn: z.int(),
  missing: z.int(),
  /** Waiting for a corrector. */
  toCorrect: z.int(),
})

/** What lists show of a question. */
export const questionSummary = z.object({
  id,
  /** Null once the group is gone for good. */
  group: z.object({ id, name: z.string() }).nullable(),
  /** Deleted ones are shown to nobody but those who have handed something in. */
  state: z.enum(questionStates),
  type: z.enum(questionTypes),
  title: z.string(),
  /** The first words. */
  excerpt: z.string(),
  fileCount: z.int(),
  topic: z.string(),
  classification: z.enum(classifications).nullable(),
  tags: z.array(z.string()),
  customTags: z.array(z.string()),
  publishAt: time.nullable(),
  assignedAt: time.nullable(),
  deadline: time.nullable(),
  allowsUpdateAfterDeadline: z.boolean(),
  totalScore: z.int(),
  teamSize: z.int(),
  teamsBy: z.enum(teamMakers),
  hasRubric: z.boolean(),
  /** Null for whom it is not assigned to. */
  mine: ownWork.nullable(),
  /** Null for those who do not lead the group. */
  counts: questionCounts.nullable(),
})
export type QuestionSummary = z.infer<typeof questionSummary>

export const reminders = {
  /** When those who have not handed in were reminded by somebody. */
  remindedAt: time.nullable(),
  /** From when on they can be reminded again; null: now. */
  remindableAt: time.nullable(),
}

export const question = questionSummary.extend({
  /** Grows with every change; a change names the one it is based on. */
  version: z.int(),
  content: z.custom<ContentDocument>(),
  files: z.array(fileSummary),
  assignTo: z.enum(assignTypes),
  /** Those chosen; empty for those who do not lead the group. */
  assignees: z.array(personSummary),
  writer: personSummary,
  /** Comments and replies of those whom it is given to, and of who leads the group. */
  messageCount: z.int(),
  revisers: z.array(personSummary),
  rubric: z.custom<Rubric>(),
  /** Somebody was corrected by it: from then on it may be reworded alone. */
  isRubricUsed: z.boolean(),
  handInPoints: z.int(),
  qualityPoints: z.int(),
  /** For those who correct; null for others. */
  reminder: z
    .object({
      ...reminders,
      /** Some of those who have not handed in have guardians to tell. */ hasGuardians: z.boolean(),
    })
    .nullable(),
  createdAt: time,
  updatedAt: time,
  /** What the viewer may do. */
  can: z.object({
    edit: z.boolean(),
    /** Assign it, at once or at its time. */
    assign: z.boolean(),
    revoke: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    remove: z.boolean(),
    /** See and correct what is handed in. */
    correct: z.boolean(),
    handIn: z.boolean(),
    comment: z.boolean(),
  }),
})
export type Question = z.infer<typeof question>
