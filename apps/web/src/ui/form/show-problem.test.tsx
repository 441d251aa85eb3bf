import { useForm } from '@mantine/form'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { focusFirst } from './show-problem.ts'
import { TextInput } from './text-input.ts'

function Form() {
  const form = useForm({ initialValues: { name: '' }, validate: { name: (value) => (value ? null : 'Say a name') } })
  return (
    <form onSubmit={form.onSubmit(() => {}, focusFirst(form))} noValidate>
      <TextInput label="Name" {...form.getInputProps('name')} />
      <button type="submit">Send</button>
    </form>
  )
}

test('the first field that is wrong has the focus, and what is said about it is in sight', async () => {
  const shown: string[] = []
  const before = Element.prototype.scrollIntoView
  Element.prototype.scrollIntoView = function show() {
    shown.push(this.textContent)
  }
  try {
    render(
      <ThemeProvider>
        <Form />
      </ThemeProvider>,
    )
    await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await waitFor(() => expect(shown).toEqual(['Say a name']))
  } finally {
    Element.prototype.scrollIntoView = before
  }
})
