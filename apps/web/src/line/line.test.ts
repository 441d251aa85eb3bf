import { EventEmitter } from 'node:events'
import { lineEvents, linePath } from '@learntrail/contract/line/facts'
import { expect, test, vi } from 'vitest'
import { createLine, lineClosed } from './line.ts'

function openSocket() {
  const io = Object.assign(new EventEmitter(), { engine: { close: vi.fn() } })
  const parts = { io, active: true, connect: vi.fn(), disconnect: vi.fn() }
  const emitWithAck = vi.fn(async (word: string) => ({ errorCode: 0, word }))
  return Object.assign(new EventEmitter(), parts, { timeout: vi.fn(() => ({ emitWithAck })) })
}

function makeLine() {
  const sockets: ReturnType<typeof openSocket>[] = []
  const connect = vi.fn((_options: object) => {
    const socket = openSocket()
    sockets.push(socket)
    return socket as never
  })
  return { line: createLine(connect), sockets, connect }
}

test('two features hear their own words on one line, from whenever they listen', () => {
  const { line, sockets, connect } = makeLine()
  const [waved, called, open, openLater] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  line.hear({ waved, [lineEvents.open]: open })
  expect(line.isOpen()).toBe(false)
  const [socket] = sockets
  socket?.emit(lineEvents.open)
  line.hear({ called, [lineEvents.open]: openLater })
  expect(openLater).toHaveBeenCalledTimes(1)
  socket?.emit('called', { hall: 'blue' })
  expect(called.mock.calls).toEqual([[{ hall: 'blue' }]])
  expect(waved).not.toHaveBeenCalled()
  expect(open).toHaveBeenCalledTimes(1)
  expect(connect.mock.calls).toEqual([[expect.objectContaining({ path: linePath })]])
})

test('a line ends with the last who listens, and another begins with the next', () => {
  const { line, sockets } = makeLine()
  const waved = vi.fn()
  const [first, second] = [line.hear({ waved }), line.hear({})]
  sockets[0]?.emit(lineEvents.open)
  first()
  sockets[0]?.emit('waved', {})
  expect(waved).not.toHaveBeenCalled()
  expect(sockets[0]?.disconnect).not.toHaveBeenCalled()
  second()
  expect(sockets[0]?.disconnect).toHaveBeenCalledTimes(1)
  expect(line.isOpen()).toBe(false)
  line.hear({ waved })
  expect(sockets).toHaveLength(2)
  sockets[1]?.emit('waved', {})
  expect(waved).toHaveBeenCalledTimes(1)
})

test('what passes is said on the line that is there, and on none otherwise', () => {
  const { line, sockets } = makeLine()
  line.say('wave', { hall: 'blue' })
  line.hear({})
  line.say('wave', { hall: 'red' })
  const [socket] = sockets
  const waved = vi.fn()
  socket?.on('wave', waved)
  socket?.emit(lineEvents.open)
  line.say('wave', { hall: 'green' })
  socket?.emit('disconnect', 'transport close')
  line.say('wave', { hall: 'white' })
  expect(waved.mock.calls).toEqual([[{ hall: 'green' }]])
})

test('a line that is over is let go, and one that broke is not open', () => {
  const { line, sockets } = makeLine()
  line.hear({})
  const [socket] = sockets
  socket?.emit(lineEvents.open)
  expect(line.isOpen()).toBe(true)
  socket?.emit('disconnect', 'transport close')
  expect(line.isOpen()).toBe(false)
  expect(socket?.disconnect).not.toHaveBeenCalled()
  socket?.emit(lineEvents.ended)
  expect(socket?.disconnect).toHaveBeenCalledTimes(1)
})

test('what is answered is asked on an open line, and fails at once on none', async () => {
  const { line, sockets } = makeLine()
  const closed = vi.fn()
  await expect(line.ask('call', {}, 1_000)).rejects.toThrow('not open')
  line.hear({ [lineClosed]: closed })
  await expect(line.ask('call', {}, 1_000)).rejects.toThrow('not open')
  sockets[0]?.emit(lineEvents.open)
  expect(await line.ask('call', { hall: 'blue' }, 1_000)).toEqual({ errorCode: 0, word: 'call' })
  expect(sockets[0]?.timeout).toHaveBeenCalledWith(1_000)
  sockets[0]?.emit(lineClosed)
  expect(closed).toHaveBeenCalledTimes(1)
  await expect(line.ask('call', {}, 1_000)).rejects.toThrow('not open')
})
