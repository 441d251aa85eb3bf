import { type ContentDocument, emptyDocument } from '@learntrail/contract/content/document'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { Question, QuestionInput } from '@learntrail/contract/homework/question'
import type { AssignType, TeamMaker } from '@learntrail/contract/homework/states'
import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Classification, TagCode } from '@learntrail/contract/tags/tags'
import { isSame } from '../../../saving/stamp.rules.ts'
import { endOf, momentOf, type TaipeiTime, taipeiTimeOf } from '../../../ui/taipei-time.ts'
import { isTagCode } from '../../tags/index.ts'
import { type CriterionValues, rubricOf, rubricValuesOf } from '../rubric/rubric-values.ts'

/** Values of the question form. */
export interface QuestionValues {
  title: string
  content: ContentDocument
  topic: string
  classification: Classification | ''
  tags: TagCode[]
  customTags: string[]
  /** Further groups that a new question is for. */
  otherGroupIds: string[]
  assignTo: AssignType
  assignees: PersonSummary[]
  deadline: TaipeiTime
  allowsUpdateAfterDeadline: boolean
  isScheduled: boolean
  publishAt: TaipeiTime
  revisers: PersonSummary[]
  /** Largest team size. */
  teamSize: string
  /** Whether classmates form the teams or the teacher does. */
  teamsBy: TeamMaker
  rubric: CriterionValues[]
  totalScore: string
  /** Group points, for handing in and for good work. */
  handInPoints: number
  qualityPoints: number
}

/** Deadlines are mostly at the end of a day. */
const noTime: TaipeiTime = { day: '', time: '23:59' }
const noPublication: TaipeiTime = { day: '', time: '08:00' }

/** Team size of individual work. */
export const alone = '1'

/** Classification of a class's first homework; later ones take that of the latest. */
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

/** Converts values into the body of the call; with several groups, the question is for all members. */
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

/** Returns the values that differ. */
export function changedParts<Parts extends object>(before: Parts, after: Parts): Partial<Parts> {
  const names = Object.keys(after) as (keyof Parts)[]
  return Object.fromEntries(
    names.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  ) as Partial<Parts>
}

/** Puts my changes over another person's; `others` lists the fields they changed, `both` those changed by both. */
export function rebased<Parts extends object>(before: Parts, mine: Parts, theirs: Parts) {
  const ours = changedParts(before, mine)
  const names = Object.keys(changedParts(before, theirs)) as (keyof Parts)[]
  return {
    values: { ...theirs, ...ours },
    others: names,
    both: names.filter((name) => name in ours && !isSame(mine[name], theirs[name])),
  }
}
