import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, type DataRouter, Link, useSearchParams } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Dialog } from '../feedback/dialog.tsx'
import { useGoBack } from '../screen/use-go-back.ts'
import { listenFirst } from './first-to-hear.ts'
import { heightOf } from './height-of.ts'
import { leaveOldLayers } from './layer-entries.ts'

const height = () => heightOf(window.history.state)

/** A page with a dialog, and a second dialog over it. */
function Page() {
  const [open, setOpen] = useState(0)
  const [search, setSearch] = useSearchParams()
  const goBack = useGoBack()
  return (
    <>
      <h1>歷程</h1>
      <p>{`看${search.get('view') ?? '全部'}`}</p>
      <button type="button" onClick={() => setOpen(1)}>
        打開
      </button>
      <Dialog title="選單" isOpen={open > 0} onClose={() => setOpen(0)}>
        <Link to="/other" onClick={() => setOpen(0)}>
          去別處
        </Link>
        <button type="button" onClick={() => setSearch({ view: 'mine' }, { replace: true })}>
          只看我的
        </button>
        <button type="button" onClick={goBack}>
          離開
        </button>
        <button type="button" onClick={() => setOpen(2)}>
          再打開
        </button>
      </Dialog>
      <Dialog title="說明" isOpen={open > 1} onClose={() => setOpen(1)}>
        <Link to="/other" onClick={() => setOpen(0)}>
          去方案
        </Link>
      </Dialog>
    </>
  )
}

let router: DataRouter | undefined

// The router listens to the window's history, which later tests share.
afterEach(() => {
  router?.dispose()
  router = undefined
})

async function openPage(page = Page) {
  window.history.pushState(null, '', '/before')
  const opened = createBrowserRouter([
    { path: '/before', element: <h1>之前</h1> },
    { path: '/page', Component: page },
    { path: '/other', element: <h1>別處</h1> },
  ])
  router = opened
  render(<RouterProvider router={opened} />)
  await act(() => opened.navigate('/page'))
  const user = userEvent.setup({ delay: null })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const back = () => act(() => window.history.back())
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
  return { router: opened, user, press, back, heading }
}

beforeAll(listenFirst)

const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())
const hasEntries = (count: number) => waitFor(() => expect(height()).toBe(count))

test('the way back closes what lies on top, one after the other, and only then leaves', async () => {
  const { press, back, heading } = await openPage()
  await press('打開')
  await hasEntries(1)
  await press('再打開')
  await hasEntries(2)
  await back()
  await isGone('說明')
  expect(screen.getByRole('dialog', { name: '選單' })).toBeInTheDocument()
  await back()
  await isGone('選單')
  expect(await heading('歷程')).toBeInTheDocument()
  await back()
  expect(await heading('之前')).toBeInTheDocument()
})

test('what is closed by its button takes its entry back', async () => {
  const { press, back, heading } = await openPage()
  await press('打開')
  await hasEntries(1)
  await press('關閉')
  await hasEntries(0)
  await back()
  expect(await heading('之前')).toBeInTheDocument()
})

test.each(['去別處', '去方案'])('a link within a layer (%s) leaves nothing of it behind', async (link) => {
  const { user, press, back, heading } = await openPage()
  await press('打開')
  await hasEntries(1)
  await press('再打開')
  await hasEntries(2)
  if (link === '去別處') {
    await back()
    await hasEntries(1)
  }
  await user.click(screen.getByRole('link', { name: link }))
  expect(await heading('別處')).toBeInTheDocument()
  await waitFor(() => expect(window.location.pathname).toBe('/other'))
  await back()
  expect(await heading('歷程')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await back()
  expect(await heading('之前')).toBeInTheDocument()
})

test('an address that changes below an open layer stays as it is', async () => {
  const { press, back, heading } = await openPage()
  await press('打開')
  await hasEntries(1)
  await press('只看我的')
  expect(await screen.findByText('看mine')).toBeInTheDocument()
  await back()
  await isGone('選單')
  expect(screen.getByText('看mine')).toBeInTheDocument()
  await waitFor(() => expect(window.location.search).toBe('?view=mine'))
  await back()
  expect(await heading('之前')).toBeInTheDocument()
})

test('a button that leaves the screen leaves it, whatever lies over it', async () => {
  const { press, heading } = await openPage()
  await press('打開')
  await hasEntries(1)
  await press('離開')
  expect(await heading('之前')).toBeInTheDocument()
})

test('what asks before it closes stays, and is asked again by the next way back', async () => {
  const close = vi.fn()
  const { back } = await openPage(() => <Dialog title="改圖" isOpen onClose={close} />)
  await hasEntries(1)
  await back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  await hasEntries(1)
  await back()
  await waitFor(() => expect(close).toHaveBeenCalledTimes(2))
  expect(screen.getByRole('dialog', { name: '改圖' })).toBeInTheDocument()
})

test('a page that is loaded anew with a layer open has none, and no entry of one', async () => {
  window.history.pushState({ idx: 0, key: 'old' }, '', '/page')
  window.history.pushState({ idx: 0, key: 'old', layer: 1 }, '', '/page')
  leaveOldLayers()
  await hasEntries(0)
  expect(window.history.state).toEqual({ idx: 0, key: 'old' })
})
