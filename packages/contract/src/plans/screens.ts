export const planScreens = [
  '/sdl',
  '/sdl/create',
  '/sdl/edit/:targetProjectId',
  '/sdl/projects/:projectId',
  '/sdl/execution-project',
  '/sdl/advised',
  '/sdl/sign/:token',
  '/sdl/view-project-pdf/:projectId',
  '/school/:schoolId/plans',
  '/guardian/child/:childId/plan/:planId',
  '/user/social/:targetUserId/self-directed-learning',
] as const
