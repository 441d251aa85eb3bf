import { prizePaths } from '@learntrail/contract/prizes/paths'

/** Addresses of the screens of prizes. */
export const prizeAddresses = {
  all: '/rewards',
  prize: (id: string) => `/rewards/prizes/${id}`,
  applications: '/rewards/applications',
  application: prizePaths.application,
  /** The movements of my points. */
  points: '/rewards/points',
  kept: '/admin/prizes',
  newPrize: '/admin/prizes/new',
  keptPrize: (id: string) => `/admin/prizes/${id}`,
  handled: '/admin/prize-applications',
  /** Applications for one prize. */
  handledOf: (prizeId: string) => `/admin/prize-applications?prize=${prizeId}&state=all`,
  handledOne: (id: string) => `/admin/prize-applications/${id}`,
} as const
