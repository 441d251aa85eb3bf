export { PurseCard } from './own/purse-card.tsx'
export { PurseMovements } from './own/purse-movements.tsx'
