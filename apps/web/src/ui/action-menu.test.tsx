import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ActionMenu } from './action-menu.tsx'
import { Dialog } from './feedback/dialog.tsx'
import { ThemeProvider } from './theme/theme-provider.tsx'

function Thing() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionMenu label="更多動作" actions={[{ label: '刪除', icon: 'remove', run: () => setOpen(true) }]} />
      <Dialog isOpen={isOpen} title="要刪除嗎？" onClose={() => setOpen(false)} />
    </>
  )
}

test('what an action opens gives the focus back to the button of the menu, each time', async () => {
  render(<Thing />, { wrapper: ThemeProvider })
  const user = userEvent.setup()
  const menu = screen.getByRole('button', { name: '更多動作' })
  for (let time = 1; time <= 2; time += 1) {
    menu.focus()
    await user.keyboard('{Enter}')
    const item = await screen.findByRole('menuitem', { name: '刪除' })
    await waitFor(() => expect(item).toHaveFocus())
    await user.keyboard('{Enter}')
    const close = await screen.findByRole('button', { name: '關閉' })
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument())
    close.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(menu).toHaveFocus())
  }
})
