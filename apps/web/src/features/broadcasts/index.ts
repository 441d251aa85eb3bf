export { Broadcasts } from './broadcasts.tsx'
export { announcing } from './lazy-announcing.ts'
