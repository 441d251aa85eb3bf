export const prizeScreens = [
  '/rewards',
  '/rewards/prizes/:prizeId',
  '/rewards/applications',
  '/rewards/applications/:applicationId',
  '/rewards/consent/:token',
  '/admin/prizes',
  '/admin/prizes/new',
  '/admin/prizes/:prizeId',
  '/admin/prize-applications',
  '/admin/prize-applications/:applicationId',
] as const
