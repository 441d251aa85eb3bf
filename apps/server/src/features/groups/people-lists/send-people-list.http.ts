import type { PeopleListForm } from '@learntrail/contract/groups/people-list-forms'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { FastifyReply } from 'fastify'
import { safeName } from '../../../platform/archive/archive-names.rules.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { makeNow } from '../../../platform/documents/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tableFile } from '../../../platform/spreadsheets/table-file.ts'
import { findAccount } from '../../accounts/index.ts'
import { downloadHeaders } from '../../files/index.ts'
import type { Actor } from '../actor.rules.ts'
import { findGroupName, isClassGroup } from '../groups.repository.ts'
import { findRoster } from '../members/roster.service.ts'
import { checkListed, type PeopleList, tableOf, wideColumns } from './people-list.rules.ts'
import { peopleListTexts } from './people-list.texts.ts'

export type ListIn = (locale: Locale) => PeopleList

interface Wanted {
  groupId: string
  form: PeopleListForm
  /** The list in a given language; the caller has checked that the person may have it. */
  listIn: ListIn
}

const template = { main: new URL('./people-list.typ', import.meta.url) }

/** Sends a list of people of a group as a file, with the names that its administrators know (decision 079). */
export async function sendPeopleList(
  platform: Platform,
  person: Actor,
  { groupId, form, listIn }: Wanted,
  reply: FastifyReply,
) {
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const list = listIn(locale)
  checkListed(list.people.length)
  const texts = peopleListTexts[locale]
  const group = (await findGroupName(platform.db, groupId)) ?? refuse('GROUP_NOT_FOUND')
  const isClass = await isClassGroup(platform.db, groupId)
  const roster = await findRoster(platform.pool, person.id, groupId)
  const { head, rows } = tableOf(list, { form, isClass, texts }, (id) => roster.get(id))
  const title = [list.kind, list.about].filter((part) => part !== '').join(' ')
  const name = safeName(`${title} ${group}`, list.kind)
  if (form === 'csv' || form === 'xlsx') {
    const frozen = { rows: 1, columns: list.lead === undefined ? 2 : 3 }
    const { mediaType, content } = tableFile(form, { name: list.kind, rows: [head, ...rows], frozen })
    return reply.headers(downloadHeaders(mediaType, `${name}.${form}`)).send(content)
  }
  const words = rows.map((row) => row.map((value) => (value === null ? '' : String(value))))
  const data = {
    locale,
    kind: list.kind,
    about: list.about,
    group,
    footer: `${texts.footer}・${group}`,
    day: dayIn(platform.clock.now()),
    people: texts.people(rows.length),
    isSigning: form === 'signing',
    seat: list.lead === undefined ? 0 : 1,
    head,
    isWide: wideColumns(head, words, form),
    rows: words,
  }
  const { pdf } = await makeNow({ template, data, person: person.id, limits: { seconds: 60, pages: 200 } })
  return reply.headers(downloadHeaders('application/pdf', `${name}.pdf`)).send(Buffer.from(pdf))
}
