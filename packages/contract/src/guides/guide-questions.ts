import { textLength } from '../characters.ts'

/* The questions of the guides: no schema here, so that first screens need not load one. */

export const guideKinds = ['learning_records', 'course_classification', 'event_quest'] as const
export type GuideKind = (typeof guideKinds)[number]

/** Questions in the order in which they are asked. */
export const guideQuestions = {
  learning_records: ['did', 'why', 'learned', 'stuck', 'felt', 'next'],
  course_classification: ['subject', 'about', 'task', 'process', 'result', 'evidence', 'reflection'],
  event_quest: ['goal', 'party', 'challenge', 'turning_point', 'reward', 'next_quest'],
} as const satisfies Record<GuideKind, readonly string[]>

export type GuideQuestion = (typeof guideQuestions)[GuideKind][number]

/** Questions that must be answered for a record; the others may be skipped. */
export const requiredQuestions: readonly GuideQuestion[] = ['did', 'subject', 'about', 'goal', 'challenge']

/** Returns the characters of all answers and own headings, as the limit of a guide counts them. */
export function guideLength(guide: {
  answers: Partial<Record<string, string>>
  own: readonly { heading: string; text: string }[]
}): number {
  const texts = [...Object.values(guide.answers), ...guide.own.flatMap(({ heading, text }) => [heading, text])]
  return texts.reduce((sum, text) => sum + textLength(text ?? ''), 0)
}
