import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ActionMenu } from './action-menu.tsx'
import { Toaster } from './feedback/toaster.tsx'
import { OnDemand, onDemand, type Part } from './on-demand.tsx'
import { ThemeProvider } from './theme/theme-provider.tsx'

interface PartProps {
  onClose: () => void
}

const Shown: ComponentType<PartProps> = ({ onClose }) => (
  <button type="button" onClick={onClose}>
    關掉
  </button>
)

function Place({ part }: { part: Part<PartProps> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打開
      </button>
      {isOpen ? <OnDemand part={part} onClose={() => setOpen(false)} /> : null}
      <Toaster />
    </>
  )
}

function place(load: () => Promise<ComponentType<PartProps>>) {
  render(<Place part={onDemand(load)} />)
  return userEvent.setup()
}

test('what was asked for before its code was there appears when it is, and at once from then on', async () => {
  const arriving = Promise.withResolvers<ComponentType<PartProps>>()
  const load = vi.fn(() => arriving.promise)
  const user = place(load)
  await user.click(screen.getByRole('button', { name: '打開' }))
  expect(screen.queryByRole('button', { name: '關掉' })).toBeNull()
  await act(async () => arriving.resolve(Shown))
  await user.click(screen.getByRole('button', { name: '關掉' }))

  await user.click(screen.getByRole('button', { name: '打開' }))
  expect(screen.getByRole('button', { name: '關掉' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
})

test('what cannot be loaded is said, and asked for anew by the next press', async () => {
  const load = vi.fn<() => Promise<ComponentType<PartProps>>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValue(Shown)
  const user = place(load)
  await user.click(screen.getByRole('button', { name: '打開' }))
  expect(await screen.findByText('這裡沒載入出來，連上網路後再按一次。')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '打開' }))
  expect(await screen.findByRole('button', { name: '關掉' })).toBeInTheDocument()
})

test('a menu opens from its button by the keyboard, and gives the focus back', async () => {
  const run = vi.fn()
  render(<ActionMenu label="更多" actions={[{ label: '編輯', icon: 'edit', run }]} />, { wrapper: ThemeProvider })
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: '更多', expanded: false })
  await user.tab()
  expect(button).toHaveFocus()
  await user.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: '編輯' })
  await vi.waitFor(() => expect(item).toHaveFocus())
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(button).toHaveFocus())
  expect(button).toHaveAttribute('aria-expanded', 'false')

  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: '編輯' }))
  expect(run).toHaveBeenCalledOnce()
})
