// Replaces `socket.io-client` with a connection that never opens.
export const io = () => ({
  on: () => undefined,
  disconnect: () => undefined,
  io: { on: () => undefined },
})
