export const rewardScreens = ['/rewards/points', '/manuallyIssueReward', '/admin/rewards', '/admin/ledgers'] as const
