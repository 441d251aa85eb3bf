import type { PieceRecord } from '@learntrail/contract/courses/learning'
import { durations } from '@learntrail/contract/limits'
import {
  addCourseToGroup,
  answer,
  ask,
  joinCourse,
  joinCourseOfGroup,
  like,
  readLearning,
  readReflections,
  reportWatching,
  saveReflection,
  takeCertificate,
  tellLearners,
  writeNote,
} from '../../apps/server/src/features/courses/demo.ts'
import { groupIdOf } from '../groups/group-id.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import type { DemoCourse } from './course.ts'
import { type DemoLearner, type DemoNote, type DemoQuestion, type DemoReflection, learning } from './learners.ts'

type Actor = ReturnType<typeof actor>

interface Published {
  course: DemoCourse
  id: string
  /** Returns the id of a part of the course by its name. */
  idOfPart: (part: string) => string
  unitIdOf: (name: string) => string
  filmIdOf: (unit: string) => string
}

/** Makes the learners of a course with their progress, questions, notes and messages. */
export async function makeLearners(making: Making, ids: Ids, published: Published): Promise<void> {
  const { course, id } = published
  const story = learning[course.key]
  if (story === undefined) return
  const { platform, calendar } = making
  const owner = actor(idOf(ids, course.by))
  const at = (days: number) => platformAt(platform, calendar.daysAgo(days))
  const groupId = await groupIdOf(platform, story.group)
  await addCourseToGroup(at(story.takenDaysAgo), owner, { groupId, id })
  for (const learner of story.learners) {
    const person = actor(idOf(ids, learner.by))
    const joined = at(learner.joinedDaysAgo)
    if (learner.inClass) await joinCourseOfGroup(joined, person, { groupId, id })
    else await joinCourse(joined, person, id)
    await learn(making, person, id, learner)
    if (learner.hasCertificate) await takeCertificate(at(learner.learntDaysAgo), person, id)
  }
  for (const question of story.questions) await askAndAnswer(making, ids, published, question)
  for (const note of story.notes) await noteDown(making, ids, published, note)
  const { daysAgo, says } = story.message
  const message = { clientId: stableId(`message to learners of ${course.key}`), text: says, filter: 'all' as const }
  await tellLearners(at(daysAgo), owner, id, message)
  await reflect(making, ids, published, story.reflection)
}

/** Reports what a learner has seen, unit by unit between the days on which they joined and last learned. */
async function learn({ platform, calendar }: Making, person: Actor, id: string, learner: DemoLearner): Promise<void> {
  const { joinedDaysAgo, learntDaysAgo, units, begun, again } = learner
  const { course, pieces } = await readLearning(platform, person, id)
  const unitIds = course.chapters.flatMap((chapter) => chapter.units.map((unit) => unit.id))
  const seen = unitIds.slice(0, units + (begun === undefined ? 0 : 1))
  const [from, to] = [calendar.daysAgo(joinedDaysAgo).getTime(), calendar.daysAgo(learntDaysAgo).getTime()]
  for (const [place, unitId] of seen.entries()) {
    // Starts an hour after joining, so that there was time to watch.
    const moment = new Date(from + durations.hour + ((to - from) * place) / Math.max(1, seen.length - 1))
    const share = place < units ? 1 : (begun ?? 0)
    await reportWatching(platformAt(platform, moment), person, id, {
      unitId,
      pieces: pieces
        .filter((piece) => piece.unitId === unitId && (share === 1 || piece.kind === 'film'))
        .map((piece) => watched(piece, share, place === 0 ? again : undefined)),
    })
  }
}

function watched({ pieceId, kind, seconds }: PieceRecord, share: number, again?: readonly [number, number]) {
  const to = Math.round(seconds * share)
  const isFilm = kind === 'film'
  return {
    pieceId,
    seen: isFilm ? [[0, to] as [number, number]] : [],
    again: isFilm && again !== undefined && again[1] <= to ? [[...again] as [number, number]] : [],
    position: isFilm ? to : 0,
  }
}

async function askAndAnswer(
  { platform, calendar }: Making,
  ids: Ids,
  published: Published,
  { by, daysAgo, says, unit, second, likedBy = [], answers = [] }: DemoQuestion,
): Promise<void> {
  const { course, id } = published
  const asked = calendar.daysAgo(daysAgo)
  const clientId = (part: string) => stableId(`question in ${course.key}: ${says}: ${part}`)
  const question = await ask(platformAt(platform, asked), actor(idOf(ids, by)), id, {
    content: says,
    clientId: clientId(''),
    place: unit === undefined ? undefined : placeOf(published, unit, second),
  })
  for (const key of likedBy) await like(platformAt(platform, asked), actor(idOf(ids, key)), question.id, true)
  for (const [place, [key, content]] of answers.entries()) {
    const moment = calendar.after(asked, 0.1 * (place + 1))
    await answer(platformAt(platform, moment), actor(idOf(ids, key)), question.id, {
      content,
      clientId: clientId(content),
    })
  }
}

async function noteDown(
  { platform, calendar }: Making,
  ids: Ids,
  published: Published,
  { by, daysAgo, unit, second, text }: DemoNote,
): Promise<void> {
  const { course, id } = published
  await writeNote(platformAt(platform, calendar.daysAgo(daysAgo)), actor(idOf(ids, by)), id, {
    clientId: stableId(`note in ${course.key}: ${text}`),
    place: placeOf(published, unit, second),
    text,
  })
}

/** Places a question or note at a unit, or at a second of its film. */
const placeOf = ({ unitIdOf, filmIdOf }: Published, unit: string, second: number | undefined) => ({
  unitId: unitIdOf(unit),
  film: second === undefined ? null : { pieceId: filmIdOf(unit), second },
})

/** Fills in a reflection that has not become a record yet. */
async function reflect(
  { platform, calendar }: Making,
  ids: Ids,
  { course, id, idOfPart }: Published,
  { by, daysAgo, group, answers }: DemoReflection,
): Promise<void> {
  const person = actor(idOf(ids, by))
  const { items } = await readReflections(platform, person, id)
  if (items.length > 0) return
  const questions = course.guide.find(({ title }) => title === group)?.questions ?? []
  await saveReflection(
    platformAt(platform, calendar.daysAgo(daysAgo)),
    person,
    { id, groupId: idOfPart(`group ${group}`) },
    {
      base: null,
      title: group,
      answers: questions.map((question, place) => ({
        questionId: idOfPart(`question ${question}`),
        question,
        text: answers[place] ?? '',
      })),
    },
  )
}
