export const homeworkScreens = [
  '/homework',
  '/user/group/:groupId/build-homework',
  '/user/homework/:questionId',
  '/user/homework/:questionId/edit',
  '/user/homework/:questionId/correct',
  '/user/homework/:questionId/teams',
] as const
