import { durations } from '@learntrail/contract/limits'
import {
  createPlan,
  finishExecution,
  openExecution,
  saveResult,
  saveWeek,
  setSigning,
} from '../../apps/server/src/features/plans/demo.ts'
import { dayAfter, mondayOf } from '../../apps/server/src/platform/clock/taipei.ts'
import { inTurn } from '../school/in-turn.ts'
import { actor, platformAt } from '../school/making.ts'
import { randomOf } from '../school/random.ts'
import { stableId } from '../school/stable-id.ts'
import { fates, type PlanFate, planTexts } from './class-plans.ts'
import { classTurns, isSilent, type Pupil } from './second-year.ts'
import { dayAt, momentOf, type Term } from './terms.ts'
import { teacherOf, type Year } from './year.ts'

const weeks = 6
const lessonsAWeek = 3
/** Weeks in which something has been done. */
const doneIn: Readonly<Record<PlanFate, number>> = { finished: weeks, running: 4, behind: 1, unsigned: 0 }

/** Makes plans of students, from the first seats of each class on. */
export async function makeClassPlans(year: Year, term: Term, pupils: readonly Pupil[]): Promise<void> {
  const ofTerm = fates[term === year.terms.running ? 'running' : 'former']
  const made = classTurns.flatMap((turn) => {
    const inClass = pupils.filter((pupil) => pupil.turn === turn && !isSilent(pupil))
    return (ofTerm[turn] ?? []).flatMap((fate, place) => {
      const pupil = inClass[place]
      return pupil === undefined ? [] : [{ pupil, fate }]
    })
  })
  await inTurn(made, 4, (one) => makePlan(year, term, one))
}

async function makePlan(year: Year, term: Term, { pupil, fate }: { pupil: Pupil; fate: PlanFate }): Promise<void> {
  const { making, terms, pupilIds, teacherIds } = year
  const random = randomOf(`plan of ${pupil.number} in ${term.semester}`)
  const { name, motivation, type, items } = random.pick(planTexts)
  const day = dayAt(term, fate === 'running' ? 0.62 : random.between(0.1, 0.25))
  if (day === undefined) return
  const startedAt = mondayOf(day)
  const owner = actor(pupilIds.get(pupil.number) ?? '')
  const idOfPart = (part: string) => stableId(`plan of ${pupil.number} in ${term.semester}: ${part}`)
  const writer = idOfPart('writer')
  const at = (moment: Date) => platformAt(making.platform, moment)
  const made = await createPlan(at(momentOf(day, 19)), owner, {
    projectName: name,
    motivation,
    learningType: [type],
    actType: 'alone',
    criteria: ['按照每週的進度完成'],
    startedAt,
    endedAt: dayAfter(startedAt, weeks * 7 - 1),
    clientId: idOfPart('whole'),
    writer,
    save: 1,
    progress: {
      stages: [{ id: idOfPart('stage'), goal: '照計畫做完，並說得出學到什麼', weekCount: weeks }],
      weeks: items.map((text, week) => ({
        id: idOfPart(`week ${week}`),
        items: [{ id: idOfPart(`item ${week}`), text, lessons: lessonsAWeek }],
      })),
    },
  })
  if (fate === 'unsigned') {
    await setSigning(at(momentOf(day, 19.5)), owner, made._id, {
      order: 'inOrder',
      lines: [
        { id: idOfPart('own line'), role: 'student', label: '', guardian: null, signerIds: [] },
        ...[teacherIds[teacherOf(pupil.turn)]].map((id) => ({
          id: idOfPart('line of the teacher'),
          role: 'adviser' as const,
          label: '',
          guardian: null,
          signerIds: [id],
        })),
      ],
    })
    return
  }
  await openExecution(at(momentOf(day, 20)), owner, made._id)
  const last = momentOf(terms.yesterday, 22)
  for (let week = 0; week < doneIn[fate]; week += 1) {
    const moment = new Date(Date.parse(startedAt) + (week * 7 + 4) * durations.day + 12 * durations.hour)
    if (moment > last || moment < momentOf(day, 20)) continue
    const done = { doneItemIds: [idOfPart(`item ${week}`)], minutes: 150, note: '照進度做完，細節記在筆記本裡。' }
    await saveWeek(
      at(moment),
      owner,
      { id: made._id, weekId: idOfPart(`week ${week}`) },
      {
        version: 0,
        writer,
        save: 1,
        ...done,
      },
    )
  }
  const end = momentOf(dayAfter(startedAt, weeks * 7), 20)
  if (fate !== 'finished' || end > last) return
  const summary = '比想像中難，但是做完了。最有用的是每週先寫好下一步。'
  await saveResult(at(end), owner, made._id, { version: 0, writer, save: 1, summary })
  await finishExecution(at(end), owner, made._id, true)
}
