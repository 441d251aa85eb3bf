import type { ContractFeature } from '../feature.ts'
import { homeworkErrorNumbers, homeworkErrors } from './errors.ts'
import { homeworkScreens } from './screens.ts'

export const homework = {
  name: 'homework',
  screens: homeworkScreens,
  errors: homeworkErrors,
  errorNumbers: homeworkErrorNumbers,
  messageTargets: { homework: 'HOMEWORK_NOT_FOUND' },
} as const satisfies ContractFeature
