import type { ContractFeature } from '../feature.ts'
import { newsErrors } from './errors.ts'
import { newsScreens } from './screens.ts'

export const news = {
  name: 'news',
  screens: newsScreens,
  errors: newsErrors,
} as const satisfies ContractFeature
