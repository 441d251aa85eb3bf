import { createServer } from 'node:http'
import { Server } from 'socket.io'

/** The machine's limit: a bare Socket.IO that sends each message to everybody in the room and stores none. */
const server = createServer((_request, response) => void response.end('{}'))
const io = new Server(server, { serveClient: false })
io.on('connection', (socket) => {
  const room = String(socket.handshake.auth.room)
  void socket.join(room)
  socket.on('createChatroomMessage', (message: object, answer: (taken: object) => void) => {
    io.to(room).emit('createChatroomMessage', { roomId: room, messages: [message] })
    answer({ errorCode: 0 })
  })
  socket.emit('open')
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
