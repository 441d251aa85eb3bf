import { planPaths } from '@learntrail/contract/plans/paths'

/** Addresses of the screens of plans but the first, which the menu leads to (`paths.myPlans`). */
export const planAddresses = {
  others: '/sdl?tab=others',
  plan: planPaths.plan,
  doing: planPaths.doing,
  create: '/sdl/create',
  /** One of its three steps; the first one without a name. */
  edit: (id: string, step?: string) => (step === undefined ? `/sdl/edit/${id}` : `/sdl/edit/${id}?step=${step}`),
  /** Plans that somebody is asked to sign, or has signed. */
  advised: '/sdl/advised',
  /** What a school asks of plans, by those who act for it. */
  ofSchool: (schoolId: string) => `/school/${schoolId}/plans`,
  pdf: (id: string) => `/sdl/view-project-pdf/${id}`,
} as const
