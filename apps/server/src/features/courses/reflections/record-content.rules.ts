import type { ContentDocument } from '@learntrail/contract/content/document'
import { recordPart } from '@learntrail/contract/courses/record-content'
import type { ReflectionAnswer } from '@learntrail/contract/courses/reflections'

/** The answered questions, with a paragraph for each line of an answer. */
export function reflectionContent(answers: readonly ReflectionAnswer[]): ContentDocument {
  const answered = answers.filter(({ text }) => text.trim() !== '')
  return { type: 'doc', content: answered.flatMap(({ question, text }) => recordPart(question, text)) }
}
