import type { tableForms, tableLayouts } from '@learntrail/contract/gradebook/states'
import type { FastifyReply } from 'fastify'
import type { Person } from '../../../platform/access/person.ts'
import { safeName } from '../../../platform/archive/archive-names.rules.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tableFile } from '../../../platform/spreadsheets/table-file.ts'
import { findAccount } from '../../accounts/index.ts'
import { downloadHeaders } from '../../files/index.ts'
import { findRoster, readGroup } from '../../groups/index.ts'
import { gradebookTexts } from '../gradebook.texts.ts'
import { readGradebook } from '../sheet.service.ts'
import { type NamesOf, schoolTable, wholeTable } from './table.rules.ts'

interface Wanted {
  term?: string | undefined
  form: (typeof tableForms)[number]
  layout: (typeof tableLayouts)[number]
}

/** Sends the sheet as a file for spreadsheets. */
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
  const { mediaType, content } = tableFile(form, sheet)
  return reply.headers(downloadHeaders(mediaType, `${name}.${form}`)).send(content)
}
