export { useEndDevice } from './api/end-device.ts'
export { useKeepPassword } from './api/keep-password.ts'
export { useProveAgain } from './api/prove-again.ts'
export { keepInvitation } from './kept-invitation.ts'
export { LeavingDialog } from './log-out/leaving-dialog.tsx'
export { useLeaving } from './log-out/use-leaving.ts'
export { providerFrom, useProviderInText } from './providers/provider-names.ts'
export {
  type CodeValues,
  firstCodeValues,
  SchoolCodeFields,
  usesOf,
} from './teacher/school-code-fields.tsx'
