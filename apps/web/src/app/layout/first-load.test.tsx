import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FirstLoad } from './first-load.tsx'

test('the page has its heading before the first screen is there', () => {
  render(<FirstLoad />)
  expect(screen.getByRole('heading', { level: 1, name: '載入中' })).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')
})
