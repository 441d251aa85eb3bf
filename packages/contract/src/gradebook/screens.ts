export const gradebookScreens = ['/user/group/:groupId/gradebook'] as const
