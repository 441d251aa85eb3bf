export { useKeepPassword } from './api/keep-password.ts'
export { LeavingDialog } from './log-out/leaving-dialog.tsx'
export { useLeaving } from './log-out/use-leaving.ts'
