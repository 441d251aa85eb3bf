import { textLength } from '@learntrail/contract/characters'
import { contentLength } from '@learntrail/contract/content/document'
import { contentExcess } from '@learntrail/contract/content/excess'
import { fileLimits } from '@learntrail/contract/files/limits'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { i18n } from '../../../i18n/i18n.ts'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { scheduleRule } from '../../../ui/form/schedule.rules.ts'
import { endOf, momentOf } from '../../../ui/taipei-time.ts'
import { isStuck, type UploadItem } from '../../files/index.ts'
import { wrongCells, wrongRubric } from '../rubric/rubric-values.ts'
import { alone, type QuestionValues } from './question-values.ts'

/** The fields that can be wrong, in screen order. */
export const questionFields = [
  'title',
  'content',
  'files',
  'deadline',
  'otherGroupIds',
  'assignees',
  'revisers',
  'totalScore',
  'rubric',
  'handInPoints',
  'qualityPoints',
  'teamSize',
  'classification',
  'topic',
  'tags',
  'customTags',
  'publishAt',
] as const
export type QuestionField = (typeof questionFields)[number]
export type Wrong = Partial<Record<QuestionField, string>>

/** Returns the id of the field to focus: the first wrong cell of a rubric, else the field itself. */
export const placeOf = (field: QuestionField, { rubric }: QuestionValues) =>
  (field === 'rubric' ? wrongCells(rubric).keys().next().value : undefined) ?? fieldId(field)

export const fieldId = (field: QuestionField) => `homework-${field}`

/** Returns the field that a path of the wire belongs to. */
export function fieldOfPath(path: string): QuestionField | undefined {
  const [root = ''] = path.split('.')
  const names: Record<string, QuestionField> = {
    fileIds: 'files',
    assigneeIds: 'assignees',
    reviserIds: 'revisers',
    groupIds: 'otherGroupIds',
  }
  return names[root] ?? questionFields.find((field) => field === root)
}

interface Given {
  values: QuestionValues
  uploads: readonly UploadItem[]
  /** Students see it from now or from its publication on, so it must be complete. */
  isForStudents: boolean
  /** Students already see it. */
  isAssigned: boolean
}

/** Returns the errors by field, in the server's sentences. */
export function checkQuestion({ values, uploads, isForStudents, isAssigned }: Given, now = Date.now()): Wrong {
  const wrong: Wrong = {}
  const say = (field: QuestionField, isWrong: boolean, sentence: () => string) => {
    if (isWrong) wrong[field] ??= sentence()
  }
  const required = () => ruleSentence('required')
  const tooLong = (limit: number) => () => ruleSentence('too_long', limit)
  const dueMinute = momentOf(values.deadline)?.getTime() ?? null
  const deadline = endOf(values.deadline)?.getTime() ?? null

  say('title', textLength(values.title) > homeworkLimits.title, tooLong(homeworkLimits.title))
  say('title', isForStudents && values.title.trim() === '', required)
  say('content', contentLength(values.content) > homeworkLimits.content, tooLong(homeworkLimits.content))
  const excess = contentExcess(values.content)
  if (excess) say('content', true, () => ruleSentence(excess.rule, excess.limit))
  say('files', uploads.length > fileLimits.count, () => ruleSentence('too_many'))
  say('files', uploads.some(isStuck), () => i18n.t('homework/form:wrong.uploads'))
  say('deadline', isForStudents && deadline === null, required)
  say('deadline', values.deadline.day !== '' && deadline === null, required)
  say('deadline', isForStudents && !isAssigned && deadline !== null && deadline <= now, () =>
    i18n.t('homework/form:wrong.deadlineOver'),
  )
  if (values.isScheduled) {
    const publishAt = momentOf(values.publishAt)
    const rule = scheduleRule(publishAt, now)
    if (rule) say('publishAt', true, () => ruleSentence(rule))
    say('publishAt', publishAt !== null && dueMinute !== null && publishAt.getTime() >= dueMinute, () =>
      i18n.t('homework/form:wrong.afterDeadline'),
    )
  }
  say('classification', isForStudents && values.classification === '', () => ruleSentence('not_chosen'))
  say('topic', textLength(values.topic) > homeworkLimits.topic, tooLong(homeworkLimits.topic))
  const isForChosen = values.assignTo === 'chosen' && values.otherGroupIds.length === 0
  say('assignees', isForChosen && isForStudents && values.assignees.length === 0, () =>
    i18n.t('homework/form:wrong.nobody'),
  )
  const number = (field: 'teamSize' | 'totalScore', min: number, max: number) => {
    const value = Number(values[field])
    const fits = values[field].trim() !== '' && Number.isInteger(value) && value >= min && value <= max
    say(field, !fits, () => i18n.t('homework/form:wrong.number', { min, max }))
  }
  if (values.teamSize !== alone && values.teamsBy !== 'teacher')
    number('teamSize', homeworkLimits.team.min, homeworkLimits.team.max)
  const rubricFault = wrongRubric(values.rubric, Number(values.totalScore))
  say('rubric', rubricFault !== undefined, () => rubricFault ?? '')
  number('totalScore', homeworkLimits.total.min, homeworkLimits.total.max)
  return wrong
}
