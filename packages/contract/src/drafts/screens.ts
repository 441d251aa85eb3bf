export const draftScreens = [
  '/user/build-portfolio',
  '/user/epost',
  '/user/group/:groupId/build-portfolio',
  '/user/take-in',
  '/user/waiting',
] as const
