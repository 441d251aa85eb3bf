import type { AnalyticsSchool, FigureFilter, SchoolReport } from '@learntrail/contract/analytics/analytics'
import type { SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { createContext, useContext } from 'react'
import type { Behind } from '../pupils/behind.rules.ts'

/** What the parts of a report have in common. */
export interface OpenReport {
  school: AnalyticsSchool
  filter: FigureFilter
  /** Null: figures of all questions. */
  question: SchoolQuestion | null
  /** It is of one group or course, and its rows lead nowhere. */
  isOfThing: boolean
  report: Pick<SchoolReport, 'semester' | 'place' | 'canList'>
  /** Lists those behind a figure, once whoever reads says that they mean it. */
  openPupils: (behind: Behind) => void
}

const ReportContext = createContext<OpenReport | null>(null)
export const ReportProvider = ReportContext.Provider

export function useOpenReport(): OpenReport {
  const open = useContext(ReportContext)
  if (!open) throw new Error('a figure stands in a report')
  return open
}
