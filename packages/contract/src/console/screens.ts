export const consoleScreens = ['/admin', '/admin/audit'] as const
