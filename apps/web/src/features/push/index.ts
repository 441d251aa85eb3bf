export { readPushState } from './push-state.ts'
