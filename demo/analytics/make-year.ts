import { daysOfSemester } from '@learntrail/contract/school-year'
import { grantPlan, listPermittedSchools } from '../../apps/server/src/features/accounts/demo.ts'
import { addClassList, addGroup } from '../../apps/server/src/features/groups/demo.ts'
import { changeCurrentUser, importAccounts } from '../../apps/server/src/features/profiles/demo.ts'
import { acceptTransfer, beginTransfers } from '../../apps/server/src/features/schools/demo.ts'
import { permitOwnSchool } from '../../apps/server/src/features/teachers/demo.ts'
import { dayAfter } from '../../apps/server/src/platform/clock/taipei.ts'
import { grant, register } from '../accounts/register.ts'
import { fillProfile } from '../profiles/fill-profile.ts'
import { schools } from '../profiles/schools.ts'
import { inTurn } from '../school/in-turn.ts'
import { actor, idOf, type Maker, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { makeClassCourses } from './make-class-courses.ts'
import { makeClassHomework } from './make-class-homework.ts'
import { makeClassPlans } from './make-class-plans.ts'
import { makeClassPoints } from './make-class-points.ts'
import { makeClassRecords } from './make-class-records.ts'
import {
  afterMoves,
  type ClassTurn,
  classesOnPlus,
  classTurns,
  gradeIn,
  listOf,
  newcomers,
  type Pupil,
  secondYear,
} from './second-year.ts'
import { type TeacherKey, teachers } from './teachers.ts'
import { dayAt, momentOf, type Term, termsOf } from './terms.ts'
import { teacherOf, type Year } from './year.ts'

/** Makes a second year with two terms to compare, and everything that its students do. Idempotent. */
export const makeYear: Maker = async (making, ids) => {
  const terms = termsOf(making.calendar)
  const { former, running, isNewYear } = terms
  const teacherIds = await makeTeachers(making)
  const [schoolId = ''] = await listPermittedSchools(making.platform.db, idOf(ids, 'chen'))
  const [formerSchoolId = ''] = await listPermittedSchools(making.platform.db, teacherIds.jiang)
  const pupils = secondYear()

  const begun = daysOfSemester(former.semester).from
  // Shortly before or after the term begins, so that it is within its school year.
  const listedOn = dayAfter(begun, isNewYear ? -5 : 2)
  const asListed = { making, isSecond: !isNewYear, day: listedOn }
  await importList(asListed, schoolId, pupils)
  await importList(asListed, formerSchoolId, newcomers)
  const pupilIds = await idsOf(making, [schoolId, formerSchoolId])
  await fillProfiles(asListed, pupils, pupilIds, schools.neihu)
  await fillProfiles(asListed, newcomers, pupilIds, schools.lishan)
  await grantPlus(asListed, pupils, pupilIds)
  const groupIds = await makeClassGroups(asListed, pupils, teacherIds)
  const year: Year = { making, terms, schoolId, pupilIds, teacherIds, groupIds }
  await makeTerm(year, former, pupils)

  if (isNewYear) {
    const first = daysOfSemester(running.semester).from
    const day = terms.yesterday < dayAfter(first, 2) ? first : dayAfter(first, 2)
    const renamed = { making, isSecond: true, day }
    await importList(renamed, schoolId, pupils)
    await importList(renamed, formerSchoolId, newcomers)
    await fillProfiles(renamed, pupils, pupilIds, schools.neihu)
    await fillProfiles(renamed, newcomers, pupilIds, schools.lishan)
  }
  await makeTerm(year, running, pupils)
  await takeIn(year, ids.get('chen') ?? '', formerSchoolId)
  const movedOn = dayAt(running, 0.4)
  if (movedOn !== undefined) await importList({ making, isSecond: true, day: movedOn }, schoolId, afterMoves(pupils))
}

async function makeTerm(year: Year, term: Term, pupils: readonly Pupil[]): Promise<void> {
  await makeClassRecords(year, term, [...pupils, ...newcomers])
  await makeClassHomework(year, term, pupils)
  await makeClassPlans(year, term, pupils)
  await makeClassPoints(year, term, pupils)
  if (term === year.terms.running) await makeClassCourses(year, pupils)
}

async function makeTeachers(making: Making): Promise<Record<TeacherKey, string>> {
  const made = { zhou: '', fang: '', jiang: '' }
  for (const [turn, key] of (['zhou', 'fang', 'jiang'] as const).entries()) {
    const { reach, ...person } = teachers[key]
    const joined = platformAt(making.platform, making.calendar.joinedAt(60 + turn))
    made[key] = await register(joined, person)
    await fillProfile(making, joined, made[key], person)
    await grant(joined, made[key], person)
    await permitOwnSchool(joined, made[key], reach === null ? null : [...reach])
  }
  return made
}

interface Said {
  making: Making
  isSecond: boolean
  day: string
}

/** Imports a list. First passwords are not kept: school staff give new ones. Skips students imported since that day. */
async function importList({ making, isSecond, day }: Said, defaultSchoolId: string, pupils: readonly Pupil[]) {
  const moment = momentOf(day, 8.5)
  const { rows } = await making.platform.pool.query<{ number: string }>(
    'select student_number as number from imported_accounts where imported_at >= $1',
    [moment],
  )
  const said = new Set(rows.map(({ number }) => number))
  const unsaid = pupils.filter(({ number }) => !said.has(number))
  if (unsaid.length === 0) return
  const then = platformAt(making.platform, moment)
  const made = await importAccounts(then, Buffer.from(listOf(unsaid, isSecond)), {
    isDryRun: false,
    owner: { defaultSchoolId },
    keep: async () => undefined,
  })
  if (!made.ok || made.result.bad.length > 0) throw new Error('the list of the second year was not imported')
}

async function idsOf({ platform }: Making, schoolIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await platform.pool.query<{ number: string; id: string }>(
    'select student_number as number, account_id as id from imported_accounts where school_id = any($1)',
    [schoolIds],
  )
  return new Map(rows.map(({ number, id }) => [number, id]))
}

/** Students fill in their own school and class, once per school year. */
async function fillProfiles(
  { making, isSecond, day }: Said,
  pupils: readonly Pupil[],
  pupilIds: ReadonlyMap<string, string>,
  school: (typeof schools)[keyof typeof schools],
): Promise<void> {
  const { platform } = making
  const found = await platform.pool.query<{ id: string }>('select id from schools where name = $1', [school.name])
  const moment = momentOf(day, 19)
  const { rows } = await platform.pool.query<{ id: string }>(
    'select id from accounts where profile_confirmed_at >= $1',
    [moment],
  )
  const said = new Set(rows.map(({ id }) => id))
  await inTurn(pupils, 4, async ({ number, name }) => {
    const id = pupilIds.get(number) ?? ''
    if (said.has(id)) return
    await changeCurrentUser(platformAt(platform, moment), id, {
      hasAcceptedTerms: true,
      displayName: name,
      fullName: name,
      organization: {
        type: 'academic_unit',
        academicRole: 'student',
        schoolType: 'high_school',
        school: found.rows[0]?.id,
        location: { county: school.county, township: school.township },
        discipline: 'general_high_school',
        department: 'high_general_studies',
        grade: gradeIn(isSecond).code,
      },
    })
  })
}

/** Puts two of the classes on Plus, which points require. */
async function grantPlus({ making, day }: Said, pupils: readonly Pupil[], pupilIds: ReadonlyMap<string, string>) {
  const at = platformAt(making.platform, momentOf(day, 12))
  await inTurn(pupils, 4, async ({ number, turn }) => {
    if (classesOnPlus.includes(turn)) await grantPlan(at, pupilIds.get(number) ?? '', { plan: 'plus', endsAt: null })
  })
}

const classWords = { 1: '一班', 2: '二班', 3: '三班', 4: '四班' } as const

async function makeClassGroups({ making, day }: Said, pupils: readonly Pupil[], teacherIds: Year['teacherIds']) {
  const at = platformAt(making.platform, momentOf(day, 20))
  const groupIds = new Map<ClassTurn, string>()
  for (const turn of classTurns) {
    const owner = actor(teacherIds[teacherOf(turn)])
    const { id } = await addGroup(at, owner, {
      type: 'teaching',
      name: `國文課：${classWords[turn]}`,
      handle: `neihu-chinese-${turn}`,
      description: '上課的紀錄和作業都放在這裡。缺課的同學先看這裡，再來問我。',
      tags: ['verbal_linguistic'],
      schoolId: null,
      coverFileId: null,
      drawnCover: 'books',
      withRoom: false,
      clientId: stableId(`group of class ${turn}`),
    })
    groupIds.set(turn, id)
    const inClass = pupils.filter((pupil) => pupil.turn === turn)
    await addClassList(
      at,
      owner,
      id,
      inClass.map(({ number, seat }) => ({ studentNumber: number, memberNumber: String(seat) })),
    )
  }
  return groupIds
}

/** Takes in the students who transfer from another school. */
async function takeIn({ making, terms, schoolId, pupilIds, teacherIds }: Year, officerId: string, from: string) {
  const day = dayAt(terms.running, 0.25)
  if (day === undefined) return
  const at = platformAt(making.platform, momentOf(day, 10))
  for (const { number, turn, seat } of newcomers) {
    const personId = pupilIds.get(number) ?? ''
    const { rows } = await making.platform.pool.query(
      'select from imported_accounts where account_id = $1 and school_id = $2',
      [personId, schoolId],
    )
    if (rows.length > 0) continue
    const sender = { id: teacherIds.jiang, requestId: 'demo' }
    await beginTransfers(at, sender, { schoolId: from, personIds: [personId], toSchoolId: schoolId, reason: '' })
    await acceptTransfer(
      at,
      { id: officerId, requestId: 'demo' },
      {
        schoolId,
        personId,
        studentNumber: number,
        seatNumber: String(seat),
        grade: 'high_2',
        className: `20${turn}`,
      },
    )
  }
}
