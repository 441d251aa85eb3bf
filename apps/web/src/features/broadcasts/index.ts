export { Broadcasts } from './broadcasts.tsx'
