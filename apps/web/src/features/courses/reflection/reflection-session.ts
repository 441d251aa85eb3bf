import type { CourseGuideGroup } from '@learntrail/contract/courses/content'
import type { Reflection, ReflectionWriting } from '@learntrail/contract/courses/reflections'
import { newId } from '../../../api/new-id.ts'
import { createSavingSession, type SavingParts } from '../../../saving/saving-session.ts'
import { stampOf } from '../../../saving/stamp.rules.ts'
import { createWatched } from '../../../saving/watched.ts'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { readReflection, saveReflection } from '../api/reflections.ts'
import { fitWriting, mergeWriting, plainWriting, withAnswer } from './writing.rules.ts'

interface Kept {
  writing: ReflectionWriting
  base: ReflectionWriting
}

interface ReflectionOf {
  account: string
  courseId: string
  group: CourseGuideGroup
  opened: Reflection | null
}

export type ReflectionSession = ReturnType<typeof openReflection>

/** Answers to a group of questions being written: on the device at once, on the server soon after. */
export function openReflection({ account, courseId, group, opened }: ReflectionOf) {
  const place = { id: courseId, groupId: group.id }
  const publication = `course-record.${account}.${courseId}.${group.id}`
  const saving = createSavingSession<ReflectionWriting, Reflection, Kept>({
    name: `course-reflection.${account}.${courseId}.${group.id}`,
    opened,
    textOf: (server) =>
      server ? { title: server.title, answers: server.answers } : { title: group.title.trim(), answers: [] },
    versionOf: ({ revision }) => revision,
    read: () => readReflection(courseId, group.id),
    send: (writing, { server, isClosing }) =>
      saveReflection(place, { base: server?.revision ?? null, ...plainWriting(writing) }, isClosing),
    merge: mergeWriting,
    toDevice: (writing, base) => ({ writing, base }),
    fromDevice: ({ writing, base }) => (writing && base ? { text: writing, base } : null),
    changedCodes: ['REFLECTION_CHANGED'],
    goneCodes: [],
    stamp: (writing) => stampOf(plainWriting(writing).answers),
    fit: fitWriting,
    onChange: (parts) => show(parts),
  })
  const { read, show, subscribe } = createWatched<SavingParts<ReflectionWriting, Reflection>>(saving.read())
  return {
    read,
    subscribe,
    start: saving.start,
    close: saving.close,
    settle: saving.settle,
    answer: (questionId: string, text: string) =>
      saving.change(withAnswer(group, saving.read().text, questionId, text)),
    acceptRestored: saving.acceptRestored,
    keepMine: saving.keepMine,
    takeOther: saving.giveUp,
    /** Keeps both texts of each answer; the form reports those that are too long then. */
    keepBoth: () => saving.keepBoth((mine, { answers }) => ({ ...mine, answers: bothOf(mine.answers, answers) })),
    /**
     * Returns the id of the record to make, stored before sending, so that a retry after a lost answer makes no second
     * record.
     */
    clientId() {
      const { clientId } = readDraft<{ clientId: string }>(publication)
      if (clientId) return clientId
      const first = newId()
      writeDraft(publication, { clientId: first })
      return first
    },
    /** The answers have become a record. */
    finish() {
      dropDraft(publication)
      saving.startOver(null)
    },
  }
}

type Answers = ReflectionWriting['answers']

function bothOf(mine: Answers, others: Answers): Answers {
  return [
    ...mine.map((answer) => {
      const other = others.find(({ questionId }) => questionId === answer.questionId)?.text ?? ''
      const texts = [...new Set([other, answer.text])].filter(Boolean)
      return { ...answer, text: texts.join('\n') }
    }),
    ...others.filter((other) => !mine.some(({ questionId }) => questionId === other.questionId)),
  ]
}
