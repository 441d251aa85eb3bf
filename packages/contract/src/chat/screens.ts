export const chatScreens = ['/messengerhome', '/chatroom/:roomId', '/chatroominfo', '/chatroominvite'] as const
