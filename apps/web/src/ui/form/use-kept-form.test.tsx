import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../../api/problem.ts'
import { loadSentences } from '../../i18n/problem-sentence.ts'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { FormAlert } from './form-alert.tsx'
import { TextInput } from './text-input.ts'
import { useKeptForm } from './use-kept-form.ts'

interface Sent {
  values: { title: string; words: string }
  clientId: string
  answer: (id: string) => void
  refuse: (problem: unknown) => void
}

interface LetterProps {
  account?: string | null
  of?: string
  startsAgain?: boolean
  isAnotherOnceChanged?: boolean
  sent?: Sent[]
  onSent?: (id: string) => void
}

function Letter({ account = 'anna', of = 'new', sent = [], onSent, ...options }: LetterProps) {
  const form = useKeptForm({
    id: 'letter',
    draft: { what: 'letter', account, of },
    start: () => ({ title: '', words: '' }),
    check: ({ title, words }) => ({ title: title ? null : 'Say a title', words: words ? null : 'Say something' }),
    fieldOfCode: { GROUP_HANDLE_TAKEN: 'words' },
    send: (values, clientId) =>
      new Promise<string>((answer, refuse) => void sent.push({ values, clientId, answer, refuse })),
    onSent,
    ...options,
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <FormAlert>{form.failure}</FormAlert>
      {form.isRestored ? <p>Restored</p> : null}
      <TextInput label="Title" {...form.input('title')} />
      <TextInput label="Words" {...form.input('words')} />
      <button type="submit">{form.isSending ? 'Sending' : 'Send'}</button>
    </form>
  )
}

function open(props: LetterProps = {}) {
  const user = userEvent.setup()
  const letter = (changed: LetterProps = {}) => (
    <ThemeProvider>
      <Letter {...props} {...changed} />
    </ThemeProvider>
  )
  const { rerender, unmount } = render(letter())
  return { user, unmount, change: (changed: LetterProps) => rerender(letter(changed)) }
}

const title = () => screen.getByRole('textbox', { name: 'Title' })
const words = () => screen.getByRole('textbox', { name: 'Words' })
const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button'))

async function openWritten(props: LetterProps & { sent: Sent[] }) {
  const opened = open(props)
  await opened.user.type(title(), 'Spring')
  await opened.user.type(words(), 'It rains.')
  return opened
}

describe('what is wrong', () => {
  it('is said at its field, and the first such field has the focus and what is said of it is in sight', async () => {
    const shown: string[] = []
    const before = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function show() {
      shown.push(this.textContent)
    }
    try {
      const sent: Sent[] = []
      const { user } = open({ sent })
      await press(user)
      await waitFor(() => expect(title()).toHaveFocus())
      expect(title()).toHaveAccessibleDescription('Say a title')
      expect(words()).toHaveAccessibleDescription('Say something')
      expect(shown).toContain('Say a title')
      expect(sent).toEqual([])
    } finally {
      Element.prototype.scrollIntoView = before
    }
  })

  it('is no longer said once something is typed', async () => {
    const { user } = open()
    await press(user)
    await user.type(title(), 'S')
    expect(screen.queryByText('Say a title')).not.toBeInTheDocument()
  })

  it('is shown at the field that a refusal names, and not above the form', async () => {
    await loadSentences()
    const sent: Sent[] = []
    const { user } = await openWritten({ sent })
    await press(user)
    const fields = [{ path: 'words', rule: 'too_long' as const, limit: 4 }]
    await act(async () => sent[0]?.refuse(new ApiProblem({ code: 'VALIDATION_FAILED', status: 400, fields })))
    await waitFor(() => expect(words()).toHaveFocus())
    expect(words()).toHaveAccessibleDescription(/4/)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('is shown at the field that a code is about', async () => {
    const sent: Sent[] = []
    const { user } = await openWritten({ sent })
    await press(user)
    await act(async () => sent[0]?.refuse(new ApiProblem({ code: 'GROUP_HANDLE_TAKEN', status: 409 })))
    await waitFor(() => expect(words()).toHaveFocus())
    expect(words()).toBeInvalid()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('is said above the form where no field is there to say it', async () => {
    const sent: Sent[] = []
    const { user } = await openWritten({ sent })
    await press(user)
    const fields = [{ path: 'colour', rule: 'invalid' as const }]
    await act(async () => sent[0]?.refuse(new ApiProblem({ code: 'VALIDATION_FAILED', status: 400, fields })))
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
    expect(words()).toHaveValue('It rains.')
  })
})

describe('sending', () => {
  it('happens once at a time, and a retry has the same client id', async () => {
    const sent: Sent[] = []
    const { user } = await openWritten({ sent })
    await press(user)
    await press(user)
    expect(sent).toHaveLength(1)
    await act(async () => sent[0]?.refuse(new Error('away')))
    await press(user)
    expect(sent).toHaveLength(2)
    expect(sent[1]?.clientId).toBe(sent[0]?.clientId)
    await act(async () => sent[1]?.answer('1'))
    await press(user)
    expect(sent[2]?.clientId).not.toBe(sent[0]?.clientId)
  })

  it('keeps the client id over a reload', async () => {
    const sent: Sent[] = []
    const { user, unmount } = await openWritten({ sent })
    await press(user)
    unmount()
    const again = open({ sent })
    await press(again.user)
    expect(sent[1]?.clientId).toBe(sent[0]?.clientId)
  })

  it('has another client id once what failed was changed, where that is another thing', async () => {
    const sent: Sent[] = []
    const { user } = await openWritten({ sent, isAnotherOnceChanged: true })
    await press(user)
    await act(async () => sent[0]?.refuse(new Error('the line broke')))
    await press(user)
    await act(async () => sent[1]?.refuse(new Error('the line broke')))
    await user.type(words(), ' Still.')
    await press(user)
    const [first, again, changed] = sent.map(({ clientId }) => clientId)
    expect(again).toBe(first)
    expect(changed).not.toBe(first)
    expect(sent[2]?.values.words).toBe('It rains. Still.')
  })

  it('keeps the client id of what failed and was changed, where it must not be done twice', async () => {
    const sent: Sent[] = []
    const { user } = await openWritten({ sent })
    await press(user)
    await act(async () => sent[0]?.refuse(new Error('the line broke')))
    await user.type(words(), ' Still.')
    await press(user)
    expect(sent[1]?.clientId).toBe(sent[0]?.clientId)
  })

  it('leaves what is typed meanwhile in the form and on the device', async () => {
    const sent: Sent[] = []
    const { user, unmount } = await openWritten({ sent })
    await press(user)
    await user.type(words(), ' And shines.')
    await act(async () => sent[0]?.answer('1'))
    expect(sent[0]?.values.words).toBe('It rains.')
    expect(words()).toHaveValue('It rains. And shines.')
    unmount()
    open()
    expect(words()).toHaveValue('It rains. And shines.')
  })

  it('empties a form that starts again, except for what is typed meanwhile', async () => {
    const sent: Sent[] = []
    const { user } = await openWritten({ sent, startsAgain: true })
    await press(user)
    await user.clear(words())
    await user.type(words(), 'Now it shines.')
    await act(async () => sent[0]?.answer('1'))
    expect(title()).toHaveValue('')
    expect(words()).toHaveValue('Now it shines.')
  })

  it('tells what came of it, unless the form has left the screen', async () => {
    const sent: Sent[] = []
    const told: string[] = []
    const { user, unmount } = await openWritten({ sent, onSent: (id) => told.push(id) })
    await press(user)
    await act(async () => sent[0]?.answer('1'))
    expect(told).toEqual(['1'])
    await press(user)
    unmount()
    await act(async () => sent[1]?.answer('2'))
    expect(told).toEqual(['1'])
  })
})

describe('the draft', () => {
  it('survives a closed window', async () => {
    const { unmount } = await openWritten({ sent: [] })
    unmount()
    open()
    expect(title()).toHaveValue('Spring')
    expect(screen.getByText('Restored')).toBeInTheDocument()
  })

  it('is gone once it is sent, also when the form has left the screen before', async () => {
    const sent: Sent[] = []
    const { user, unmount } = await openWritten({ sent })
    await press(user)
    unmount()
    await act(async () => sent[0]?.answer('1'))
    open()
    expect(title()).toHaveValue('')
    expect(screen.queryByText('Restored')).not.toBeInTheDocument()
  })

  it('is gone once everything typed is deleted', async () => {
    const { user, unmount } = open()
    await user.type(title(), 'S')
    await user.clear(title())
    unmount()
    open()
    expect(screen.queryByText('Restored')).not.toBeInTheDocument()
  })

  it('is shown to nobody else on the device', async () => {
    const { unmount } = await openWritten({ sent: [] })
    unmount()
    const { change } = open({ account: 'berta' })
    expect(title()).toHaveValue('')
    change({ account: null })
    expect(title()).toHaveValue('')
    change({ account: 'anna' })
    expect(title()).toHaveValue('Spring')
  })

  it('belongs to one of several things', async () => {
    const { change, user } = await openWritten({ sent: [] })
    change({ of: 'other' })
    expect(title()).toHaveValue('')
    await user.type(title(), 'Autumn')
    change({ of: 'new' })
    expect(title()).toHaveValue('Spring')
  })
})
