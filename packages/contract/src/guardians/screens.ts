export const guardianScreens = [
  '/guardian/invitation/:token',
  '/guardian/enter/:token',
  '/guardian',
  '/guardian/child/:childId',
  '/guardian/unsubscribe/:token',
  '/user/group/:groupId/guardians',
  '/user/guardians',
] as const
