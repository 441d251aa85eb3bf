import type { PlanContent, PlanWeek } from '@learntrail/contract/plans/content'
import type { DoneWeek } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { FirstDay } from '@learntrail/contract/plans/school/facts'
import { semesterWeekOf } from '@learntrail/contract/plans/semesters'
import { countLessons, mostWeeks, weekDays } from '@learntrail/contract/plans/weeks'
import type { DoneRows } from './done-of.rules.ts'
import type { formTexts } from './form.texts.ts'
import { linesOf } from './lines-of.rules.ts'

type Texts = (typeof formTexts)['tw']['weeks']
type Dated = Pick<PlanContent, 'startedAt' | 'endedAt' | 'progress'>

interface FormWeek {
  number: string
  days: string
  semesterWeek: string
  items: string[]
  lessons: string
}

interface FormStage {
  title: string
  goal: string
  weeks: FormWeek[]
}

/** What the rows of weeks need beside the plan. */
interface Around {
  texts: Texts
  /** First days of the school's semesters. */
  firstDays: readonly FirstDay[]
  done?: DoneRows | undefined
  /** Title above the weeks no longer in the plan. */
  leftTitle: string
}

/** Returns the weeks as rows by stage; a plan without weeks gets empty rows to fill in by hand. */
export function weeksOf(plan: Dated, around: Around): FormStage[] {
  const { texts, done, leftTitle } = around
  const { stages, weeks } = plan.progress
  if (weeks.length === 0) return [{ title: '', goal: '', weeks: emptyWeeks(plan, around) }]
  let before = 0
  const planned = stages.map(({ goal, weekCount }, index) => {
    const first = before + 1
    before += weekCount
    const rows = weeks.slice(first - 1, before).map((week, place) => weekOf(week, first + place, plan, around))
    return { title: texts.stage(index + 1, first, before), goal: goal === '' ? '' : texts.goal + goal, weeks: rows }
  })
  if (!done?.left.length) return planned
  return [...planned, { title: leftTitle, goal: '', weeks: done.left.map((week) => leftWeek(week, done)) }]
}

/** A week no longer in the plan, which therefore has no dates. */
const leftWeek = ({ weekId, done: items }: DoneWeek, done: DoneRows): FormWeek => ({
  number: '',
  days: '',
  semesterWeek: '',
  lessons: '',
  items: [...items.map(({ itemId, text }) => linesOf(done.item(itemId, text)).join('\n')), ...done.more(weekId)],
})

function emptyWeeks(plan: Dated, around: Around): FormWeek[] {
  const count = Math.min(planLimits.defaultWeeks, mostWeeks(plan.startedAt, plan.endedAt))
  return Array.from({ length: count }, (_, index) => weekOf({ id: '', items: [] }, index + 1, plan, around))
}

function weekOf(
  week: PlanWeek,
  number: number,
  { startedAt, endedAt }: Dated,
  { texts, firstDays, done }: Around,
): FormWeek {
  const written = week.items.filter(({ text }) => text.trim() !== '')
  const lessons = countLessons({ weeks: [week] })
  const row = {
    number: String(number),
    // With a single item, the last column already says its lesson periods.
    items: [
      ...written.map(({ id, text, lessons }) => {
        const said = linesOf(written.length === 1 ? text : texts.item(text, lessons)).join('\n')
        return done === undefined ? said : done.item(id, said)
      }),
      ...(done?.more(week.id) ?? []),
    ],
    lessons: lessons === 0 ? '' : String(lessons),
  }
  if (startedAt === null) return { ...row, days: '', semesterWeek: '' }
  const { from, to } = weekDays(startedAt, endedAt, number)
  const { semester, week: semesterWeek } = semesterWeekOf(from, firstDays)
  return { ...row, days: `${shortDay(from)}–${shortDay(to)}`, semesterWeek: texts.semesterWeek(semester, semesterWeek) }
}

/** A day as month and date: `9/14`. */
export const shortDay = (day: string) => day.slice(5).split('-').map(Number).join('/')
