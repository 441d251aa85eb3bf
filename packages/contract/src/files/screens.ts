export const fileScreens = ['/file-viewer', '/user/fileedit', '/user/fileedit/:fileId/captions'] as const
