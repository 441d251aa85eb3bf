import type { SchoolGroup } from '@learntrail/contract/analysis/analysis'
import { dayIn } from '../../platform/clock/taipei.ts'
import { chartParts, makeNow } from '../../platform/documents/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAccount } from '../accounts/index.ts'
import type { Range } from './analysis.repository.ts'
import { readCharts } from './analysis.service.ts'
import { analysisTexts } from './analysis.texts.ts'
import { documentData } from './analysis-document.rules.ts'

const template = { main: new URL('./analysis.typ', import.meta.url), parts: chartParts }

interface DocumentWish extends Range {
  group?: SchoolGroup | undefined
}

/** Makes the analysis as a PDF in the person's language, and names the download. At most 30 seconds and 40 pages. */
export async function makeAnalysisDocument(platform: Platform, owner: string, wish: DocumentWish) {
  const { db, clock } = platform
  const [charts, account] = await Promise.all([readCharts(platform, owner, wish), findAccount(db, owner)])
  const { locale, displayName } = account ?? refuse('NOT_AUTHENTICATED')
  const madeOn = dayIn(clock.now())
  const data = documentData(charts, { ...wish, locale, madeOn, person: displayName })
  const { pdf } = await makeNow({ template, data, person: owner, limits: { seconds: 30, pages: 40 } })
  return { pdf, name: `${analysisTexts[locale].fileName}_${madeOn}.pdf` }
}
