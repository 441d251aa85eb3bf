import type { ContractFeature } from '../feature.ts'
import { analysisScreens } from './screens.ts'

export const analysis = {
  name: 'analysis',
  screens: analysisScreens,
  helpTopics: { analysis: 230 },
} as const satisfies ContractFeature
