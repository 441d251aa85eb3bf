import { tagsOfFamily } from '@learntrail/contract/tags/tags'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx'
import { TagChips } from './tag-chips.tsx'

test('tags are offered ten at a time, and what is chosen at any time', async () => {
  const onToggle = vi.fn()
  render(
    <ThemeProvider>
      <TagChips tags={tagsOfFamily.sdgs} value={['sdg_17']} onToggle={onToggle} />
    </ThemeProvider>,
  )
  const user = userEvent.setup()
  const goals = () => screen.getAllByRole('button', { name: /^SDG/ }).map(({ textContent }) => textContent)
  expect(goals()).toHaveLength(11)
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('SDG 17')
  await user.click(screen.getByRole('button', { name: '還有 6 個' }))
  expect(goals()).toHaveLength(17)
  expect(screen.queryByRole('button', { name: /還有/ })).not.toBeInTheDocument()
})
