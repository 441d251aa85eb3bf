import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CardsSkeleton } from './skeleton.tsx'

test('what is still coming is said once, and stands in the page as busy', () => {
  const { container } = render(<CardsSkeleton cards={3} />)
  expect(screen.getAllByRole('status', { name: '載入中' })).toHaveLength(1)
  expect(container.querySelectorAll('[aria-busy="true"]')).toHaveLength(1)
})
