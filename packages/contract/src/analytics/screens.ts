export const analyticsScreens = [
  '/school-analytics/dashboard',
  '/school-analytics/use',
  '/school-analytics/PostsAnalytics/:schoolId',
  '/school-analytics/homework',
  '/school-analytics/plans',
  '/school-analytics/school-courses-analytics',
  '/school-analytics/school-courses-analytics/:courseId',
  '/school-analytics/school-groups-analytics',
  '/school-analytics/school-groups-analytics/:groupId',
  '/school-analytics/points',
  '/school-analytics/readiness',
  '/user/figure-looks',
] as const
