export { PushPrompt } from './push-prompt.tsx'
export { readPushState } from './push-state.ts'
export { keepRegistered } from './subscription.ts'
