import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { capped } from '../i18n/capped.ts'
import { BlockedPeopleContext } from './blocked-people.ts'
import { Face, hueOf, initialOf } from './face.tsx'

test.each([
  ['林小雨', '雨'],
  ['陳老師', '陳'],
  ['林小雨老師', '雨'],
  ['王教授', '王'],
  ['小雨媽媽', '雨'],
  ['老師', '師'],
  ['Ms. Chen', 'C'],
  ['Rain Lin', 'RL'],
  ['rain', 'R'],
  ['小雨 2', '雨'],
  ['𠮷', '𠮷'],
  ['', '？'],
])('the face of %s shows %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

test('people side by side rarely share a colour, also those who came one after the other', () => {
  const ids = Array.from(
    { length: 400 },
    (_, n) => `019a${n.toString(16).padStart(4, '0')}-0000-7000-8000-${(n * 7919).toString(16).padStart(12, '0')}`,
  )
  const hues = ids.map(hueOf)
  const shared = hues.filter((hue, place) => place > 0 && hue === hues[place - 1]).length
  expect(new Set(hues).size).toBe(16)
  expect(shared / hues.length).toBeLessThan(0.1)
})

test('numbers above 999 are 999+', () => {
  expect(capped(999)).toBe('999')
  expect(capped(1_000)).toBe('999+')
})

test('a picture that is not for whoever looks gives way to the name', () => {
  const { container, rerender } = render(<Face id="a" name="林小雨" picture="/one" />)
  fireEvent.error(container.querySelector('img') as Element)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('雨')).toBeInTheDocument()
  rerender(<Face id="a" name="林小雨" picture="/another" />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/another')
})

test('whom I have blocked keeps face and initial, with a sign that is said aloud', () => {
  render(
    <BlockedPeopleContext value={new Set(['a'])}>
      <Face id="a" name="林小雨" />
      <Face id="b" name="陳老師" />
    </BlockedPeopleContext>,
  )
  expect(screen.getAllByRole('img').map((sign) => sign.getAttribute('aria-label'))).toEqual([
    '你封鎖了這個人，看不到對方的個人頁',
  ])
  expect(screen.getByText('雨').parentElement).toContainElement(screen.getByRole('img'))
  expect(screen.getByText('陳')).toBeInTheDocument()
})
