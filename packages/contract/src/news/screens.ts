export const newsScreens = ['/news', '/news/:articleId', '/admin/news'] as const
