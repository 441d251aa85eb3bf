import { planPaths } from '@learntrail/contract/plans/paths'

/** Addresses of the screens of plans, except the first one, which the menu leads to (`paths.myPlans`). */
export const planAddresses = {
  others: '/sdl?tab=others',
  plan: planPaths.plan,
  doing: planPaths.doing,
  create: '/sdl/create',
  /** One of the editor's three steps; without `step`, the first. */
  edit: (id: string, step?: string) => (step === undefined ? `/sdl/edit/${id}` : `/sdl/edit/${id}?step=${step}`),
  /** Plans that I was asked to sign, or have signed. */
  advised: '/sdl/advised',
  /** A school's requirements for plans, set by school staff. */
  ofSchool: (schoolId: string) => `/school/${schoolId}/plans`,
  pdf: (id: string) => `/sdl/view-project-pdf/${id}`,
} as const
