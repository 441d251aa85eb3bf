export const pointScreens = [
  '/user/group-point/:groupId',
  '/user/group-point/:groupId/:userId',
  '/user/group-point-manage/:groupId',
  '/user/group/:groupId/manuallyIssuePoints',
  '/groupLeaderboard',
  '/reward_explanation',
] as const
