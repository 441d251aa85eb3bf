export const schoolScreens = [
  '/school',
  '/school/:schoolId',
  '/school/:schoolId/import',
  '/school/password/:groupId/:personId',
] as const
