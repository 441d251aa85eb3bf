import { textLength } from '@learntrail/contract/characters'
import type { CourseGuideGroup } from '@learntrail/contract/courses/content'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Reflection, ReflectionAnswer, ReflectionWriting } from '@learntrail/contract/courses/reflections'

/** A question with its answer. `isGone`: the guide no longer has the question, but it was answered. */
export interface AskedQuestion extends ReflectionAnswer {
  isGone: boolean
}

/** Returns a group's questions in order, then answered ones that it no longer has. */
export function questionsOf(group: CourseGuideGroup, answers: readonly ReflectionAnswer[]): AskedQuestion[] {
  const asked = group.questions.filter(({ text }) => text.trim() !== '')
  const written = new Map(answers.map((answer) => [answer.questionId, answer]))
  const isAsked = new Set(asked.map(({ id }) => id))
  return [
    ...asked.map(({ id, text }) => ({
      questionId: id,
      question: text.trim(),
      text: written.get(id)?.text ?? '',
      isGone: false,
    })),
    ...answers.filter(({ questionId }) => !isAsked.has(questionId)).map((answer) => ({ ...answer, isGone: true })),
  ]
}

/** Returns the guide's groups, then those that it no longer has but that were answered. */
export function groupsOf(guide: readonly CourseGuideGroup[], items: readonly Reflection[]): CourseGuideGroup[] {
  const groups = guide.filter(({ questions }) => questions.some(({ text }) => text.trim() !== ''))
  const known = new Set(groups.map(({ id }) => id))
  const gone = items.filter(({ groupId }) => !known.has(groupId))
  return [...groups, ...gone.map(({ groupId, title }) => ({ id: groupId, title, questions: [] }))]
}

/** Returns what is stored: trimmed, without unanswered questions. */
export const plainWriting = ({ title, answers }: ReflectionWriting): ReflectionWriting => ({
  title: title.trim(),
  answers: answers
    .map(({ questionId, question, text }) => ({ questionId, question: question.trim(), text: text.trim() }))
    .filter(({ text }) => text !== ''),
})

export function withAnswer(
  group: CourseGuideGroup,
  writing: ReflectionWriting,
  questionId: string,
  text: string,
): ReflectionWriting {
  const answers = questionsOf(group, writing.answers).map(({ isGone: _, ...answer }) =>
    answer.questionId === questionId ? { ...answer, text } : answer,
  )
  return { title: group.title.trim() || writing.title, answers: answers.filter((one) => one.text !== '') }
}

export const isTooLong = (text: string): boolean => textLength(text.trim()) > courseLimits.answer

const textIn = ({ answers }: ReflectionWriting, questionId: string): string =>
  answers.find((answer) => answer.questionId === questionId)?.text ?? ''

/** Returns what may be sent: an answer that is too long keeps its text from `base`. */
export function fitWriting(writing: ReflectionWriting, base: ReflectionWriting): ReflectionWriting {
  const answers = writing.answers.map((answer) =>
    isTooLong(answer.text) ? { ...answer, text: textIn(base, answer.questionId) } : answer,
  )
  return { ...writing, answers }
}

/** Merges both sides. An answer that both changed gets both texts; null if that makes it too long. */
export function mergeWriting(
  base: ReflectionWriting,
  mine: ReflectionWriting,
  theirs: ReflectionWriting,
): ReflectionWriting | null {
  const all = [...mine.answers, ...theirs.answers.filter((one) => textIn(mine, one.questionId) === '')]
  const answers = all.map((answer) => {
    const [before, here, there] = [base, mine, theirs].map((one) => textIn(one, answer.questionId))
    if (here === there || there === before) return { ...answer, text: here ?? '' }
    if (here === before) return { ...answer, text: there ?? '' }
    return { ...answer, text: [there, here].filter(Boolean).join('\n') }
  })
  if (answers.some(({ text }) => isTooLong(text))) return null
  return { title: mine.title || theirs.title, answers: answers.filter(({ text }) => text !== '') }
}
