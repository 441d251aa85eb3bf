export const consoleScreens = [
  '/admin',
  '/admin/audit',
  '/admin/backups',
  '/admin/health',
  '/admin/statistics',
  '/admin/people',
  '/admin/people/:personId',
  '/admin/import-accounts',
  '/admin/schools',
  '/admin/schools/typed',
  '/admin/schools/import',
  '/admin/schools/one/:schoolId',
] as const
