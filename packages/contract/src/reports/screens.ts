export const reportScreens = ['/user/report', '/admin', '/admin/reports', '/admin/reports/:caseId'] as const
