import type { ContentBlock, ContentDocument } from '@learntrail/contract/content/document'
import type { ReflectionAnswer } from '@learntrail/contract/courses/reflections'

const words = (text: string) => [{ type: 'text' as const, text }]
const heading = (text: string): ContentBlock => ({ type: 'heading', attrs: { level: 3 }, content: words(text) })
const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', content: words(text) })

/** Questions that were answered, each with a paragraph for each line of what was written. */
export function reflectionContent(answers: readonly ReflectionAnswer[]): ContentDocument {
  const content = answers
    .filter(({ text }) => text.trim() !== '')
    .flatMap(({ question, text }) => {
      const lines = text.split('\n').filter((line) => line.trim() !== '')
      return [...(question.trim() === '' ? [] : [heading(question)]), ...lines.map(paragraph)]
    })
  return { type: 'doc', content }
}
