import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findLostFocus } from './lost-focus.ts'

let end = () => {}
beforeEach(() => {
  end = findLostFocus()
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

function Files({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names)
  return (
    <>
      <h1 tabIndex={-1}>Files</h1>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setLeft(left.filter((one) => one !== name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

test('what is removed leaves the focus to the row after it, the last one to the row before it', async () => {
  render(<Files names={['a', 'b', 'c']} />)
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Remove b' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove c' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove a' })).toHaveFocus())
})

test('where nothing is left, the heading has the focus', async () => {
  render(<Files names={['a']} />)
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Remove a' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Files' })).toHaveFocus())
})

function Search() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      {isOpen ? <input aria-label="Words" onKeyDown={({ key }) => key === 'Escape' && setOpen(false)} /> : null}
      <button type="button">Elsewhere</button>
    </>
  )
}

test('a panel that closes gives the focus back to where it was before', async () => {
  render(<Search />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus())
})

test('the heading of a screen that waited hands on to that of the screen itself', async () => {
  const { rerender } = render(
    <>
      <a href="/">Home</a>
      <h1 key="waiting" tabIndex={-1}>
        Waiting
      </h1>
    </>,
  )
  const user = userEvent.setup()
  await user.tab()
  screen.getByRole('heading', { name: 'Waiting' }).focus()
  rerender(
    <>
      <a href="/">Home</a>
      <h1 key="there" tabIndex={-1}>
        There
      </h1>
    </>,
  )
  await waitFor(() => expect(screen.getByRole('heading', { name: 'There' })).toHaveFocus())
})

test('a button that was busy has the focus again, unless somebody went on', async () => {
  const { rerender } = render(<button type="button">Export</button>)
  render(<input aria-label="Words" />)
  const button = screen.getByRole('button', { name: 'Export' })
  const words = screen.getByRole('textbox', { name: 'Words' })
  const busy = () => {
    button.focus()
    rerender(
      <button type="button" disabled>
        Export
      </button>,
    )
    // Browsers blur an element when it is disabled.
    button.blur()
  }
  const ready = () => rerender(<button type="button">Export</button>)
  busy()
  ready()
  await waitFor(() => expect(button).toHaveFocus())
  busy()
  words.focus()
  ready()
  await Promise.resolve()
  expect(words).toHaveFocus()
})

test('whoever went on meanwhile stays there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<Files names={['a', 'b']} />)
  render(<input aria-label="Words" />)
  const remove = screen.getByRole('button', { name: 'Remove a' })
  remove.focus()
  fireEvent.click(remove)
  // Let the MutationObserver run.
  await Promise.resolve()
  screen.getByRole('textbox', { name: 'Words' }).focus()
  vi.runAllTimers()
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveFocus()
})
