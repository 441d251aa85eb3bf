import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

function Requests() {
  const [names, setNames] = useState(['A', 'B', 'C'])
  return (
    <ul ref={keepFocus}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
            Accept {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

test('who answers one after the other by keyboard stays in the list', async () => {
  render(<Requests />)
  const user = userEvent.setup()
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Accept B' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept C' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept A' })).toHaveFocus())
})

/** A list whose only row is replaced on every change. */
const Elsewhere = ({ row }: { row: string }) => (
  <>
    <input aria-label="Elsewhere" />
    <ul ref={keepFocus}>
      <li key={row}>
        <button type="button">{row}</button>
      </li>
    </ul>
  </>
)

test('somebody who is elsewhere stays there', async () => {
  const { rerender } = render(<Elsewhere row="One" />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'One' }))
  await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }))
  rerender(<Elsewhere row="Two" />)
  await screen.findByRole('button', { name: 'Two' })
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus()
})
