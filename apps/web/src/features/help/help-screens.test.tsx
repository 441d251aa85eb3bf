import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { helpTopics } from './topics.ts'

it('anyone can look up how things are done, page by page', async () => {
  guestServer()
  const { user, at } = openApplication('/help')
  await screen.findByRole('heading', { level: 1, name: '使用說明' })
  expect(screen.getAllByRole('article')).toHaveLength(helpTopics.length)
  await user.click(screen.getByRole('link', { name: '和好友共筆' }))
  expect(await screen.findByRole('heading', { level: 1, name: '和好友共筆' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4)
  expect(at()).toBe('/help/shared')
  expect(screen.getByRole('link', { name: '打開共筆' })).toHaveAttribute('href', '/user/build-share-portfolio')
})

it('a page that does not exist leads to the list', async () => {
  guestServer()
  const { at } = openApplication('/help/magic')
  await screen.findByRole('heading', { level: 1, name: '使用說明' })
  expect(at()).toBe('/help')
})
