import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('the chosen tab is moved into sight within its row, and the page stays where it is', () => {
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function where(this: Element) {
    const [left, right] = this.getAttribute('role') === 'tablist' ? [0, 300] : [350, 450]
    return { left, right } as DOMRect
  })
  const tabs = [
    { value: 'one', name: 'One' },
    { value: 'two', name: 'Two' },
  ]
  render(
    <Tabs label="Parts" tabs={tabs} value="two" onChange={() => {}}>
      Here
    </Tabs>,
  )
  expect(screen.getByRole('tablist', { name: 'Parts' }).scrollLeft).toBe(150)
  expect(moved).not.toHaveBeenCalled()
})
