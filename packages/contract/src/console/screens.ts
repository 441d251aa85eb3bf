export const consoleScreens = [
  '/admin',
  '/admin/audit',
  '/admin/health',
  '/admin/people',
  '/admin/people/:personId',
  '/admin/import-accounts',
  '/admin/schools',
  '/admin/schools/typed',
  '/admin/schools/import',
  '/admin/schools/one/:schoolId',
] as const
