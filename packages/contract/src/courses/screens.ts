export const courseScreens = [
  '/courses',
  '/courses/:courseId',
  '/courses/:courseId/learn',
  '/courses/:courseId/reflection',
  '/courses/:courseId/certificate',
  '/courses/learning',
  '/courses/manage',
  '/courses/edit/:courseId',
  '/courses/edit/:courseId/guide',
  '/courses/lecturer',
  '/courses/preview/:courseId',
  '/user/social/:targetUserId/course',
] as const
