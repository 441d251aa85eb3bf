import { planPaths } from '@learntrail/contract/plans/paths'

export const doingAddresses = {
  /** My plans that can be begun or continued. */
  all: '/sdl/execution-project',
  /** With a week, opens that week. */
  plan: planPaths.doing,
  result: (id: string) => `${planPaths.doing(id)}&part=result`,
} as const
