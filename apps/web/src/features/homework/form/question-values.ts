import { type ContentDocument, emptyDocument } from '@learntrail/contract/content/document'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { Question, QuestionInput } from '@learntrail/contract/homework/question'
import type { AssignType, TeamMaker } from '@learntrail/contract/homework/states'
import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Classification, TagCode } from '@learntrail/contract/posts/tags'
import { isSame } from '../../../saving/stamp.rules.ts'
import { endOf, momentOf, type TaipeiTime, taipeiTimeOf } from '../../../ui/taipei-time.ts'
import { isTagCode } from '../../tags/index.ts'
import { type CriterionValues, rubricOf, rubricValuesOf } from '../rubric/rubric-values.ts'

/** A question as its form has it. */
export interface QuestionValues {
  title: string
  content: ContentDocument
  topic: string
  classification: Classification | ''
  tags: TagCode[]
  customTags: string[]
  /** A new one may be for several of the groups that I lead. */
  otherGroupIds: string[]
  assignTo: AssignType
  assignees: PersonSummary[]
  deadline: TaipeiTime
  allowsUpdateAfterDeadline: boolean
  isScheduled: boolean
  publishAt: TaipeiTime
  revisers: PersonSummary[]
  /** So many do it together at most. */
  teamSize: string
  /** Whether classmates find each other, or I say who does it together. */
  teamsBy: TeamMaker
  rubric: CriterionValues[]
  totalScore: string
  /** Points of the group, for handing in and for good work. */
  handInPoints: number
  qualityPoints: number
}

/** A deadline is mostly the end of a day. */
const noTime: TaipeiTime = { day: '', time: '23:59' }
const noPublication: TaipeiTime = { day: '', time: '08:00' }

/** Everybody by themselves. */
export const alone = '1'

/** Of the first homework of a class; then it is as the last one was. */
export const usualClassification = 'course_learning' satisfies Classification

export const emptyQuestion: QuestionValues = {
  title: '',
  content: emptyDocument,
  topic: '',
  classification: '',
  tags: [],
  customTags: [],
  otherGroupIds: [],
  assignTo: 'all',
  assignees: [],
  deadline: noTime,
  allowsUpdateAfterDeadline: false,
  isScheduled: false,
  publishAt: noPublication,
  revisers: [],
  teamSize: alone,
  teamsBy: 'students',
  rubric: [],
  totalScore: String(homeworkLimits.usualTotal),
  handInPoints: 0,
  qualityPoints: 0,
}

export function valuesOf(question: Question): QuestionValues {
  const { title, content, topic, classification, customTags, assignTo, assignees, revisers } = question
  return {
    title,
    content,
    topic,
    classification: classification ?? '',
    tags: question.tags.filter(isTagCode),
    customTags,
    otherGroupIds: [],
    assignTo,
    assignees,
    deadline: question.deadline ? taipeiTimeOf(new Date(question.deadline)) : noTime,
    allowsUpdateAfterDeadline: question.allowsUpdateAfterDeadline,
    isScheduled: question.publishAt !== null && question.state !== 'assigned' && question.state !== 'archived',
    publishAt: question.publishAt ? taipeiTimeOf(new Date(question.publishAt)) : noPublication,
    revisers,
    teamSize: String(question.teamSize),
    teamsBy: question.teamsBy,
    rubric: rubricValuesOf(question.rubric),
    totalScore: String(question.totalScore),
    handInPoints: question.handInPoints,
    qualityPoints: question.qualityPoints,
  }
}

/** The same as it is sent; people are chosen for a question of one group alone. */
export function bodyOf(values: QuestionValues, fileIds: string[]): Required<QuestionInput> {
  const { title, content, topic, classification, tags, customTags, allowsUpdateAfterDeadline } = values
  const isForOne = values.otherGroupIds.length === 0
  const assignTo = isForOne ? values.assignTo : 'all'
  return {
    title,
    content,
    fileIds,
    topic,
    classification: classification || null,
    tags,
    customTags,
    assignTo,
    assigneeIds: assignTo === 'chosen' ? values.assignees.map(({ id }) => id) : [],
    publishAt: values.isScheduled ? (momentOf(values.publishAt)?.toISOString() ?? null) : null,
    deadline: endOf(values.deadline)?.toISOString() ?? null,
    allowsUpdateAfterDeadline,
    reviserIds: isForOne ? values.revisers.map(({ id }) => id) : [],
    teamSize: Number(values.teamSize),
    teamsBy: values.teamsBy,
    rubric: rubricOf(values.rubric),
    totalScore: Number(values.totalScore),
    handInPoints: values.handInPoints,
    qualityPoints: values.qualityPoints,
  }
}

/** The parts that are no longer as they were. */
export function changedParts<Parts extends object>(before: Parts, after: Parts): Partial<Parts> {
  const names = Object.keys(after) as (keyof Parts)[]
  return Object.fromEntries(
    names.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  ) as Partial<Parts>
}

/** What I changed and what somebody else saved meanwhile: theirs, with mine over it. `both` changed these. */
export function rebased<Parts extends object>(before: Parts, mine: Parts, theirs: Parts) {
  const ours = changedParts(before, mine)
  const names = Object.keys(changedParts(before, theirs)) as (keyof Parts)[]
  return {
    values: { ...theirs, ...ours },
    others: names,
    both: names.filter((name) => name in ours && !isSame(mine[name], theirs[name])),
  }
}
