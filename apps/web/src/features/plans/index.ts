export { PlansOf } from './library/plans-of.tsx'
