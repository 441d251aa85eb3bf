export const groupAnalysisScreens = ['/user/groupanalysis'] as const
