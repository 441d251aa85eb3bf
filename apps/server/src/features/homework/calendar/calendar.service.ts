import { randomBytes } from 'node:crypto'
import { homeworkDurations, homeworkLimits } from '@learntrail/contract/homework/limits'
import { homeworkPaths } from '@learntrail/contract/homework/paths'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { eq } from 'drizzle-orm'
import { minuteIn } from '../../../platform/clock/taipei.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { joinGroup, membershipsOf } from '../../groups/index.ts'
import { homeworkCalendars } from '../homework.tables.ts'
import type { Actor } from '../questions/reach-question.policy.ts'
import { isAssignedTo } from '../visibility.sql.ts'
import { calendarOf } from './calendar.rules.ts'

const addressOf = (secret: string | undefined) => ({
  address: secret === undefined ? null : `/api/v2/homework/calendar/${secret}.ics`,
})

const { ownerId, secret } = homeworkCalendars

export async function readAddress({ db }: Platform, person: Actor) {
  const [found] = await db.select({ secret }).from(homeworkCalendars).where(eq(ownerId, person.id))
  return addressOf(found?.secret)
}

/** Makes a new secret address; the old one stops working. */
export async function renewAddress({ db, clock }: Platform, person: Actor) {
  const anew = { secret: randomBytes(32).toString('base64url'), createdAt: clock.now() }
  await db
    .insert(homeworkCalendars)
    .values({ ownerId: person.id, ...anew })
    .onConflictDoUpdate({ target: ownerId, set: anew })
  return addressOf(anew.secret)
}

export async function endAddress({ db }: Platform, person: Actor) {
  await db.delete(homeworkCalendars).where(eq(ownerId, person.id))
  return addressOf(undefined)
}

interface DeadlineRow {
  id: string
  title: string
  group: string
  deadline: Date
  updatedAt: Date
  version: number
  isBack: boolean
}

/** $1 viewer, $2 the moment before which deadlines are omitted. */
const deadlinesQuery = {
  name: 'homework-calendar',
  text: `select q.id, q.title, g.name as "group", q.deadline, q.updated_at as "updatedAt", q.version,
      coalesce(h.state = 'returned', false) as "isBack"
    from homework_questions q ${joinGroup('g', 'q.group_id')}
      left join homework_hand_ins h on h.question_id = q.id and h.student_id = $1
    where q.group_id in ${membershipsOf('$1')} and q.state = 'assigned'
      and ${isAssignedTo('$1', 'q')} and q.deadline >= $2
    order by q.deadline, q.id limit ${homeworkLimits.calendar}`,
}

interface Words {
  name: string
  due: (title: string) => string
  /** For returned work. */
  back: (title: string) => string
  until: (moment: string) => string
  anyTime: string
  group: (name: string) => string
}

const words: Record<Locale, Words> = {
  tw: {
    name: '學跡作業',
    due: (title) => `作業截止：${title}`,
    back: (title) => `退回修改：${title}`,
    until: (moment) => `可再交到 ${moment}`,
    anyTime: '沒有期限，改好就可以再交',
    group: (name) => `群組：${name}`,
  },
  en: {
    name: 'Learntrail homework',
    due: (title) => `Homework due: ${title}`,
    back: (title) => `Changes requested: ${title}`,
    until: (moment) => `You can hand in again until ${moment}`,
    anyTime: "No deadline. Hand it in again when it's ready",
    group: (name) => `Group: ${name}`,
  },
}

/** Returns the calendar of the account with this secret address. */
export async function readCalendar(platform: Platform, fileName: string): Promise<string> {
  const { db, pool, clock, config } = platform
  const [found] = await db
    .select({ ownerId })
    .from(homeworkCalendars)
    .where(eq(secret, fileName.replace(/\.ics$/, '')))
  const account = found && (await findAccount(db, found.ownerId))
  if (account === undefined) return refuse('CALENDAR_NOT_FOUND')
  const now = clock.now()
  const since = new Date(now.getTime() - homeworkDurations.calendar)
  const { rows } = await pool.query<DeadlineRow>({ ...deadlinesQuery, values: [account.id, since] })
  const said = words[account.locale]
  return calendarOf(
    said.name,
    rows.map(({ id, title, group, deadline, updatedAt, version, isBack }) => {
      const url = new URL(homeworkPaths.homework(id), config.publicUrl).href
      const again = deadline < now ? said.anyTime : said.until(minuteIn(deadline))
      const lines = [...(isBack ? [again] : []), said.group(group), url]
      return {
        uid: `${id}@learntrail`,
        title: (isBack ? said.back : said.due)(title),
        text: lines.join('\n'),
        url,
        at: deadline,
        changedAt: updatedAt,
        sequence: version,
      }
    }),
  )
}
