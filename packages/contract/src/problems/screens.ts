export const problemScreens = ['/problem-reporting', '/admin/problems', '/admin/problems/:problemId'] as const
