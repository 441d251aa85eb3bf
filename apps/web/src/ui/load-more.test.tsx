import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { networkProblem } from '../api/problem.ts'
import { LoadMoreOf } from './load-more.tsx'
import { ThemeProvider } from './theme/theme-provider.tsx'

const atEnd = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null as unknown,
  fetchNextPage: vi.fn(),
}

const show = (query: Partial<typeof atEnd>) =>
  render(<LoadMoreOf query={{ ...atEnd, ...query }} />, { wrapper: ThemeProvider })

test('the end of a list that has no more is silent', () => {
  show({})
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a press loads more', () => {
  const fetchNextPage = vi.fn()
  show({ hasNextPage: true, fetchNextPage })
  fireEvent.click(screen.getByRole('button', { name: '載入更多' }))
  expect(fetchNextPage).toHaveBeenCalledOnce()
})

test('what failed is said, and can be tried again', () => {
  const fetchNextPage = vi.fn()
  show({ hasNextPage: true, isFetchNextPageError: true, error: networkProblem(), fetchNextPage })
  expect(screen.getByRole('alert')).toHaveTextContent('連不上')
  fireEvent.click(screen.getByRole('button', { name: '再試一次' }))
  expect(fetchNextPage).toHaveBeenCalledOnce()
})
