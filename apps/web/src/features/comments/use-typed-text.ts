import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../ui/keep-draft.ts'

/** State for a text that is typed but not sent: kept on the device with every letter. */
export function useTypedText(name: string) {
  const [text, setText] = useState(() => readDraft<{ text: string }>(name).text ?? '')
  const change = (next: string) => {
    setText(next)
    if (next === '') dropDraft(name)
    else writeDraft(name, { text: next })
  }
  return [text, change] as const
}
