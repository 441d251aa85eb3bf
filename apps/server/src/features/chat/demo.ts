/* What the demo school is made with (`demo/`), and nothing else. */

export { updateMessage } from './messages/update.service.ts'
export { writeMessage } from './messages/write.service.ts'
export { createChatroom } from './rooms/make.service.ts'
export { markRead } from './rooms/read.service.ts'
