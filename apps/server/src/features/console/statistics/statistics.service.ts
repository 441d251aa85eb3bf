import {
  countedNames,
  type History,
  historyMonths,
  peopleKinds,
  type Statistics,
  statisticsWeeks,
} from '@learntrail/contract/console/statistics'
import type { tableForms } from '@learntrail/contract/gradebook/states'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Say } from '@learntrail/texts/say'
import { sayIn } from '@learntrail/texts/say-in'
import type { FastifyReply } from 'fastify'
import type { Person } from '../../../platform/access/person.ts'
import { dayAfter, dayIn, nextDayIn, startOfDay } from '../../../platform/clock/taipei.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tableFile } from '../../../platform/spreadsheets/table-file.ts'
import { findAccount } from '../../accounts/index.ts'
import { downloadHeaders } from '../../files/index.ts'
import { daysFrom, mondaysUntil, monthsBefore } from './days.rules.ts'
import { countBetween, countByWeek, countPeople, forgetDaysBefore, keepDay, listDays } from './statistics.repository.ts'

const nothing = { active: 0, signedUp: 0, records: 0, groups: 0, homework: 0, handIns: 0 }

const texts: Record<Locale, Say> = { tw: sayIn('tw', 'console/statistics'), en: sayIn('en', 'console/statistics') }

export async function readStatistics(platform: Platform): Promise<Statistics> {
  const now = platform.clock.now()
  const day = dayIn(now)
  const tomorrow = nextDayIn(now)
  const [people, today, weeks] = await Promise.all([
    countPeople(platform, tomorrow),
    countBetween(platform, startOfDay(day), tomorrow),
    readWeeks(platform, day),
  ])
  return { people, today, weeks }
}

/** Weeks without activity are included. */
async function readWeeks(platform: Platform, day: string): Promise<Statistics['weeks']> {
  const mondays = mondaysUntil(day, statisticsWeeks)
  const counted = await countByWeek(platform, startOfDay(mondays.at(-1) ?? day))
  return mondays.map((monday) => ({ monday, ...(counted.get(monday) ?? nothing) }))
}

/** Returns the counted days, up to yesterday. */
export async function readHistory(platform: Platform, days: number): Promise<History> {
  const to = dayAfter(dayIn(platform.clock.now()), -1)
  const from = dayAfter(to, 1 - days)
  return { from, to, items: await listDays(platform, from, to) }
}

/**
 * Counts yesterday and deletes days that are too old. A day already counted is left alone, so that running again
 * changes nothing. A day on which nothing ran is missing; no later count makes it up.
 */
export async function countYesterday(platform: Platform): Promise<void> {
  const today = dayIn(platform.clock.now())
  const end = startOfDay(today)
  const day = dayAfter(today, -1)
  const [people, done] = await Promise.all([countPeople(platform, end), countBetween(platform, startOfDay(day), end)])
  await keepDay(platform, { day, ...people, ...done })
  await forgetDaysBefore(platform, monthsBefore(today, historyMonths))
}

type Form = (typeof tableForms)[number]

export function sendStatistics(platform: Platform, person: Person, form: Form, reply: FastifyReply) {
  return sendTable(platform, person, { form, reply, part: 'title' }, async (say, day) => {
    const weeks = await readWeeks(platform, day)
    return [
      [say('week'), ...countedNames.map((name) => say(`counted.${name}`))],
      ...weeks.map((week) => [week.monday, ...countedNames.map((name) => week[name])]),
    ]
  })
}

export function sendHistory(platform: Platform, person: Person, days: number, form: Form, reply: FastifyReply) {
  return sendTable(platform, person, { form, reply, part: 'history' }, async (say) => {
    const { from, items } = await readHistory(platform, days)
    const counted = new Map(items.map((item) => [item.day, item]))
    return [
      [
        say('day'),
        ...peopleKinds.map((kind) => say(`kinds.${kind}`)),
        ...countedNames.map((name) => say(`counted.${name}`)),
      ],
      ...daysFrom(from, days).map((day) => {
        const one = counted.get(day)
        return [day, ...[...peopleKinds, ...countedNames].map((name) => one?.[name] ?? '')]
      }),
    ]
  })
}

type Rows = Parameters<typeof tableFile>[1]['rows']

interface Sending {
  form: Form
  reply: FastifyReply
  /** Key of its title. */
  part: 'title' | 'history'
}

async function sendTable(
  platform: Platform,
  person: Person,
  { form, reply, part }: Sending,
  rowsOf: (say: Say, day: string) => Promise<Rows>,
) {
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const say = texts[locale]
  const day = dayIn(platform.clock.now())
  const rows = await rowsOf(say, day)
  const name = say(part)
  const { mediaType, content } = tableFile(form, { name, rows, frozen: { rows: 1, columns: 1 } })
  return reply.headers(downloadHeaders(mediaType, `${name} ${day}.${form}`)).send(content)
}
