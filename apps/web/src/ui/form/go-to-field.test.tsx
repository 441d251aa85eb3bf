import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { goToField } from './go-to-field.ts'

test('of a group, the first control that can be used has the focus', async () => {
  render(
    <>
      <Field id="reasons" label="Reasons" error="Choose one">
        <input type="checkbox" aria-label="Taken" disabled />
        <input type="checkbox" aria-label="Free" />
      </Field>
      <button type="button" onClick={() => goToField('reasons')}>
        Go
      </button>
    </>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Go' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Free' })).toHaveFocus())
})

function Late({ isThere }: { isThere: boolean }) {
  return (
    <>
      <button type="button" onClick={() => goToField('late')}>
        Go
      </button>
      <input aria-label="Other" />
      {isThere ? <input id="late" aria-label="Late" /> : null}
    </>
  )
}

test('a field that is still being loaded has the focus once it is there', async () => {
  const { rerender } = render(<Late isThere={false} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Go' }))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  rerender(<Late isThere />)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Late' })).toHaveFocus())
})

test('a field that comes later leaves the focus with whoever writes elsewhere meanwhile', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Late isThere={false} />)
  await user.click(screen.getByRole('button', { name: 'Go' }))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await user.type(screen.getByRole('textbox', { name: 'Other' }), 'words')
  rerender(<Late isThere />)
  // Wait until the MutationObserver has run.
  await Promise.resolve()
  expect(screen.getByRole('textbox', { name: 'Other' })).toHaveFocus()
})
