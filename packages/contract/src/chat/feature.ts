import type { ContractFeature } from '../feature.ts'
import { chatErrorArea, chatErrorNumbers, chatErrors } from './errors.ts'
import { chatScreens } from './screens.ts'

export const chat = {
  name: 'chat',
  screens: chatScreens,
  errors: chatErrors,
  errorNumbers: chatErrorNumbers,
  errorArea: chatErrorArea,
} as const satisfies ContractFeature
