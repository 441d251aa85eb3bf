export const guideScreens = [
  '/user/portfolio_guide',
  '/user/portfolio_guide/course_classification',
  '/user/portfolio_guide/event_quest',
  '/user/portfolio_guide/learning_records',
] as const
