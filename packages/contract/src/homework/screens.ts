export const homeworkScreens = [
  '/homework',
  '/user/group/:groupId/build-homework',
  '/user/group/:groupId/homework/:personId',
  '/user/homework/:questionId',
  '/user/homework/:questionId/edit',
  '/user/homework/:questionId/correct',
] as const
