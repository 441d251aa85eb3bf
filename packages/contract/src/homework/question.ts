import { z } from 'zod'
import { contentDocument } from '../content/content.ts'
import { type ContentDocument, emptyDocument, plainText } from '../content/document.ts'
import { fileSummary } from '../files/files.ts'
import { groupLimits } from '../groups/limits.ts'
import { personSummary } from '../people/person.ts'
import { chosenClassification, customTagList, fileIdList, tagList, unique } from '../posts/record-parts.ts'
import { classifications } from '../tags/tags.ts'
import { givenEnd, givenTime, id, text, time } from '../text.ts'
import { homeworkLimits } from './limits.ts'
import type { Rubric } from './rubric.ts'
import { rubric } from './rubric-shape.ts'
import { assignTypes, handInStates, questionStates, questionTypes, teamMakers } from './states.ts'

/** Rich text of at most 3000 characters of plain text. */
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

/** Fields of a question. None is required while it is planned. */
const parts = {
  title: text({ max: homeworkLimits.title, oneLine: true }),
  content: questionContent,
  fileIds: fileIdList,
  topic: text({ max: homeworkLimits.topic, oneLine: true }),
  classification: chosenClassification,
  tags: tagList,
  customTags: customTagList,
  /** All present and future members who do not lead the group, or those in `assigneeIds`. */
  assignTo: z.enum(assignTypes, { error: 'invalid' }),
  assigneeIds: people(groupLimits.members),
  /** More than five minutes ahead and before the deadline; null: immediately when it is assigned. */
  publishAt: givenTime.nullable(),
  deadline: givenEnd.nullable(),
  allowsUpdateAfterDeadline: z.boolean(),
  /** Administrators of the group who correct, in addition to the author. */
  reviserIds: people(groupLimits.administrators + 1),
  /** Empty: only a score. */
  rubric,
  /** With a rubric, the rubric's total, whatever value is sent. */
  totalScore: z
    .int({ error: 'invalid' })
    .min(homeworkLimits.total.min, { error: 'too_small' })
    .max(homeworkLimits.total.max, { error: 'too_large' }),
  /** Maximum size of a team; 1: individual work. */
  teamSize: z
    .int({ error: 'invalid' })
    .refine((size) => size === 1 || size >= homeworkLimits.team.min, { error: 'too_small' })
    .max(homeworkLimits.team.max, { error: 'too_large' }),
  /** Whether students form teams, or the leaders of the group. */
  teamsBy: z.enum(teamMakers, { error: 'invalid' }),
  /** Group points for handing in, and for quality. */
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

/** State of the viewer's own work. */
export const ownWork = z.object({
  /** Null until something is saved or begun. */
  handInId: id.nullable(),
  state: z.enum(handInStates),
  /**
   * False for a member who joined after the deadline and has handed nothing in: they may hand in, but nothing is
   * missing.
   */
  isAsked: z.boolean(),
  handedInAt: time.nullable(),
  isLate: z.boolean(),
  /** The last score released to them. */
  score: z.int().nullable(),
  releasedAt: time.nullable(),
})
export type OwnWork = z.infer<typeof ownWork>

/** Number of people by the state of their work. */
export const questionCounts = z.object({
  assigned: z.int(),
  /** Handed in, in any state. */
  handedIn: z.int(),
  missing: z.int(),
  /** Waiting for correction. */
  toCorrect: z.int(),
  /** With a remark that is not released yet. */
  corrected: z.int(),
})

/** A question as lists show it. */
export const questionSummary = z.object({
  id,
  /** Null once the group is deleted for good. */
  group: z.object({ id, name: z.string() }).nullable(),
  /** Deleted questions are only visible to people who have handed something in. */
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
  /** Null if it is not assigned to the viewer. */
  mine: ownWork.nullable(),
  /** Null for viewers who do not lead the group. */
  counts: questionCounts.nullable(),
})
export type QuestionSummary = z.infer<typeof questionSummary>

export const reminders = {
  /** When a corrector last reminded those who have not handed in. */
  remindedAt: time.nullable(),
  /** When they can be reminded again; null: now. */
  remindableAt: time.nullable(),
}

export const question = questionSummary.extend({
  /** Grows with every change; a change names the version it is based on. */
  version: z.int(),
  content: z.custom<ContentDocument>(),
  files: z.array(fileSummary),
  assignTo: z.enum(assignTypes),
  /** The selected people; empty for viewers who do not lead the group. */
  assignees: z.array(personSummary),
  writer: personSummary,
  /** Comments and replies by people it is assigned to and by leaders of the group. */
  messageCount: z.int(),
  revisers: z.array(personSummary),
  rubric: z.custom<Rubric>(),
  /** Work was corrected with it: from then on only its wording can change. */
  isRubricUsed: z.boolean(),
  handInPoints: z.int(),
  qualityPoints: z.int(),
  /** For correctors; null for others. */
  reminder: z
    .object({
      ...reminders,
      /** Some who have not handed in have guardians who can be reminded. */ hasGuardians: z.boolean(),
    })
    .nullable(),
  createdAt: time,
  updatedAt: time,
  /** What the viewer may do. */
  can: z.object({
    edit: z.boolean(),
    /** Assign it, immediately or at its scheduled time. */
    assign: z.boolean(),
    revoke: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    remove: z.boolean(),
    /** View and correct hand-ins. */
    correct: z.boolean(),
    handIn: z.boolean(),
    comment: z.boolean(),
  }),
})
export type Question = z.infer<typeof question>
