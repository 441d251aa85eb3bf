export const postScreens = ['/portfolio', '/user/like', '/user/newcollection', '/user/portfolio/:portfolioId'] as const
