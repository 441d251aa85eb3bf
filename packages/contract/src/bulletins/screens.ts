export const bulletinScreens = [
  '/user/group/:groupId/build-bulletin',
  '/user/bulletin/:bulletinId',
  '/user/bulletin/:bulletinId/edit',
  '/user/bulletin/:bulletinId/readers',
] as const
