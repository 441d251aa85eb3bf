export { useKeepPassword } from './api/keep-password.ts'
export { useLogOut } from './api/log-out.ts'
