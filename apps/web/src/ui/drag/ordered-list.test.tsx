import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { OrderedList, type OrderWords } from './ordered-list.tsx'

const words: OrderWords = {
  keys: '按上下方向鍵移動。',
  drag: (name) => `移動「${name}」`,
  moved: (name, number) => `「${name}」移到第 ${number} 個`,
  menu: (name) => `「${name}」的選項`,
  up: '往上移',
  down: '往下移',
}
const heard = vi.fn()
const user = userEvent.setup({ delay: null })

/** Applies a change at once, or on request if `isSlow`. */
function Chapters({ isSlow = false }) {
  const [names, setNames] = useState(['水源', '河道', '出海口'])
  const [coming, setComing] = useState(names)
  return (
    <ThemeProvider>
      <OrderedList
        label="章"
        words={words}
        items={names}
        idOf={(name) => name}
        nameOf={(name) => name}
        actionsOf={(name) => [{ label: '刪除', icon: 'remove', run: () => heard(`without ${name}`) }]}
        onChange={(next, what) => {
          heard(what)
          setComing(next)
          if (!isSlow) setNames(next)
        }}
      >
        {(name) => <p>{name}</p>}
      </OrderedList>
      <button type="button" onClick={() => setNames(coming)}>
        回來了
      </button>
    </ThemeProvider>
  )
}

const order = () =>
  within(screen.getByRole('list', { name: '章' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)
const handle = (name: string) => screen.getByRole('button', { name: `移動「${name}」` })

test('keys move one and the focus stays with it, and where it is now is said', async () => {
  render(<Chapters />)
  expect(handle('水源')).toHaveAccessibleDescription('按上下方向鍵移動。')
  handle('水源').focus()
  await user.keyboard('{ArrowDown}')
  expect(order()).toEqual(['河道', '水源', '出海口'])
  expect(screen.getByText('「水源」移到第 2 個')).toBeInTheDocument()
  expect(heard).toHaveBeenLastCalledWith({ id: '水源', to: 1 })
  expect(handle('水源')).toHaveFocus()
  await user.keyboard('{End}')
  expect(order()).toEqual(['河道', '出海口', '水源'])
  await user.keyboard('{Home}')
  expect(order()).toEqual(['水源', '河道', '出海口'])
  expect(handle('水源')).toHaveFocus()
})

test('at either end nothing goes further, and nothing is said', async () => {
  heard.mockClear()
  render(<Chapters />)
  handle('水源').focus()
  await user.keyboard('{ArrowUp}')
  handle('出海口').focus()
  await user.keyboard('{ArrowDown}')
  expect(heard).not.toHaveBeenCalled()
  expect(screen.queryByText(/移到第/)).toBeNull()
})

test('the focus follows what moves only once the change has come back', async () => {
  render(<Chapters isSlow />)
  handle('出海口').focus()
  await user.keyboard('{ArrowUp}')
  expect(order()).toEqual(['水源', '河道', '出海口'])
  await user.click(screen.getByRole('button', { name: '回來了' }))
  expect(order()).toEqual(['水源', '出海口', '河道'])
  expect(handle('出海口')).toHaveFocus()
})

test('a menu moves up and down, offers neither past the ends, and has what else can be done', async () => {
  render(<Chapters />)
  const offered = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `「${name}」的選項` }))
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  }
  expect(await offered('水源')).toEqual(['往下移', '刪除'])
  await user.click(await screen.findByRole('menuitem', { name: '往下移' }))
  expect(order()).toEqual(['河道', '水源', '出海口'])
  expect(screen.getByText('「水源」移到第 2 個')).toBeInTheDocument()
})
