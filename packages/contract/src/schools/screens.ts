export const schoolScreens = [
  '/school',
  '/school/:schoolId',
  '/school/:schoolId/import',
  '/school/password/:groupId/:personId',
  '/school/vouch/:personId',
] as const
