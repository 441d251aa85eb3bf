/** Paths of this feature's screens that the server links to. */
export const reportPaths = {
  reports: '/user/report',
  judgements: '/user/report?tab=judgements',
  case: (id: string) => `/admin/reports/${id}`,
} as const
