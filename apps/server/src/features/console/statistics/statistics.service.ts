import { countedNames, type Statistics, statisticsWeeks } from '@learntrail/contract/console/statistics'
import type { tableForms } from '@learntrail/contract/gradebook/states'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Say } from '@learntrail/texts/say'
import { sayIn } from '@learntrail/texts/say-in'
import type { FastifyReply } from 'fastify'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn, startOfDay } from '../../../platform/clock/taipei.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tableFile } from '../../../platform/spreadsheets/table-file.ts'
import { findAccount } from '../../accounts/index.ts'
import { downloadHeaders } from '../../files/index.ts'
import { countByWeek, countPeople, countSince } from './statistics.repository.ts'
import { mondaysUntil } from './weeks.rules.ts'

const nothing = { active: 0, signedUp: 0, records: 0, groups: 0, homework: 0, handIns: 0 }

const texts: Record<Locale, Say> = { tw: sayIn('tw', 'console/statistics'), en: sayIn('en', 'console/statistics') }

export async function readStatistics(platform: Platform): Promise<Statistics> {
  const day = dayIn(platform.clock.now())
  const [people, today, weeks] = await Promise.all([
    countPeople(platform),
    countSince(platform, startOfDay(day)),
    readWeeks(platform, day),
  ])
  return { people, today, weeks }
}

/** A week in which nobody did anything is there too. */
async function readWeeks(platform: Platform, day: string): Promise<Statistics['weeks']> {
  const mondays = mondaysUntil(day, statisticsWeeks)
  const counted = await countByWeek(platform, startOfDay(mondays.at(-1) ?? day))
  return mondays.map((monday) => ({ monday, ...(counted.get(monday) ?? nothing) }))
}

export async function sendStatistics(
  platform: Platform,
  person: Person,
  form: (typeof tableForms)[number],
  reply: FastifyReply,
) {
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const say = texts[locale]
  const day = dayIn(platform.clock.now())
  const weeks = await readWeeks(platform, day)
  const rows = [
    [say('week'), ...countedNames.map((name) => say(`counted.${name}`))],
    ...weeks.map((week) => [week.monday, ...countedNames.map((name) => week[name])]),
  ]
  const { mediaType, content } = tableFile(form, { name: say('title'), rows, frozen: { rows: 1, columns: 1 } })
  return reply.headers(downloadHeaders(mediaType, `${say('title')} ${day}.${form}`)).send(content)
}
