import type { FigureFilter } from '@learntrail/contract/analytics/analytics'
import type { FigureReaders, SchoolQuestion } from '@learntrail/contract/analytics/facts'
import type { tableForms } from '@learntrail/contract/gradebook/states'
import type { FastifyReply } from 'fastify'
import { safeName } from '../../../platform/archive/archive-names.rules.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { chartParts, makeNow } from '../../../platform/documents/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tableFile } from '../../../platform/spreadsheets/table-file.ts'
import { findAccount } from '../../accounts/index.ts'
import { downloadHeaders } from '../../files/index.ts'
import type { Reader } from '../reports/ask.service.ts'
import { readReport } from '../reports/report.service.ts'
import { wordsOf } from './report.texts.ts'
import { documentData } from './report-document.rules.ts'
import { sheetsOf } from './report-sheets.rules.ts'

const template = { main: new URL('./school-report.typ', import.meta.url), parts: chartParts }

interface Asking {
  params: { schoolId: string; question: SchoolQuestion }
  filter: FigureFilter & { readers: FigureReaders }
}

/** Returns a report with its wording and file name, in the language of the person who downloads it. */
async function readForFile(platform: Platform, reader: Reader, { params, filter }: Asking) {
  const report = await readReport(platform, reader, params, filter)
  const { locale } = (await findAccount(platform.db, reader.id)) ?? refuse('NOT_AUTHENTICATED')
  const words = wordsOf(locale, report, filter.readers)
  const madeOn = dayIn(platform.clock.now())
  const fileName = safeName(`${words.title} ${words.place(report.place)} ${madeOn}`, words.title)
  return { report, locale, words, madeOn, fileName }
}

export async function sendTable(
  platform: Platform,
  reader: Reader,
  reply: FastifyReply,
  { form, ...asking }: Asking & { form: (typeof tableForms)[number] },
) {
  const { report, words, fileName } = await readForFile(platform, reader, asking)
  const { mediaType, content } = tableFile(form, ...sheetsOf(report, words))
  return reply.headers(downloadHeaders(mediaType, `${fileName}.${form}`)).send(content)
}

export async function sendDocument(platform: Platform, reader: Reader, reply: FastifyReply, asking: Asking) {
  const { report, locale, words, madeOn, fileName } = await readForFile(platform, reader, asking)
  const { pdf } = await makeNow({
    template,
    data: { ...documentData(report, words, { locale, madeOn }), footer: words.footer },
    person: reader.id,
    limits: { seconds: 30, pages: 60 },
  })
  return reply.headers(downloadHeaders('application/pdf', `${fileName}.pdf`)).send(Buffer.from(pdf))
}
