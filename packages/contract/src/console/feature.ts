import type { ContractFeature } from '../feature.ts'
import { consoleErrors } from './errors.ts'
import { consoleScreens } from './screens.ts'

export const serviceConsole = {
  name: 'console',
  screens: consoleScreens,
  errors: consoleErrors,
  consoleRooms: { people: 10, schools: 20, statistics: 85, audit: 90, health: 100, backups: 110 },
} as const satisfies ContractFeature
