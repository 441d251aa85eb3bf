export const fileScreens = ['/file-viewer', '/user/fileedit'] as const
