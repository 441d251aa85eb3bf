import {
  changeState,
  makeQuestions,
  makeRecord,
  readOwnHandIn,
  releaseRemark,
  saveHandIn,
  saveRemark,
  submitHandIn,
} from '../../apps/server/src/features/homework/demo.ts'
import { dayIn } from '../../apps/server/src/platform/clock/taipei.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { documentOf } from '../content/rich-text.ts'
import { inTurn } from '../school/in-turn.ts'
import { actor, type Making, platformAt } from '../school/making.ts'
import { type Random, randomOf } from '../school/random.ts'
import { stableId } from '../school/stable-id.ts'
import { type Assignment, assignments } from './assignments.ts'
import { type ClassTurn, classTurns, endOf, habits, isSilent, type Pupil } from './second-year.ts'
import { momentOf, type Term } from './terms.ts'
import { handedIn, remarks } from './texts.ts'
import { teacherOf, type Year } from './year.ts'

const written = (text: string) => documentOf(text, () => ({ id: '', label: '' }))

/** Makes the homework of the classes in a term, with work handed in and corrected. */
export async function makeClassHomework(year: Year, term: Term, pupils: readonly Pupil[]): Promise<void> {
  for (const turn of classTurns) {
    const inClass = pupils.filter((pupil) => pupil.turn === turn)
    for (const assignment of assignments[term === year.terms.running ? 'running' : 'former']) {
      await makeAssignment(year, term, { turn, assignment, pupils: inClass })
    }
  }
}

/** School days from assigning homework to its deadline. */
const timeToWrite = 8

/** Returns the school day of a term, as an index, on which homework is due; -1 if that was before the term. */
function placeOf({ calendar }: Making, { days }: Term, { due }: Assignment): number {
  if (typeof due === 'number') return Math.floor(due * days.length)
  const day = dayIn(calendar.daysAgo(due.daysAgo))
  return days.findLastIndex((one) => one <= day)
}

interface Asked {
  turn: ClassTurn
  assignment: Assignment
  pupils: readonly Pupil[]
}

async function makeAssignment(year: Year, term: Term, { turn, assignment, pupils }: Asked): Promise<void> {
  const { making, terms, groupIds, teacherIds } = year
  const { platform } = making
  const place = placeOf(making, term, assignment)
  const [given, due] = [term.days[place - timeToWrite], term.days[place]]
  if (given === undefined || due === undefined) return
  const teacher = actor(teacherIds[teacherOf(turn)])
  const at = platformAt(platform, momentOf(given, 16))
  const { items } = await makeQuestions(at, teacher, {
    clientId: stableId(`${assignment.title} of class ${turn}`),
    groupIds: [groupIds.get(turn) ?? ''],
    title: assignment.title,
    topic: '',
    content: written(assignment.text),
    fileIds: [],
    classification: 'course_learning',
    tags: ['verbal_linguistic'],
    customTags: [],
    assignTo: 'all',
    assigneeIds: [],
    publishAt: null,
    deadline: momentOf(due, 22).toISOString(),
    allowsUpdateAfterDeadline: false,
    reviserIds: [],
    rubric: [],
    teamSize: 1,
    teamsBy: 'students',
    totalScore: 100,
    handInPoints: 1,
    qualityPoints: 3,
    assign: true,
  })
  const [made] = items as { id: string }[]
  if (made === undefined) throw new Error(`${assignment.title} was not made`)
  const { inTime, late, certified } = habits[turn]
  const hasStopped = place > endOf(turn, term, terms.running) * term.days.length
  let left = certified
  const works = pupils.flatMap((pupil) => {
    const random = randomOf(`${assignment.title} of ${pupil.number}`)
    const chance = random.next()
    if (hasStopped || isSilent(pupil) || chance > inTime + late) return []
    const isCertified = assignment.isCertified === true && chance <= inTime && left > 0
    if (isCertified) left -= 1
    return [{ pupil, random, isLate: chance > inTime, isCertified }]
  })
  await inTurn(works, 6, (work) => makeWork(year, { questionId: made.id, teacher, given, due, ...work }))
  if (assignment.isPutAway) await changeState(platform, teacher, made.id, 'archive')
}

interface Work {
  questionId: string
  teacher: ReturnType<typeof actor>
  given: string
  due: string
  pupil: Pupil
  random: Random
  isLate: boolean
  isCertified: boolean
}

/** Cumulative shares of the work, with the fewest and the most days until a remark; the rest gets none. */
const waits = [
  [0.5, 1, 3],
  [0.75, 4, 7],
  [0.9, 9, 14],
] as const

async function makeWork({ making, terms, pupilIds }: Year, work: Work): Promise<void> {
  const { questionId, given, due, pupil, random, isLate, isCertified } = work
  const { platform } = making
  const student = actor(pupilIds.get(pupil.number) ?? '')
  const [from, to] = [momentOf(given, 17).getTime(), momentOf(due, 21.5).getTime()]
  const handIn = isLate
    ? new Date(to + random.between(0.1, 3) * 86_400_000)
    : new Date(Math.round(random.between(from, to)))
  const last = momentOf(terms.yesterday, 22)
  const chance = random.next()
  const wait = isCertified ? waits[0] : waits.find(([share]) => chance < share)
  const words = { text: random.pick(handedIn), says: random.pick(remarks), score: random.whole(70, 98) }
  const said = wait && new Date(handIn.getTime() + random.between(wait[1] - 0.5, wait[2] - 0.5) * 86_400_000)
  if (handIn > last) return
  const at = platformAt(platform, handIn)
  const clientId = stableId(`work of ${pupil.number} for ${questionId}`)
  const there = (await readOwnHandIn(at, student, questionId)).handIn
  const handInId = there?.id ?? (await handInAt(at, student, { questionId, clientId, text: words.text }))
  if (there !== null || said === undefined || said > last) return
  const later = platformAt(platform, said)
  const saved = await saveRemark(later, work.teacher, handInId, {
    clientId,
    version: 0,
    handInVersion: 1,
    score: words.score,
    words: words.says,
    outcome: 'reviewed',
    levels: {},
    places: [],
    ink: [],
    voiceId: null,
    qualityPoints: null,
    certifies: isCertified,
    mayShow: isCertified,
  })
  await releaseRemark(later, work.teacher, handInId, saved.version)
  if (isCertified) await makeRecord(later, student, handInId, { showsRemark: true })
}

interface Words {
  questionId: string
  clientId: string
  text: string
}

async function handInAt(at: Platform, student: ReturnType<typeof actor>, { questionId, clientId, text }: Words) {
  await saveHandIn(at, student, questionId, { writer: clientId, save: 1, version: 0, content: written(text) })
  const { handIn } = await submitHandIn(at, student, questionId, { clientId, version: 1 })
  return handIn.id
}
