export { showcaseQuery } from './api/read-showcase.ts'
export { ShowcaseCard } from './showcase-card.tsx'
