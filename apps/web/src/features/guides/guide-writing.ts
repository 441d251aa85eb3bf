import { textLength } from '@learntrail/contract/characters'
import type { ContentBlock, ContentDocument } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import {
  type GuideKind,
  type GuideQuestion,
  guideLength,
  guideQuestions,
  requiredQuestions,
} from '@learntrail/contract/guides/guide-questions'
import type { Guide, GuideWriting } from '@learntrail/contract/guides/guides'
import { guideLimits } from '@learntrail/contract/guides/limits'
import { piecesOf } from '../../ui/whole-words.tsx'

export const emptyWriting: GuideWriting = {
  answers: {},
  own: [],
  title: '',
  date: null,
  classification: null,
  tags: [],
  customTags: [],
  step: 0,
}

/** Returns the person's own part of a guide, without the server's fields. */
export function writingOf({ kind: _kind, revision: _revision, updatedAt: _at, ...writing }: Guide): GuideWriting {
  return writing
}

export const isWritten = (writing: GuideWriting) => guideLength(writing) > 0 || writing.title !== ''

export type AnswerFault = 'required' | 'too_long' | 'total' | null

/** Returns what prevents a person from leaving a question; null if nothing does. */
export function faultOf(writing: GuideWriting, question: GuideQuestion): AnswerFault {
  const text = writing.answers[question] ?? ''
  if (textLength(text) > guideLimits.answer) return 'too_long'
  if (textLength(text) === 0 && requiredQuestions.includes(question)) return 'required'
  return guideLength(writing) > contentLimits.characters ? 'total' : null
}

/** Returns the first fault that prevents publishing, with its step; null if there is none. */
export function firstFault(kind: GuideKind, writing: GuideWriting): { step: number; fault: AnswerFault } | null {
  const questions = guideQuestions[kind]
  for (const [step, question] of questions.entries()) {
    const fault = faultOf(writing, question)
    if (fault) return { step, fault }
  }
  const isOwnTooLong = writing.own.some(
    ({ heading, text }) => textLength(text) > guideLimits.answer || textLength(heading) > guideLimits.heading,
  )
  return isOwnTooLong ? { step: questions.length, fault: 'too_long' } : null
}

/** Converts the answers into a record: a heading per question, a paragraph per line. */
export function recordOf(
  kind: GuideKind,
  writing: GuideWriting,
  headingOf: (question: GuideQuestion) => string,
): ContentDocument {
  const sections = [
    ...guideQuestions[kind].map((question) => ({
      heading: headingOf(question),
      text: writing.answers[question] ?? '',
    })),
    ...writing.own,
  ]
  return {
    type: 'doc',
    content: sections
      .map(({ heading, text }) => ({ heading: heading.trim(), text: text.trim() }))
      .filter(({ text }) => text !== '')
      .flatMap(({ heading, text }) => [...(heading ? [headingBlock(heading)] : []), ...paragraphs(text)]),
  }
}

const headingBlock = (text: string): ContentBlock => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
})

const paragraphs = (text: string): ContentBlock[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }))

const titleLength = 30

/** A shorter part of a sentence makes no title. */
const leastTitle = 5

/**
 * Suggests a title from the start of the first answer: its first sentence if that fits into 30 characters, else as many
 * clauses as fit, else as many words, with an ellipsis; empty if none fits.
 */
export function suggestedTitle(kind: GuideKind, { answers }: GuideWriting): string {
  const [first = ''] = guideQuestions[kind].map((question) => answers[question]?.trim() ?? '').filter(Boolean)
  const sentence = (first.split(/[。！？!?\n]|\.(?:\s|$)/)[0] ?? '').trim()
  const fits = (text: string) => [...text].length <= titleLength
  if (fits(sentence)) return sentence
  const part = beginningOf(sentence.split(/(?<=[，；：,;:])/), fits).replace(/[，；：,;:]$/, '')
  if ([...part].length >= leastTitle) return part
  const words = beginningOf(piecesOf(sentence), fits).replace(/[的了著]$/, '')
  return words === '' ? '' : `${words}…`
}

/** Joins pieces from the first on, as many as fit. */
function beginningOf(pieces: string[], fits: (text: string) => boolean): string {
  let beginning = ''
  for (const piece of pieces) {
    if (!fits((beginning + piece).trim())) break
    beginning += piece
  }
  return beginning.trim()
}
