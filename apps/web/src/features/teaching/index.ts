export { HomeTabs } from './home-tabs.tsx'
export { hasTeachingHome } from './whose-home.ts'
