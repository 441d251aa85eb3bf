export const analysisScreens = ['/user/learning-portfolio-analysis'] as const
