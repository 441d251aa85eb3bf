export { ShowcaseCard } from './showcase-card.tsx'
