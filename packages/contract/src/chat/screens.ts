export const chatScreens = [
  '/messengerhome',
  '/chatroom/:roomId',
  '/chatroominfo',
  '/chatroominvite',
  '/school/:schoolId/rooms',
] as const
