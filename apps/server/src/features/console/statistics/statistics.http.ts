import { countedNames, peopleKinds } from '@learntrail/contract/console/statistics'
import type { tableForms } from '@learntrail/contract/gradebook/states'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Say } from '@learntrail/texts/say'
import { sayIn } from '@learntrail/texts/say-in'
import type { FastifyReply } from 'fastify'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tableFile } from '../../../platform/spreadsheets/table-file.ts'
import { findAccount } from '../../accounts/index.ts'
import { downloadHeaders } from '../../files/index.ts'
import { daysFrom } from './days.rules.ts'
import { readHistory, readWeeks } from './statistics.service.ts'

const texts: Record<Locale, Say> = { tw: sayIn('tw', 'console/statistics'), en: sayIn('en', 'console/statistics') }

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
