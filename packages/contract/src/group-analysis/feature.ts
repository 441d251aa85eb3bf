import type { ContractFeature } from '../feature.ts'
import { groupAnalysisScreens } from './screens.ts'

export const groupAnalysis = {
  name: 'group-analysis',
  screens: groupAnalysisScreens,
} as const satisfies ContractFeature
