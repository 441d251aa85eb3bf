import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { writersServer } from '../../posts/posts.fixture.ts'
import { OwnTagsField } from './own-tags-field.tsx'

function Harness() {
  const [tags, setTags] = useState<string[]>([])
  return <OwnTagsField id="own-tags" value={tags} error={undefined} onChange={setTags} />
}

function open() {
  writersServer()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Harness />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: '新增自訂標籤' }) }
}
const tags = () => screen.queryAllByRole('button', { name: /^移除/ }).map((chip) => chip.textContent)

describe('own tags', () => {
  it('are added by Enter and by commas, and taken back by Backspace', async () => {
    const { user, field } = open()
    await user.type(field, '專題研究{Enter}基隆河，')
    expect(tags()).toEqual(['# 專題研究', '# 基隆河'])
    await user.type(field, '{Backspace}')
    expect(tags()).toEqual(['# 專題研究'])
  })

  it('are not added by the Enter that chooses a word of the input method', () => {
    const { field } = open()
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: '專題' } })
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 })
    expect(tags()).toEqual([])
    // Some Zhuyin input methods end the composition first and send Enter afterwards.
    fireEvent.compositionEnd(field)
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(tags()).toEqual([])
    expect(field).toHaveValue('專題')
  })

  it('have 30 characters at most', async () => {
    const { user, field } = open()
    await user.type(field, `${'字'.repeat(30)}{Enter}`)
    expect(tags()).toEqual([`# ${'字'.repeat(30)}`])
    await user.type(field, `${'字'.repeat(31)}{Enter}`)
    expect(tags()).toHaveLength(1)
    expect(screen.getByText('最多 30 個字')).toBeInTheDocument()
    expect(field).toHaveValue('字'.repeat(31))
  })

  it('refuse characters that names may not have', async () => {
    const { user, field } = open()
    await user.type(field, 'C++{Enter}')
    expect(tags()).toEqual([])
    expect(screen.getByText(/不能使用/)).toBeInTheDocument()
  })
})
