import type { ContractFeature } from '../feature.ts'
import { accountErrors } from './errors.ts'
import { accountNotices } from './notices.ts'
import { accountScreens } from './screens.ts'

export const accounts = {
  name: 'accounts',
  screens: accountScreens,
  errors: accountErrors,
  helpTopics: { signUp: 10, signIn: 20 },
  eventGroups: { account: 'account', session: 'account' },
  notices: accountNotices,
} as const satisfies ContractFeature
