export const consoleScreens = ['/admin', '/admin/audit', '/admin/people', '/admin/people/:personId'] as const
