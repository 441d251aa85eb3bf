export { RewardTabs } from './shown/reward-tabs.tsx'
