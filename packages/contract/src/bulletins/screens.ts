export const bulletinScreens = [
  '/user/group/:groupId/build-bulletin',
  '/user/bulletin/:bulletinId',
  '/user/bulletin/:bulletinId/edit',
  '/user/bulletin/:bulletinId/readers',
  '/guardian/child/:childId/bulletin/:bulletinId',
] as const
