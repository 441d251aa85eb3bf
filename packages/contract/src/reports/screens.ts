export const reportScreens = ['/user/report', '/admin/reports', '/admin/reports/:caseId'] as const
