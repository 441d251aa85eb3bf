import type { PeriodName } from '@learntrail/contract/group-analysis/facts'
import * as calls from '@learntrail/contract/group-analysis/group-analysis'
import { listSilentPupils } from '@learntrail/contract/group-analysis/teaching'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../platform/access/person.ts'
import { safeName } from '../../platform/archive/archive-names.rules.ts'
import { dayIn } from '../../platform/clock/taipei.ts'
import { chartParts, makeNow } from '../../platform/documents/index.ts'
import { bind } from '../../platform/http/bind.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAccount } from '../accounts/index.ts'
import { downloadHeaders } from '../files/index.ts'
import { readGroup } from '../groups/index.ts'
import { analysisTexts } from './analysis.texts.ts'
import { documentData } from './document-data.rules.ts'
import { readFigures, readOwnFigures } from './figures.service.ts'
import { tableOf } from './figures-table.rules.ts'
import * as silent from './silent-pupils.service.ts'

const template = { main: new URL('./group-analysis.typ', import.meta.url), parts: chartParts }

/** Reads the figures with group name, language and file name for a download. */
async function readForPaper(platform: Platform, person: Person, groupId: string, period: PeriodName) {
  const figures = await readFigures(platform, person, groupId, period)
  const { name: group } = await readGroup(platform, person, { groupId })
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const madeOn = dayIn(platform.clock.now())
  const fileName = safeName(`${analysisTexts[locale].fileName} ${group} ${madeOn}`, analysisTexts[locale].fileName)
  return { figures, group, locale, madeOn, fileName }
}

export function groupAnalysisRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readGroupAnalysis, ({ person, params, query }) =>
    readFigures(platform, person, params.groupId, query.period),
  )
  bind(app, calls.readOwnGroupAnalysis, ({ person, params, query }) =>
    readOwnFigures(platform, person, params.groupId, query.period),
  )
  bind(app, calls.readGroupAnalysisTable, async ({ person, params, query, reply }) => {
    const { figures, locale, fileName } = await readForPaper(platform, person, params.groupId, query.period)
    return reply.headers(downloadHeaders('text/csv; charset=utf-8', `${fileName}.csv`)).send(tableOf(figures, locale))
  })
  bind(app, calls.readGroupAnalysisDocument, async ({ person, params, query, reply }) => {
    const paper = await readForPaper(platform, person, params.groupId, query.period)
    const { pdf } = await makeNow({
      template,
      data: documentData(paper.figures, paper),
      person: person.id,
      limits: { seconds: 30, pages: 60 },
    })
    return reply.headers(downloadHeaders('application/pdf', `${paper.fileName}.pdf`)).send(Buffer.from(pdf))
  })
  bind(app, listSilentPupils, ({ person }) => silent.listSilentPupils(platform, person))
}
