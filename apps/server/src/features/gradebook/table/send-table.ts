import { Readable } from 'node:stream'
import type { tableForms, tableLayouts } from '@learntrail/contract/gradebook/states'
import type { FastifyReply } from 'fastify'
import type { Person } from '../../../platform/access/person.ts'
import { safeName } from '../../../platform/archive/archive-names.rules.ts'
import { byteOrderMark, csvLine } from '../../../platform/csv/csv.rules.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { xlsxOf } from '../../../platform/spreadsheets/xlsx.ts'
import { findAccount } from '../../accounts/index.ts'
import { downloadHeaders } from '../../files/index.ts'
import { findRoster, readGroup } from '../../groups/index.ts'
import { readGradebook } from '../sheet.service.ts'
import { gradebookTexts } from '../texts.ts'
import { type NamesOf, schoolTable, wholeTable } from './table.rules.ts'

interface Wanted {
  term?: string | undefined
  form: (typeof tableForms)[number]
  layout: (typeof tableLayouts)[number]
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The sheet as a file for spreadsheets. */
export async function sendTable(
  platform: Platform,
  person: Person,
  groupId: string,
  { term, form, layout }: Wanted,
  reply: FastifyReply,
) {
  const gradebook = await readGradebook(platform, person, groupId, term)
  const { name: group } = await readGroup(platform, person, { groupId })
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const texts = gradebookTexts[locale]
  const roster = await findRoster(platform.pool, person.id, groupId)
  const namesOf: NamesOf = ({ person: { id } }) => roster.get(id) ?? { realName: '', studentNumber: '' }
  const { rows, headRows, headColumns } = (layout === 'whole' ? wholeTable : schoolTable)(gradebook, namesOf, texts)
  const name = safeName(`${texts.fileName} ${group} ${gradebook.term}`, texts.fileName)
  const sheet = { name: `${texts.fileName} ${gradebook.term}`, rows, frozen: { rows: headRows, columns: headColumns } }
  const content = form === 'csv' ? Readable.from([byteOrderMark, ...rows.map((row) => csvLine(row))]) : xlsxOf(sheet)
  return reply.headers(downloadHeaders(mediaTypes[form], `${name}.${form}`)).send(content)
}
