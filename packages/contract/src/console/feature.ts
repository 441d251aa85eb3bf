import type { ContractFeature } from '../feature.ts'
import { consoleErrors } from './errors.ts'
import { consoleScreens } from './screens.ts'

export const serviceConsole = {
  name: 'console',
  screens: consoleScreens,
  errors: consoleErrors,
} as const satisfies ContractFeature
