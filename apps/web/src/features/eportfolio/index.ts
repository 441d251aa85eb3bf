export { ExhibitionCard } from './exhibition/exhibition-card.tsx'
