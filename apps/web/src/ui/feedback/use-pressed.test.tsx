import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { networkProblem } from '../../api/problem.ts'
import { usePressed } from './use-pressed.ts'

/** A server that answers presses in order, when the test says so; `has` is what it stored. */
function aServer() {
  const server = {
    has: false,
    sent: [] as boolean[],
    answers: [] as ((isFine: boolean) => void)[],
    send(isOn: boolean) {
      server.sent.push(isOn)
      return new Promise<void>((resolve, reject) => {
        server.answers.push((isFine) => {
          if (!isFine) return reject(networkProblem())
          server.has = isOn
          resolve()
        })
      })
    },
  }
  return server
}

function Like({ send }: Pick<ReturnType<typeof aServer>, 'send'>) {
  const [isOn, show] = useState(false)
  const like = usePressed({ key: ['like'], send, show })
  return (
    <button type="button" aria-pressed={isOn} onClick={() => like.mutate(!isOn)}>
      喜歡
    </button>
  )
}

function aButton() {
  const server = aServer()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Like send={server.send} />
    </QueryClientProvider>,
  )
  return server
}
const button = () => screen.getByRole('button', { name: '喜歡' })
const isShown = (isOn: boolean) => waitFor(() => expect(button()).toHaveAttribute('aria-pressed', String(isOn)))
async function press(isOn: boolean) {
  fireEvent.click(button())
  await isShown(isOn)
}
async function answer(server: ReturnType<typeof aButton>, at: number, isFine: boolean) {
  await waitFor(() => expect(server.answers).toHaveLength(at + 1))
  await act(async () => server.answers[at]?.(isFine))
}

test('an earlier press that fails does not take back a later one that waits', async () => {
  const server = aButton()
  await press(true)
  await press(false)
  await press(true)
  await answer(server, 0, false)
  await answer(server, 1, true)
  await isShown(true)
  await answer(server, 2, true)
  await isShown(true)
  expect(server).toMatchObject({ has: true, sent: [true, false, true] })
})

test('when all presses fail, the button is as it was before them', async () => {
  const server = aButton()
  await press(true)
  await press(false)
  await answer(server, 0, false)
  await answer(server, 1, false)
  await isShown(false)
  expect(server.has).toBe(false)
})

test('when only the last press fails, the button shows what the one before it has done', async () => {
  const server = aButton()
  await press(true)
  await press(false)
  await answer(server, 0, true)
  await answer(server, 1, false)
  await isShown(true)
  expect(server.has).toBe(true)
})
