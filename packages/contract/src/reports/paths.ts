/** Addresses of its screens that the server names as well. */
export const reportPaths = {
  reports: '/user/report',
  judgements: '/user/report?tab=judgements',
  case: (id: string) => `/admin/reports/${id}`,
} as const
