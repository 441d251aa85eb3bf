import { usualPlanSettings } from '@learntrail/contract/plans/school/facts'
import { semesterWeekOf } from '@learntrail/contract/plans/semesters'
import { listPermittedSchools } from '../../apps/server/src/features/accounts/demo.ts'
import { changeSchoolPlans, readSchoolPlans } from '../../apps/server/src/features/plans/demo.ts'
import { dayIn } from '../../apps/server/src/platform/clock/taipei.ts'
import { idOf, type Maker, platformAt } from '../school/making.ts'

/** Gives the school a form of its own, with the class on top and a line for its office. Idempotent. */
export const makeSchoolPlans: Maker = async ({ platform, calendar }, ids) => {
  const then = platformAt(platform, calendar.daysAgo(100))
  const officer = { id: idOf(ids, 'chen'), requestId: 'demo' }
  const [schoolId = ''] = await listPermittedSchools(platform.db, officer.id)
  const { version } = await readSchoolPlans(then, officer, schoolId)
  if (version > 0) return
  const { semester } = semesterWeekOf(dayIn(platform.clock.now()))
  const { form } = usualPlanSettings
  await changeSchoolPlans(then, officer, {
    schoolId,
    version,
    lessonMinutes: 50,
    lessonsAsked: 18,
    firstDays: [{ semester, day: firstDayOf(semester) }],
    form: {
      ...form,
      title: '學生自主學習計畫申請表',
      parts: form.parts.map(({ part, lines }) => ({ part, lines: part === 'motivation' ? 5 : lines })),
      facts: ['schoolClass', 'seatNumber', 'name', ...form.facts.filter((field) => !inFront.includes(field))],
      signatures: [...form.signatures, { role: 'office', label: '教務處' }],
      note: { place: 'below', text: '請在開學兩週內交到教務處，審查後才能開始。' },
    },
  })
}

const inFront: readonly string[] = ['schoolClass', 'seatNumber', 'name', 'grade']

/** Returns a first school day: 1 September, or 17 February. */
function firstDayOf(semester: string): string {
  const [year = 0, term = 0] = semester.split('-').map(Number)
  return term === 1 ? `${year + 1911}-09-01` : `${year + 1912}-02-17`
}
