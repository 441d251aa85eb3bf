import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TextInput } from '../form/text-input.ts'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

afterEach(() => void vi.restoreAllMocks())

function Opened({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        開新課程
      </button>
      <Dialog isOpen={isOpen} title="開新課程" onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  )
}

async function open(children: ReactNode) {
  const user = userEvent.setup()
  render(<Opened>{children}</Opened>, { wrapper: ThemeProvider })
  const opener = screen.getByRole('button', { name: '開新課程' })
  await user.click(opener)
  return { user, opener, inDialog: within(screen.getByRole('dialog', { name: '開新課程' })) }
}

test('a dialog with a field begins there, and gives the focus back', async () => {
  const { user, opener, inDialog } = await open(<TextInput label="課程名稱" />)
  expect(inDialog.getByRole('textbox', { name: '課程名稱' })).toHaveFocus()
  await user.keyboard('認識溪流')
  expect(inDialog.getByRole('textbox', { name: '課程名稱' })).toHaveValue('認識溪流')
  await user.click(inDialog.getByRole('button', { name: '關閉' }))
  expect(opener).toHaveFocus()
})

test('it begins at the field that is marked, if one is', async () => {
  const { inDialog } = await open(
    <>
      <TextInput label="學號" />
      <TextInput label="姓名" data-autofocus />
    </>,
  )
  expect(inDialog.getByRole('textbox', { name: '姓名' })).toHaveFocus()
})

test('on a touch screen no keyboard jumps up', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: media === '(pointer: coarse)' }) as unknown as MediaQueryList,
  )
  const { inDialog } = await open(<TextInput label="課程名稱" />)
  expect(inDialog.getByRole('textbox', { name: '課程名稱' })).not.toHaveFocus()
})

test('a choice before the field is not skipped', async () => {
  const { inDialog } = await open(
    <>
      <input type="checkbox" aria-label="寄信通知" />
      <TextInput label="說明" />
    </>,
  )
  expect(inDialog.getByRole('textbox', { name: '說明' })).not.toHaveFocus()
})

test('one that asks before something dangerous does not begin at its button', () => {
  render(<ConfirmDialog isOpen isDangerous title="刪除？" confirm="刪除" onConfirm={vi.fn()} onClose={vi.fn()} />, {
    wrapper: ThemeProvider,
  })
  expect(screen.getByRole('button', { name: '刪除' })).not.toHaveFocus()
})
