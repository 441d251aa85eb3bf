export const ePortfolioScreens = [
  '/confirm',
  '/confirm/:code',
  '/user/ePortfolio/:ePortfolioId',
  '/user/ePortfolio/:ePortfolioId/summary',
  '/user/ePortfolio/upload',
  '/user/export',
  '/user/export-editor',
  '/user/export-editor-final',
  '/user/img-editor',
] as const
