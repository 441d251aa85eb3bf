import type { TestApp } from './test-app.ts'

/*
 * Counts the figures of schools a second time, plainly and slowly, reading whole tables row by row. Shares nothing with
 * the code that keeps the sums, neither rules nor the SQL of the measures, so that a mistake must be made twice, in two
 * ways, to go unnoticed.
 */

type Row = Record<string, unknown>
type Pool = TestApp['platform']['pool']

/** One counted thing of a person on a day. */
interface Counted {
  person: string
  measure: string
  day: string
  code: string
  count: number
}

interface Stay {
  schoolId: string
  grade: string
  className: string
  from: string
  to: string
}

/** Measures that make a person active on a day. */
const doings = ['records', 'correcting', 'lessons', 'courses']
/** Measures of the state of something in a semester. */
const standings = ['returning', 'plans', 'readiness']
const steps: Record<string, number[]> = { records: [21, 11, 6, 3, 1], lessons: [18, 12, 6, 1] }
const fourMegabytes = 4 * 1024 * 1024

const hour = 3_600_000
const dayOf = (moment: Date) => new Date(moment.getTime() + 8 * hour).toISOString().slice(0, 10)
const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, 10)
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 24 / hour)

/** Returns 1 August or 1 February. */
function semesterBegan(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  if (month >= 8) return `${year}-08-01`
  return month === 1 ? `${year - 1}-08-01` : `${year}-02-01`
}

const semesterAfter = (began: string) =>
  began.endsWith('-08-01') ? `${Number(began.slice(0, 4)) + 1}-02-01` : `${began.slice(0, 4)}-08-01`

/** Weeks begin on Mondays, and at the start of a semester. */
function weekBegan(day: string): string {
  let monday = day
  while (new Date(monday).getUTCDay() !== 1) monday = shifted(monday, -1)
  return [monday, semesterBegan(day)].sort().at(-1) ?? monday
}

async function readAll(pool: Pool) {
  const read = async (table: string, what = '*') => (await pool.query(`select ${what} from ${table}`)).rows as Row[]
  return {
    placements: await read('placements', '*, from_day::text as from_text, until_day::text as until_text'),
    accounts: await read('accounts', 'id, deleted_at'),
    posts: await read('posts', 'id, owner_id, published_at, date::text as date, classification, tags'),
    postFiles: await read('post_files', 'post_id, file_id'),
    files: await read('files', 'id, bytes::float8 as bytes'),
    certifications: await read('post_certifications', 'post_id, changed_at'),
    groups: await read('groups', 'id, deleted_at'),
    members: await read('group_members', 'group_id, account_id, level, since'),
    questions: await read('homework_questions', 'id, group_id, state, assign_to, assigned_at, deadline'),
    assignees: await read('homework_assignees'),
    handIns: await read('homework_hand_ins', 'id, question_id, student_id, team_id, version_count, is_late'),
    versions: await read('homework_versions', 'hand_in_id, number, handed_in_at'),
    remarks: await read('homework_remarks', 'hand_in_id, released_at'),
    plans: await read(
      'plans',
      'id, owner_id, started_at::text as started_at, ended_at::text as ended_at, created_at, signing_state, content',
    ),
    planMembers: await read('plan_members', 'plan_id, person_id, state'),
    planLines: await read('plan_lines', 'plan_id'),
    executions: await read('plan_executions', 'plan_id, finished_at'),
    doneItems: await read('plan_done_items', 'plan_id, by_id, at, lessons'),
    learners: await read('course_learners', 'person_id, has_joined, at, finished_at'),
    pointAccounts: await read('point_accounts', 'group_id, id, account_id'),
    pointEntries: await read('point_entries', 'group_id, id, kind, to_id, amount, reverses'),
  }
}
type All = Awaited<ReturnType<typeof readAll>>

/** Returns where people were pupils at listed schools, without accounts being deleted. */
function staysOf({ placements, accounts }: All): Map<string, Stay[]> {
  const stays = new Map<string, Stay[]>()
  for (const row of placements) {
    // Only people in the school's list have a class.
    if (row.school_id === null || row.academic_role !== 'student' || row.class_name === null) continue
    if (accounts.some(({ id, deleted_at }) => id === row.account_id && deleted_at !== null)) continue
    const from = String(row.from_text)
    const endOfYear = from.slice(5) >= '08-01' ? `${Number(from.slice(0, 4)) + 1}-07-31` : `${from.slice(0, 4)}-07-31`
    const person = String(row.account_id)
    const stay = {
      schoolId: String(row.school_id),
      grade: String(row.grade ?? ''),
      className: String(row.class_name ?? ''),
    }
    stays.set(person, [...(stays.get(person) ?? []), { ...stay, from, to: String(row.until_text ?? endOfYear) }])
  }
  return stays
}

function pupils(stays: Map<string, Stay[]>): Counted[] {
  const counted: Counted[] = []
  for (const [person, theirs] of stays) {
    for (const { from, to } of theirs) {
      const weeks = new Set<string>()
      for (let day = from; day <= to; day = shifted(day, 1)) {
        if (weeks.has(weekBegan(day))) continue
        weeks.add(weekBegan(day))
        counted.push({ person, measure: 'pupils', day, code: '', count: 1 })
      }
    }
  }
  return counted
}

function records({ posts }: All): Counted[] {
  return posts.flatMap((post) => {
    const of = { person: String(post.owner_id), day: dayOf(post.published_at as Date), count: 1 }
    const tags = (post.tags as string[]).map((code) => ({ ...of, measure: 'tags', code }))
    return [{ ...of, measure: 'records', code: String(post.classification) }, ...tags]
  })
}

const isGiven = ({ state }: Row) => state === 'assigned' || state === 'archived'

function homework({ members, groups, questions, assignees, handIns }: All): Counted[] {
  const counted: Counted[] = []
  for (const member of members) {
    if (member.level !== 2 || groups.find(({ id }) => id === member.group_id)?.deleted_at !== null) continue
    for (const question of questions) {
      if (question.group_id !== member.group_id || !isGiven(question)) continue
      const own = handIns.find((one) => one.question_id === question.id && one.student_id === member.account_id)
      const isIn = own !== undefined && Number(own.version_count) > 0
      const deadline = question.deadline as Date | null
      if (question.assign_to === 'all') {
        const cameTooLate = deadline !== null && (member.since as Date) > deadline
        if (cameTooLate && !isIn) continue
      } else if (!assignees.some((one) => one.question_id === question.id && one.account_id === member.account_id))
        continue
      const day = dayOf(deadline ?? (question.assigned_at as Date))
      const code = isIn ? (own.is_late ? 'late' : 'inTime') : 'missing'
      counted.push({ person: String(member.account_id), measure: 'homework', day, code, count: 1 })
    }
  }
  return counted
}

function correcting({ handIns, questions, versions, remarks }: All): Counted[] {
  const counted: Counted[] = []
  for (const own of handIns) {
    const question = questions.find(({ id }) => id === own.question_id)
    if (own.student_id === null || question === undefined || !isGiven(question)) continue
    const work = own.team_id ?? own.id
    const first = versions.find(({ hand_in_id, number }) => hand_in_id === work && number === 1)
    if (first === undefined) continue
    const day = dayOf(first.handed_in_at as Date)
    const said = remarks
      .filter(({ hand_in_id, released_at }) => hand_in_id === work && released_at !== null)
      .map(({ released_at }) => dayOf(released_at as Date))
      .sort()[0]
    const wait = said === undefined ? undefined : daysBetween(day, said)
    const code = wait === undefined ? 'waiting' : wait <= 3 ? 'within3' : wait <= 7 ? 'within7' : 'later'
    counted.push({ person: String(own.student_id), measure: 'correcting', day, code, count: 1 })
  }
  return counted
}

/** Counts the items in weeks of a plan that are over. */
function dueBy(today: string, { started_at, ended_at, content }: Row): number {
  if (typeof started_at !== 'string' || started_at > today) return 0
  const { weeks } = (content as { progress: { weeks: { items: unknown[] }[] } }).progress
  const isOver = typeof ended_at === 'string' && ended_at < today
  const passed = Math.floor(daysBetween(started_at, today) / 7)
  // The last week lasts to the end day of the plan.
  const over = isOver ? weeks : weeks.slice(0, Math.min(passed, Math.max(0, weeks.length - 1)))
  return over.reduce((sum, { items }) => sum + items.length, 0)
}

function plans(all: All, today: string): Counted[] {
  const counted: Counted[] = []
  for (const plan of all.plans) {
    const day = semesterBegan(plan.started_at === null ? dayOf(plan.created_at as Date) : String(plan.started_at))
    const doing = all.executions.find(({ plan_id }) => plan_id === plan.id)
    const hasLines = all.planLines.some(({ plan_id }) => plan_id === plan.id)
    const notBegun = hasLines && plan.signing_state !== 'agreed' ? 'unsigned' : 'notBegun'
    const done = all.doneItems.filter(({ plan_id }) => plan_id === plan.id).length
    const underWay = done < dueBy(today, plan) ? 'behind' : 'running'
    const code = doing === undefined ? notBegun : doing.finished_at === null ? underWay : 'finished'
    const along = all.planMembers.filter(({ plan_id, state }) => plan_id === plan.id && state === 'accepted')
    for (const person of [plan.owner_id, ...along.map(({ person_id }) => person_id)])
      counted.push({ person: String(person), measure: 'plans', day, code, count: 1 })
  }
  return counted
}

function lessons({ doneItems, plans: all }: All): Counted[] {
  return doneItems.map(({ plan_id, by_id, at, lessons: count }) => {
    const owner = all.find(({ id }) => id === plan_id)?.owner_id
    return {
      person: String(by_id ?? owner),
      measure: 'lessons',
      day: dayOf(at as Date),
      code: '',
      count: Number(count),
    }
  })
}

function courses({ learners }: All): Counted[] {
  return learners.flatMap(({ person_id, has_joined, at, finished_at }) => {
    const of = { person: String(person_id), measure: 'courses', count: 1 }
    const joined = has_joined ? [{ ...of, day: dayOf(at as Date), code: 'joined' }] : []
    return finished_at === null ? joined : [...joined, { ...of, day: dayOf(finished_at as Date), code: 'finished' }]
  })
}

function points({ pointAccounts, pointEntries, groups }: All): Counted[] {
  const counted: Counted[] = []
  for (const entry of pointEntries) {
    if (!['issued', 'handedIn', 'quality'].includes(String(entry.kind))) continue
    if (groups.find(({ id }) => id === entry.group_id)?.deleted_at !== null) continue
    const holder = pointAccounts.find(({ group_id, id }) => group_id === entry.group_id && id === entry.to_id)
    if (typeof holder?.account_id !== 'string') continue
    const back = pointEntries.filter(({ group_id, reverses }) => group_id === entry.group_id && reverses === entry.id)
    const count = Number(entry.amount) - back.reduce((sum, { amount }) => sum + Number(amount), 0)
    // An act may go on for weeks, as the points for one question do; the id of an entry holds its own moment.
    const day = dayOf(new Date(Number.parseInt(String(entry.id).replaceAll('-', '').slice(0, 12), 16)))
    counted.push({ person: holder.account_id, measure: 'points', day, code: 'received', count })
  }
  return counted
}

function readiness({ posts, postFiles, files, certifications }: All): Counted[] {
  const furthest = new Map<string, string>()
  for (const post of posts) {
    if (post.classification !== 'course_learning') continue
    const isCertified = certifications.some(({ post_id, changed_at }) => post_id === post.id && changed_at === null)
    const bytes = postFiles
      .filter(({ post_id }) => post_id === post.id)
      .reduce((sum, its) => sum + Number(files.find(({ id }) => id === its.file_id)?.bytes ?? 0), 0)
    const code = !isCertified ? 'uncertified' : bytes > fourMegabytes ? 'tooLarge' : 'ready'
    const key = `${String(post.owner_id)} ${semesterBegan(String(post.date))}`
    const order = ['uncertified', 'tooLarge', 'ready']
    if (order.indexOf(code) > order.indexOf(furthest.get(key) ?? '')) furthest.set(key, code)
  }
  return [...furthest].map(([key, code]) => {
    const [person = '', day = ''] = key.split(' ')
    return { person, measure: 'readiness', day, code, count: 1 }
  })
}

/** Counts days on which people did something where they were pupils, and who began, returned or stayed away. */
function activity(counted: readonly Counted[], stays: Map<string, Stay[]>, known: ReadonlySet<string>): Counted[] {
  const days = new Map<string, Set<string>>()
  for (const { person, measure, day, count } of counted) {
    if (!doings.includes(measure) || !known.has(measure) || count === 0 || stayOn(stays, person, day) === undefined)
      continue
    days.set(person, (days.get(person) ?? new Set()).add(day))
  }
  const added: Counted[] = []
  for (const [person, theirs] of days) {
    const firsts = new Map<string, string>()
    for (const day of [...theirs].sort()) {
      added.push({ person, measure: 'active', day, code: '', count: 1 })
      if (!firsts.has(semesterBegan(day))) firsts.set(semesterBegan(day), day)
    }
    for (const [began, day] of firsts) {
      const isBack = [...firsts.keys()].some((other) => semesterAfter(other) === began)
      added.push({ person, measure: 'returning', day, code: isBack ? 'back' : 'new', count: 1 })
      const next = semesterAfter(began)
      if (!firsts.has(next)) added.push({ person, measure: 'returning', day: next, code: 'gone', count: 1 })
    }
  }
  return added
}

const stayOn = (stays: Map<string, Stay[]>, person: string, day: string) =>
  stays.get(person)?.find(({ from, to }) => from <= day && day <= to)

/** Returns where a person was last in the semester of a day. */
function lastStayIn(stays: Map<string, Stay[]>, person: string, day: string): Stay | undefined {
  const [from, to] = [semesterBegan(day), shifted(semesterAfter(semesterBegan(day)), -1)]
  const theirs = (stays.get(person) ?? []).filter((stay) => stay.from <= to && stay.to >= from)
  return theirs.sort((one, other) => (one.from < other.from ? -1 : 1)).at(-1)
}

interface Sum {
  count: number
  people: Set<string>
  ofPerson: Map<string, number>
}

const keyed = (...parts: unknown[]) => parts.join(' | ')

function sumUp(counted: readonly Counted[], stays: Map<string, Stay[]>): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  const add = (key: string, person: string, count: number) => {
    const sum = sums.get(key) ?? { count: 0, people: new Set(), ofPerson: new Map() }
    sum.count += count
    sum.people.add(person)
    sum.ofPerson.set(person, (sum.ofPerson.get(person) ?? 0) + count)
    sums.set(key, sum)
  }
  for (const { person, measure, day, code, count } of counted) {
    const stay = standings.includes(measure) ? lastStayIn(stays, person, day) : stayOn(stays, person, day)
    if (stay === undefined || count === 0) continue
    const { schoolId, grade, className } = stay
    const spans = [
      ['day', day],
      ['week', weekBegan(day)],
      ['semester', semesterBegan(day)],
    ] as const
    for (const [span, from] of spans) {
      if (span !== 'semester' && standings.includes(measure)) continue
      for (const place of [keyed(0, '', ''), keyed(1, grade, ''), keyed(2, grade, className)]) {
        add(keyed(schoolId, span, from, measure, place, ''), person, count)
        if (code !== '' && span !== 'day') add(keyed(schoolId, span, from, measure, place, code), person, count)
      }
    }
  }
  for (const [key, sum] of [...sums]) {
    const [, span, , measure = '', , , , code] = key.split(' | ')
    if (span !== 'semester' || code !== '') continue
    for (const [person, count] of sum.ofPerson) {
      const least = steps[measure]?.find((step) => count >= step)
      if (least !== undefined) add(`${key}from:${least}`, person, 1)
    }
  }
  return sums
}

/**
 * Returns each row of the sums in which this count and the product's differ, in words; `known` are the existing
 * measures.
 */
export async function recount({ platform }: Pick<TestApp, 'platform'>, known: ReadonlySet<string>) {
  const { pool, clock } = platform
  const all = await readAll(pool)
  const stays = staysOf(all)
  const theirs = [
    ...[
      pupils(stays),
      records(all),
      homework(all),
      correcting(all),
      plans(all, dayOf(clock.now())),
      lessons(all),
    ].flat(),
    ...[courses(all), points(all), readiness(all)].flat(),
  ].filter(({ measure }) => known.has(measure))
  const sums = sumUp([...theirs, ...activity(theirs, stays, known)], stays)
  const { rows } =
    await pool.query<Row>(`select school_id, span, from_day::text, measure, level, grade, class_name, code,
      count::int, people from analytics_summaries`)
  const told = new Map(
    rows.map((row) => [
      keyed(row.school_id, row.span, row.from_day, row.measure, row.level, row.grade, row.class_name, row.code),
      `${String(row.count)} of ${String(row.people)}`,
    ]),
  )
  const counted = new Map([...sums].map(([key, { count, people }]) => [key, `${count} of ${people.size}`]))
  const keys = [...new Set([...told.keys(), ...counted.keys()])].sort()
  const differences = keys.flatMap((key) =>
    told.get(key) === counted.get(key)
      ? []
      : [`${key}: summed ${told.get(key) ?? 'no'}, counted ${counted.get(key) ?? 'no'}`],
  )
  return { rows: counted.size, differences }
}
