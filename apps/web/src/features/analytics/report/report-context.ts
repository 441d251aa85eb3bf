import type { AnalyticsSchool, FigureFilter, SchoolReport } from '@learntrail/contract/analytics/analytics'
import type { SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { createContext, useContext } from 'react'
import type { Behind } from '../pupils/behind.rules.ts'

/** What the parts of a report share. */
export interface OpenReport {
  school: AnalyticsSchool
  filter: FigureFilter
  /** Null: figures of all questions. */
  question: SchoolQuestion | null
  /** The report is about one group or course; its rows link nowhere. */
  isOfThing: boolean
  report: Pick<SchoolReport, 'semester' | 'place' | 'canList'>
  /** Lists the pupils behind a figure, once the viewer has confirmed. */
  openPupils: (behind: Behind) => void
}

const ReportContext = createContext<OpenReport | null>(null)
export const ReportProvider = ReportContext.Provider

export function useOpenReport(): OpenReport {
  const open = useContext(ReportContext)
  if (!open) throw new Error('a figure stands in a report')
  return open
}
