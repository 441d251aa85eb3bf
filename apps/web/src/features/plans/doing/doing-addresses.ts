import { planPaths } from '@learntrail/contract/plans/paths'

export const doingAddresses = {
  /** Those that can be begun or gone on with. */
  all: '/sdl/execution-project',
  /** With a week, at that week. */
  plan: planPaths.doing,
  result: (id: string) => `${planPaths.doing(id)}&part=result`,
} as const
