/* Exports for the demo school (`demo/`) only. */

export { updateMessage } from './messages/update.service.ts'
export { writeMessage } from './messages/write.service.ts'
export { createChatroom } from './rooms/make.service.ts'
export { markRead } from './rooms/read.service.ts'
