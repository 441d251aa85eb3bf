export { HomeTabs } from './home-tabs.tsx'
